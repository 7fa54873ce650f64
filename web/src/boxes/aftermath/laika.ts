import { nameOf, plain } from '../../lib/i18n.svelte';
import type { GameInfo, RoomView } from '../../lib/wire';
import type { Thing } from '../box';
import { isAt } from './turrets';

/** The dog, where she is in a room; otherwise she is with her master. */
export function laika(game: GameInfo, room: RoomView): Thing[] {
  return isAt(game, room, game.addOns['bounty-hunter']?.['laika'])
    ? [{ id: 'laika', icon: 'laika', name: plain(nameOf('figure', 'laika')), count: 0, rules: ['laika'] }]
    : [];
}

/** The room she is in, nothing while she is with her master, and null if she is gone. */
export function laikaIs(game: GameInfo | null): string | null {
  const numbers = game?.addOns['bounty-hunter'] ?? {};
  if (numbers['laika-removed'] === 1) return null;
  return game?.ship.rooms[(numbers['laika'] ?? 0) - 1]?.number ?? '';
}
