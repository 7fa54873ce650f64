import type { GameInfo } from '../lib/wire';

/** Somebody who can be brought back: where the body is, and how the Emergency Room stands. */
export interface Reviving {
  seat: number;
  /** The room it lies in, or nothing while somebody carries it. */
  lies: string | null;
  carrier: number | null;
  /** The Emergency Room, once it is explored. */
  room: string | null;
  state: 'unknown' | 'malfunction' | 'intruder' | 'ready' | 'back';
}

const BODY = 'red-character-corpse-';

export function reviving(game: GameInfo): Reviving[] {
  const station = game.ship.rooms.find((r) => r.explored && r.tile === 'emergency-room');
  return game.crew.flatMap((c) => {
    if (c.status !== 'dead') return [];
    const body = BODY + c.character;
    const lies = game.ship.rooms.find((r) => r.things.includes(body))?.number ?? null;
    const carrier = game.crew.find((other) => other.carried.includes(body))?.seat ?? null;
    if (lies === null && carrier === null) return [];
    return [{ seat: c.seat, lies, carrier, room: station?.number ?? null, state: stateOf(game, lies) }];
  });
}

function stateOf(game: GameInfo, lies: string | null): Reviving['state'] {
  const station = game.ship.rooms.find((r) => r.explored && r.tile === 'emergency-room');
  if (!station) return 'unknown';
  if (station.malfunction) return 'malfunction';
  if (game.intruders.some((i) => i.room === station.number)) return 'intruder';
  return lies === station.number ? 'back' : 'ready';
}
