import { textOf, valueOf } from './log';
import type { GameInfo, LogLine } from './wire';

/** The story of a finished game, told from its log. */

/** What is worth a mark on the timeline, with its icon; those of the ship first. */
const SHIP_MARKS: Record<string, string> = {
  'objectives-must-be-chosen': 'adult',
  'self-destruct-started': 'destruct',
  'self-destruct-stopped': 'clean',
  'pods-unlocked': 'unlock',
  'weakness-discovered': 'weakness',
  'nest-destroyed': 'nest',
  'pod-launched': 'launch',
  'game-ended': 'jump',
};
const SEAT_MARKS: Record<string, string> = {
  'character-died': 'dead',
  hibernated: 'asleep',
  'pod-boarded': 'in-pod',
  'player-won': 'winner',
  'larva-placed': 'larva',
  'serious-wound-suffered': 'w-serious',
  'signal-sent': 'signal',
  'engine-checked': 'engine',
  'coordinates-checked': 'computer',
  'destination-set': 'destination',
  'item-crafted': 'craft',
  'quest-activated': 'activate',
  'encounter-begun': 'in-combat',
  slimed: 'slime',
};
/** Marks that end a lane. */
const LAST = new Set(['character-died', 'hibernated', 'game-ended']);
const MOST_PER_ROUND = 3;

export interface Mark {
  round: number;
  icon: string;
  text: string;
  harm: boolean;
  last: boolean;
}

export interface Lane {
  seat: number | null;
  marks: Mark[];
}

const HARM = new Set([
  'character-died',
  'larva-placed',
  'serious-wound-suffered',
  'self-destruct-started',
  'objectives-must-be-chosen',
  'encounter-begun',
]);

function lane(lines: LogLine[], seat: number | null, marks: Record<string, string>): Lane {
  const result: Mark[] = [];
  for (const line of lines) {
    const icon = marks[line.event];
    if (icon === undefined || line.seat !== seat) continue;
    const inRound = result.filter((mark) => mark.round === line.round);
    const last = LAST.has(line.event);
    if (!last && (inRound.length >= MOST_PER_ROUND || inRound.some((mark) => mark.icon === icon))) continue;
    result.push({ round: line.round, icon, text: textOf(line), harm: HARM.has(line.event), last });
  }
  return { seat, marks: result };
}

/** One lane for the ship and one for each seat. */
export function lanes(log: LogLine[], seats: number): Lane[] {
  const bySeat = Array.from({ length: seats }, (_, seat) => lane(log, seat, SEAT_MARKS));
  return [lane(log, null, SHIP_MARKS), ...bySeat];
}

/** What happened in each round, for those who read rather than look. */
export function chapters(log: LogLine[]): { round: number; lines: LogLine[] }[] {
  const told = log.filter((line) => line.event in (line.seat === null ? SHIP_MARKS : SEAT_MARKS));
  const rounds = [...new Set(told.map((line) => line.round))].sort((a, b) => a - b);
  return rounds.map((round) => ({ round, lines: told.filter((line) => line.round === round) }));
}

export interface Statistics {
  noiseRolls: number;
  encounters: number;
  killed: number;
  explored: number;
  fires: number;
  wounds: number;
  shots: number;
  cards: number;
}

export function statistics(log: LogLine[]): Statistics {
  const count = (...events: string[]) => log.filter((line) => events.includes(line.event)).length;
  return {
    noiseRolls: count('noise-rolled'),
    encounters: count('encounter-begun'),
    killed: count('intruder-killed'),
    explored: count('room-explored'),
    fires: count('fire-placed'),
    wounds: count('light-wound-suffered', 'serious-wound-suffered'),
    shots: count('shot-fired'),
    cards: count('card-paid', 'card-played'),
  };
}

/** How often a character came into each room. */
export function visits(log: LogLine[]): Record<string, number> {
  const result: Record<string, number> = {};
  for (const line of log) {
    const room = line.event === 'crew-moved' ? valueOf(line, 'to')?.id : undefined;
    if (room !== undefined) result[room] = (result[room] ?? 0) + 1;
  }
  return result;
}

export interface SeatCheck {
  seat: number;
  status: string;
  death: string;
  contamination: string;
  objectives: string[];
  verdict: string;
  won: boolean;
}

/** The victory check as the log tells it. */
export interface Check {
  engines: string[];
  coordinates: string[];
  seats: SeatCheck[];
}

export function check(game: GameInfo, log: LogLine[]): Check {
  const texts = (event: string, seat?: number) =>
    log.filter((line) => line.event === event && (seat === undefined || line.seat === seat)).map(textOf);
  return {
    engines: [...texts('engines-revealed'), ...texts('ship-exploded')],
    coordinates: texts('destination-revealed'),
    seats: game.crew.map((member) => ({
      seat: member.seat,
      status: member.status,
      death: texts('character-died', member.seat).at(-1) ?? '',
      contamination: texts('contamination-checked', member.seat).at(-1) ?? '',
      objectives: member.objectives.cards.flatMap((card) =>
        typeof card === 'string' ? [card] : card.id ? [card.id] : [],
      ),
      verdict: texts('objective-revealed', member.seat).at(-1) ?? '',
      won: game.winners.includes(member.seat),
    })),
  };
}
