import { nameOf, plain, t } from '../../lib/i18n.svelte';
import type { GameInfo, RoomView } from '../../lib/wire';
import type { Thing } from '../box';

/** The token that lies face down in a room, and the slime that one of them leaves there. */
export function roomTokens(game: GameInfo, room: RoomView): Thing[] {
  const slot = game.ship.rooms.findIndex((one) => one.number === room.number);
  const token = game.piles[`room-token-${String(slot + 1).padStart(3, '0')}`]?.cards[0];
  const things: Thing[] = [];
  if (token) {
    things.push({
      id: 'room-token',
      icon: 'room-token',
      name: t('aftermath.token'),
      count: 0,
      told: token.id
        ? t('aftermath.token-seen', { name: plain(nameOf('room-token-card', token.id)) })
        : t('aftermath.token-hidden'),
      rules: ['aftermath-tokens'],
      atEdge: true,
    });
  }
  if (game.counters['aftermath-tokens.slimed-room']?.[slot] === 1) {
    things.push({
      id: 'slimed-room',
      icon: 'slime',
      name: plain(nameOf('room-token-card', 'slimed-room')),
      count: 0,
      rules: ['aftermath-tokens', 'slime'],
    });
  }
  return things;
}
