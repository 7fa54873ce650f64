import type { Change } from '../../table/project';
import type { Box } from '../box';
import { eggs, HIVE } from '../hive/eggs';
import IntrudersBar from './IntrudersBar.svelte';
import Picture from './Picture.svelte';

const larva =
  (count: number): Change =>
  (game, line) => ({
    ...game,
    crew: game.crew.map((c) =>
      c.seat === line.seat ? { ...c, counters: { ...c.counters, larva: count } } : c,
    ),
  });

export const intruders: Box = {
  id: 'intruders',
  icon: 'adult',
  picture: Picture,
  table: IntrudersBar,
  conditions: (member) => [{ marker: 'larva', on: (member.counters['larva'] ?? 0) > 0 }],
  inRoom: eggs,
  changes: { ...HIVE, 'larva-placed': larva(1), 'larva-removed': larva(0) },
  creatures: { larva: 17, creeper: 20, adult: 22, breeder: 24, queen: 27 },
  tokens: ['blank'],
  lines: [
    ['larva-infested', 'combat', 'harm'],
    ['larva', 'larva', 'harm'],
  ],
};
