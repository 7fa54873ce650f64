import type { Box } from '../box';
import { eggs, HIVE } from '../hive/eggs';
import InsanityBadge from './InsanityBadge.svelte';
import InsanityTrack from './InsanityTrack.svelte';
import LairsBar from './LairsBar.svelte';
import Picture from './Picture.svelte';

export const voidSeeders: Box = {
  id: 'void-seeders',
  icon: 'void-seeder',
  picture: Picture,
  table: LairsBar,
  own: InsanityTrack,
  badge: InsanityBadge,
  inRoom: eggs,
  changes: HIVE,
  creatures: { lurker: 19, whisperer: 21, stalker: 24, despoiler: 27, lair: 25 },
  tokens: ['blank', 'void-seeder', 'insanity'],
  rules: {
    'rule.bag-development': 'rule.void-bag',
    'rule.encounter': 'rule.void-encounter',
    'rule.injuries': 'rule.void-injuries',
    'rule.laboratory': 'rule.void-laboratory',
    'rule.scanning': 'rule.void-recovery',
    'rule.weaknesses': 'rule.void-laboratory',
  },
  lines: [['counter', 'insanity', 'warn']],
};
