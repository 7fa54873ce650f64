import { BOXES } from '../boxes';
import { valueOf } from '../lib/log';
import type {
  CorridorView,
  CrewView,
  GameInfo,
  IntruderView,
  LogLine,
  PlaceView,
  RoomView,
  ShipView,
  TracksFacts,
} from '../lib/wire';
import { corridorOf } from './answers';

/**
 * The board after one line of the log, on the way to a view that the server sent. No rule is known here: only what the line
 * says is done. What a line does not tell changes with that view, at the end.
 */
export type Change = (game: GameInfo, line: LogLine, tracks: TracksFacts) => GameInfo;

/** The steps that the table shows, with their phase; what is part of one of them has no place of its own. */
const STEPS: Record<string, string> = {
  'draw-action-cards': 'player',
  'first-player-token': 'player',
  'player-turns': 'player',
  'time-track': 'event',
  'intruder-attack': 'event',
  'fire-damage': 'event',
  'resolve-event-card': 'event',
  'intruder-bag-development': 'event',
};

const ship =
  (change: (ship: ShipView, line: LogLine, tracks: TracksFacts) => Partial<ShipView>): Change =>
  (game, line, tracks) => ({ ...game, ship: { ...game.ship, ...change(game.ship, line, tracks) } });

/** What only this kind of place has. */
const place =
  (change: (place: PlaceView, line: LogLine, tracks: TracksFacts) => Partial<PlaceView>): Change =>
  (game, line, tracks) => ({ ...game, place: { ...game.place, ...change(game.place, line, tracks) } });

const room = (name: string, change: (room: RoomView, line: LogLine) => Partial<RoomView>): Change =>
  ship((s, line) => ({
    rooms: s.rooms.map((r) => (r.number === valueOf(line, name)?.id ? { ...r, ...change(r, line) } : r)),
  }));

const member = (change: (one: CrewView, line: LogLine) => Partial<CrewView>): Change => {
  return (game, line) => ({
    ...game,
    crew: game.crew.map((c) => (c.seat === line.seat ? { ...c, ...change(c, line) } : c)),
  });
};

const foe = (change: (one: IntruderView, line: LogLine) => IntruderView | null): Change => {
  return (game, line) => ({
    ...game,
    intruders: game.intruders.flatMap((f) => {
      const after = f.number === valueOf(line, 'intruder')?.number ? change(f, line) : f;
      return after ? [after] : [];
    }),
  });
};

const both =
  (...changes: Change[]): Change =>
  (game, line, tracks) =>
    changes.reduce((so, change) => change(so, line, tracks), game);

const isHere = (id: string, line: LogLine, name: string) => id === corridorOf(valueOf(line, name)?.id);

const door = (name: string, state: CorridorView['door']): Change =>
  ship((s, line) => ({
    corridors: s.corridors.map((c) => (isHere(c.id, line, name) ? { ...c, door: state } : c)),
  }));

const noise = (there: boolean): Change =>
  ship((s, line) => ({
    corridors: s.corridors.map((c) => (isHere(c.id, line, 'passage') ? { ...c, noise: there } : c)),
    networks: s.networks.map((n) => (isHere(n.id, line, 'passage') ? { ...n, noise: there } : n)),
  }));

const pod = (locked: boolean): Change =>
  place((s, line) => ({
    pods: s.pods.map((p) => (p.number === valueOf(line, 'pod')?.number ? { ...p, locked } : p)),
  }));

const arrive: Change = (game, line) => {
  const number = valueOf(line, 'intruder')?.number;
  const type = valueOf(line, 'intruder')?.id;
  const at = valueOf(line, 'room')?.id;
  if (number === undefined || type === undefined || at === undefined) return game;
  const others = game.intruders.filter((f) => f.number !== number);
  return { ...game, intruders: [...others, { number, type, room: at, injuries: 0 }] };
};

const gone = foe(() => null);

const CHANGES: Record<string, Change> = {
  'round-started': (game, line) => ({
    ...game,
    round: valueOf(line, 'round')?.number ?? game.round,
    crew: game.crew.map((c) => ({ ...c, passed: false })),
  }),
  'step-started': (game, line) => {
    const step = valueOf(line, 'step')?.id ?? '';
    const phase = STEPS[step];
    return phase === undefined ? game : { ...game, step, phase };
  },
  'first-player-passed-on': (game, line) => ({ ...game, firstPlayer: line.seat ?? game.firstPlayer }),
  'turn-started': (game, line) => ({ ...game, asked: line.seat === null ? [] : [line.seat] }),
  'player-passed': member(() => ({ passed: true })),
  'crew-moved': member((c, line) => ({ room: valueOf(line, 'to')?.id ?? c.room })),
  'character-died': member(() => ({ status: 'dead' })),
  'light-wound-suffered': member((c, line) => ({
    lightWounds: valueOf(line, 'total')?.number ?? c.lightWounds,
  })),
  'light-wounds-healed': member((c, line) => ({
    lightWounds: valueOf(line, 'total')?.number ?? c.lightWounds,
  })),
  'serious-wound-suffered': member((c, line) => ({
    wounds: [...c.wounds, valueOf(line, 'wound')?.id ?? ''],
  })),
  slimed: member(() => ({ slime: true })),
  'slime-removed': member(() => ({ slime: false })),
  'signal-sent': member(() => ({ signal: true })),
  'room-explored': room('room', (r, line) => ({ explored: true, tile: valueOf(line, 'tile')?.id ?? r.tile })),
  'item-counter-set': room('room', (r, line) => ({ items: valueOf(line, 'items')?.number ?? r.items })),
  'fire-placed': both(
    room('room', () => ({ fire: true })),
    ship((s) => ({ firesLeft: s.firesLeft - 1 })),
  ),
  'fire-removed': both(
    room('room', () => ({ fire: false })),
    ship((s) => ({ firesLeft: s.firesLeft + 1 })),
  ),
  'malfunction-placed': both(
    room('room', () => ({ malfunction: true })),
    ship((s) => ({ malfunctionsLeft: s.malfunctionsLeft - 1 })),
  ),
  'malfunction-removed': both(
    room('room', () => ({ malfunction: false })),
    ship((s) => ({ malfunctionsLeft: s.malfunctionsLeft + 1 })),
  ),
  'door-closed': door('corridor', 'closed'),
  'door-opened': door('corridor', 'open'),
  'door-destroyed': door('corridor', 'destroyed'),
  'door-moved': both(door('from', 'open'), door('to', 'closed')),
  'noise-placed': noise(true),
  'noise-removed': noise(false),
  // Both tracks are told by what is left of them.
  'time-advanced': ship((s, line, tracks) => ({
    time: tracks.timeEnd - (valueOf(line, 'time')?.number ?? 0),
  })),
  'self-destruct-started': place((s) => ({ selfDestruct: s.selfDestruct ?? 0 })),
  'self-destruct-stopped': place(() => ({ selfDestruct: null })),
  'self-destruct-advanced': place((s, line, tracks) => ({
    selfDestruct: tracks.selfDestructEnd - (valueOf(line, 'space')?.number ?? 0),
  })),
  'pod-locked': pod(true),
  'pod-unlocked': pod(false),
  'pods-unlocked': place((s) => ({ pods: s.pods.map((p) => ({ ...p, locked: false })) })),
  'token-added': ship((s) => ({ bag: s.bag + 1 })),
  'token-removed': ship((s) => ({ bag: Math.max(0, s.bag - 1) })),
  'intruder-appeared': arrive,
  'intruder-moved': foe((f, line) => ({ ...f, room: valueOf(line, 'to')?.id ?? f.room })),
  'intruder-injured': foe((f, line) => ({ ...f, injuries: valueOf(line, 'injuries')?.number ?? f.injuries })),
  'intruder-recovered': foe((f, line) => ({
    ...f,
    injuries: valueOf(line, 'injuries')?.number ?? f.injuries,
  })),
  'intruder-transformed': foe((f, line) => ({
    ...f,
    number: valueOf(line, 'into')?.number ?? f.number,
    type: valueOf(line, 'into')?.id ?? f.type,
  })),
  'intruder-hid': gone,
  'intruder-killed': gone,
  'intruder-eaten': gone,
  'intruder-spent': gone,
};

export function project(game: GameInfo, line: LogLine, tracks: TracksFacts): GameInfo {
  const change = CHANGES[line.event] ?? BOXES.find((box) => box.changes?.[line.event])?.changes?.[line.event];
  return change?.(game, line, tracks) ?? game;
}
