import { game, plain, t } from './i18n.svelte';

/** The name of a mode, an option, a ship or a species. */
export function topicName(id: string): string {
  const named = ['mode', 'setup-option', 'board'].map((kind) => game(`${kind}.${id}.name`)).find(Boolean);
  return plain(named ?? t(`guide.species.${id}`));
}

/** The symbol of a mode or species. */
export const TOPIC_ICONS: Record<string, string> = {
  standard: 'u-hidden',
  solo: 'u-seat',
  coop: 'coop',
  intruders: 'adult',
  carnomorphs: 'butcher',
  'void-seeders': 'void-seeder',
};
