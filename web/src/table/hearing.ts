import { passagesOf, roomsOf, valueOf } from '../lib/log';
import type { Effect, Mood, Where } from '../lib/synth';
import type { BoardFacts, GameInfo, LogLine } from '../lib/wire';
import { corridorOf } from './answers';
import type { Moment } from './stage.svelte';

/** What is heard of what happens, and from where. */

const HEARD: Record<string, Effect> = {
  'noise-placed': 'noise',
  'door-closed': 'door',
  'door-opened': 'door',
  'door-destroyed': 'door',
  'fire-placed': 'fire',
  'intruder-appeared': 'growl',
  'intruder-moved': 'growl',
  'light-wound-suffered': 'hit',
  'serious-wound-suffered': 'hit',
  'intruder-injured': 'hit',
  'room-explored': 'explore',
  'self-destruct-started': 'alarm',
  'room-depressurized': 'alarm',
  'character-died': 'death',
  'pod-launched': 'escape',
  hibernated: 'escape',
  'game-ended': 'end',
};

/** What is heard as soon as a die rolls or a place is lit. */
const BEGINS: Record<string, Effect> = { die: 'dice', token: 'token', card: 'card' };

/** More at once would be noise only. */
const MOST = 3;
/** So far away, on the board, a thing is quite at one side. */
const ASIDE = 0.35;

export interface Heard {
  effect: Effect;
  where: Where;
}

interface At {
  x: number;
  y: number;
}

function roomAt(board: BoardFacts, number: string | null | undefined): At | undefined {
  return board.rooms.find((r) => r.number === number);
}

function placeAt(board: BoardFacts, line: LogLine): At | undefined {
  const passage = passagesOf(line)[0];
  const corridor = board.corridors.find((c) => c.id === corridorOf(passage));
  const [a, b] = [roomAt(board, corridor?.a), roomAt(board, corridor?.b)];
  if (a && b) return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return roomAt(board, valueOf(line, 'to')?.id ?? roomsOf(line).at(-1));
}

/** Where a line is heard from somebody in a room; whoever is nowhere hears everything in the middle. */
export function whereOf(line: LogLine, board: BoardFacts, listener: string | null | undefined): Where {
  const here = roomAt(board, listener);
  const there = placeAt(board, line);
  if (!here || !there) return {};
  const [dx, dy] = [there.x - here.x, there.y - here.y];
  const far = Math.hypot(dx, dy) / board.width;
  return { pan: Math.max(-1, Math.min(1, dx / (board.width * ASIDE))), near: Math.max(0, 1 - far * 1.4) };
}

/** What is heard of lines that are shown together; with `cues` also what a moment would have begun with. */
export function heard(
  lines: LogLine[],
  board: BoardFacts,
  listener: string | null | undefined,
  cues: (line: LogLine) => Effect | undefined = () => undefined,
): Heard[] {
  const found = new Map<Effect, Heard>();
  for (const line of lines) {
    for (const effect of [cues(line), HEARD[line.event]]) {
      if (effect && !found.has(effect)) found.set(effect, { effect, where: whereOf(line, board, listener) });
    }
  }
  return [...found.values()].slice(0, MOST);
}

/** What a moment begins with. */
export function opening(moment: Pick<Moment, 'cue'>): Effect | undefined {
  return BEGINS[moment.cue.sight] ?? (moment.cue.tone === 'harm' ? 'danger' : undefined);
}

/** How the ship sounds to one seat. */
export function moodOf(game: GameInfo, board: BoardFacts): Mood {
  const me = game.crew.find((c) => c.seat === game.seat);
  const here = me?.status === 'aboard' ? me.room : null;
  const beside = new Set(board.corridors.flatMap((c) => (c.a === here ? [c.b] : c.b === here ? [c.a] : [])));
  const near = game.intruders.some((f) => f.room === here)
    ? 0.75
    : game.intruders.some((f) => beside.has(f.room))
      ? 0.5
      : game.intruders.length > 0
        ? 0.25
        : 0.05;
  const burning = game.ship.rooms.some((r) => r.fire && r.number === here) ? 0.2 : 0;
  const doomed = game.place.selfDestruct === null ? 0 : 0.2;
  const late = board.tracks.timeEnd - game.ship.time <= 3 ? 0.15 : 0;
  const wounds = me && here ? me.lightWounds + 2 * me.wounds.length : 0;
  return { danger: Math.min(1, near + burning + doomed + late), hurt: Math.min(1, wounds / 6) };
}
