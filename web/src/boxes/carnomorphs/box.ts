import type { Box } from '../box';
import { eggs, HIVE } from '../hive/eggs';
import AdaptationsBar from './AdaptationsBar.svelte';
import MutationBadge from './MutationBadge.svelte';
import OwnMutation from './OwnMutation.svelte';
import Picture from './Picture.svelte';

export const carnomorphs: Box = {
  id: 'carnomorphs',
  icon: 'butcher',
  picture: Picture,
  table: AdaptationsBar,
  own: OwnMutation,
  badge: MutationBadge,
  inRoom: eggs,
  changes: HIVE,
  creatures: { metagorger: 18, shambler: 21, fleshbeast: 24, butcher: 27 },
  tokens: ['blank'],
  rules: {
    'rule.bag-development': 'rule.carnomorph-bag-development',
    'rule.encounter': 'rule.carnomorph-encounter',
    'rule.injuries': 'rule.carnomorph-injuries',
    'rule.laboratory': 'rule.adaptations',
    'rule.scanning': 'rule.carnomorph-contamination-check',
    'rule.weaknesses': 'rule.adaptations',
  },
  large: ['carnomorphs.keep-mutation'],
  cards: { icon: 'mutation', kind: 'modes.mutations-label' },
  lines: [['counter', 'mutation', 'warn']],
};
