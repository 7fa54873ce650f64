import { textOf } from './log';
import type { CrewView, GameInfo, LogLine, CompleteView } from './wire';

/** One choice of a finished game, as its log tells it. */
export interface Beat {
  choice: number;
  round: number;
  lines: LogLine[];
  /** What the bot that chose says of it. */
  why: LogLine | null;
  harm: boolean;
}

const HARM = new Set([
  'character-died',
  'light-wound-suffered',
  'serious-wound-suffered',
  'encounter-begun',
  'intruder-attacked',
  'surprise-attack',
  'larva-placed',
  'fire-placed',
  'game-ended',
]);

/** Lines that say no more than the board does. */
const QUIET = new Set([
  'turn-started',
  'step-started',
  'action-begun',
  'card-paid',
  'deck-shuffled',
  'discard-pile-shuffled',
]);

/** The line in which a bot says why it chose. */
export const WHY = 'why';

export function beats(log: LogLine[], choices: number): Beat[] {
  const result: Beat[] = [];
  let round = log[0]?.round ?? 0;
  const byChoice = new Map<number, LogLine[]>();
  for (const line of log) byChoice.set(line.choice, [...(byChoice.get(line.choice) ?? []), line]);
  for (let choice = 0; choice < choices; choice++) {
    const all = byChoice.get(choice) ?? [];
    const lines = all.filter((line) => line.event !== WHY);
    round = all.at(-1)?.round ?? round;
    const why = all.find((line) => line.event === WHY) ?? null;
    result.push({ choice, round, lines, why, harm: lines.some((line) => HARM.has(line.event)) });
  }
  return result;
}

/** What to say of a step: the lines that matter, or all if none does. */
export function telling(beat: Beat): LogLine[] {
  const lines = beat.lines.filter((line) => !QUIET.has(line.event));
  return lines.length > 0 ? lines : beat.lines.slice(0, 1);
}

/** The most telling lines of a step, danger first. */
export function headlines(beat: Beat, most = 3): LogLine[] {
  const lines = telling(beat);
  const harm = lines.filter((line) => HARM.has(line.event));
  return [...harm, ...lines.filter((line) => !harm.includes(line))].slice(0, most);
}

/** How many choices are made when a round begins. */
export function roundStarts(list: Beat[]): { round: number; at: number }[] {
  const starts: { round: number; at: number }[] = [];
  for (const beat of list) {
    if (beat.round > 0 && beat.round !== starts.at(-1)?.round)
      starts.push({ round: beat.round, at: beat.choice + 1 });
  }
  return starts;
}

/** What all seats saw, as one: each character as its own player knows it, and of the ship what anybody knew. */
export function together(open: CompleteView, seats: CompleteView[]): CompleteView {
  const games = seats.map((s) => s.game).filter((game) => game !== null);
  return { ...open, game: open.game && known(open.game, games), log: allLines(open.log, seats) };
}

function known(open: GameInfo, games: GameInfo[]): GameInfo {
  const crew = open.crew.map(
    (c): CrewView => games.find((g) => g.seat === c.seat)?.crew.find((own) => own.seat === c.seat) ?? c,
  );
  const ship = {
    ...open.ship,
    rooms: open.ship.rooms.map((room, k) => ({
      ...room,
      tile: room.tile ?? games.map((g) => g.ship.rooms[k]?.tile).find((tile) => tile) ?? null,
      token: room.token ?? games.map((g) => g.ship.rooms[k]?.token).find((token) => token) ?? null,
    })),
  };
  const place = {
    ...open.place,
    engines: open.place.engines.map(
      (engine, k) => games.map((g) => g.place.engines[k]).find((e) => e && e !== 'unknown') ?? engine,
    ),
    coordinates: open.place.coordinates ?? games.map((g) => g.place.coordinates).find((c) => c) ?? null,
  };
  return { ...open, crew, ship, place };
}

/** The open lines of the log, reasons of bots among them, with the secret ones of each seat after them. */
function allLines(open: LogLine[], seats: CompleteView[]): LogLine[] {
  const secret = seats.flatMap((s) => s.log.filter((line) => line.secret && line.event !== WHY));
  const unique = secret.filter(
    (line, k) => secret.findIndex((l) => l.choice === line.choice && textOf(l) === textOf(line)) === k,
  );
  return [...open, ...unique].sort((a, b) => a.choice - b.choice);
}
