import type { LogLine } from '../lib/wire';
import { cueOf } from './cues';

/** What happened since the last turn of a seat, for whoever looked away. */

const ALSO = new Set([
  'fire-placed',
  'malfunction-placed',
  'intruder-moved',
  'intruder-hid',
  'light-wound-suffered',
  'larva-placed',
  'slimed',
  'door-closed',
  'door-destroyed',
  'signal-sent',
  'time-advanced',
  'self-destruct-advanced',
]);
/** They only lead to something that is told itself. */
const LEADS = new Set([
  'room-explored',
  'combat-rolled',
  'endurance-drawn',
  'step-started',
  'reaction-played',
]);

function isWorthTelling(line: LogLine): boolean {
  return !LEADS.has(line.event) && (ALSO.has(line.event) || cueOf(line) !== null);
}

/** Whether somebody else, or the ship, goes on after a seat's turn. */
function endsTurn(line: LogLine, seat: number): boolean {
  return line.event === 'step-started' || (line.event === 'turn-started' && line.seat !== seat);
}

/** The lines since the last turn of a seat ended; on its turn, those between the turn before and this one. */
export function recap(log: LogLine[], seat: number): LogLine[] {
  const turns = log.flatMap((line, k) => (line.event === 'turn-started' && line.seat === seat ? [k] : []));
  const last = turns.at(-1);
  if (last === undefined) return log.filter(isWorthTelling);
  const over = log.slice(last).some((line) => endsTurn(line, seat));
  // Its actions of one turn stand together: the first of them begins it.
  let begin = last;
  for (let k = last; k >= 0 && !endsTurn(log[k] as LogLine, seat); k--) if (turns.includes(k)) begin = k;
  const to = over ? log.length : begin;
  const from = over ? last : (turns.filter((k) => k < begin).at(-1) ?? 0);
  const end = log.slice(from, to).findIndex((line) => endsTurn(line, seat));
  return end < 0 && from > 0 ? [] : log.slice(from + Math.max(0, end), to).filter(isWorthTelling);
}
