import { nameOf, plain, t } from '../../lib/i18n.svelte';
import type { GameInfo, RoomView } from '../../lib/wire';
import type { Thing } from '../box';

/** What the top status token of a turret may say, in the order of its numbers. */
const STATUSES = ['turret-inactive', 'turret-target-all', 'turret-target-intruders'];

/** Where a counter means by a number one higher than that of the room; 0 is no room. */
export function isAt(game: GameInfo, room: RoomView, place: number | undefined): boolean {
  return (place ?? 0) > 0 && game.ship.rooms[(place ?? 0) - 1]?.number === room.number;
}

/** The turret of a room. Its status is drawn if it lies face up, and for those who have looked at it. */
export function turrets(game: GameInfo, room: RoomView): Thing[] {
  const turret = (game.counters['turrets.room'] ?? []).findIndex((place) => isAt(game, room, place));
  if (turret < 0) return [];
  const status = STATUSES[game.counters['turrets.status']?.[turret] ?? -1];
  const words = status ? plain(nameOf('turret-status', status)) : '';
  const up = game.counters['turrets.face-up']?.[turret] === 1;
  return [
    {
      id: up ? 'turret' : 'turret-hidden',
      icon: status ?? 'turret',
      name: t('aftermath.turret'),
      count: 0,
      told: !status
        ? t('aftermath.turret-hidden')
        : t(up ? 'aftermath.turret-up' : 'aftermath.turret-seen', { status: words }),
      rules: ['turrets'],
    },
  ];
}
