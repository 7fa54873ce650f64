import { t } from '../../lib/i18n.svelte';
import { valueOf } from '../../lib/log';
import type { GameInfo, RoomView } from '../../lib/wire';
import type { Change } from '../../table/project';
import type { Thing } from '../box';

/** The eggs of a species that breeds lie in the nest. */
export function eggs(game: GameInfo, room: RoomView): Thing[] {
  const count = game.species.counters['eggs'] ?? 0;
  return room.explored && room.tile === 'nest' && count > 0
    ? [
        {
          id: 'egg',
          icon: 'egg',
          name: t('table.ship.eggs'),
          count,
          told: t('table.board.eggs', { n: count }),
          rules: ['eggs', 'nest'],
        },
      ]
    : [];
}

const eggsChanged: Change = (game, line) => {
  const { counters } = game.species;
  const eggs = valueOf(line, 'eggs')?.number ?? counters['eggs'] ?? 0;
  return { ...game, species: { ...game.species, counters: { ...counters, eggs } } };
};

/** What the nest does to the board. */
export const HIVE: Record<string, Change> = { 'eggs-changed': eggsChanged };
