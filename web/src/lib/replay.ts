import type { LogLine } from './wire';

/** One choice of a finished game, as its log tells it. */
export interface Beat {
  choice: number;
  round: number;
  lines: LogLine[];
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
  'card-paid',
  'deck-shuffled',
  'discard-pile-shuffled',
]);

export function beats(log: LogLine[], choices: number): Beat[] {
  const result: Beat[] = [];
  let round = log[0]?.round ?? 0;
  const byChoice = new Map<number, LogLine[]>();
  for (const line of log) byChoice.set(line.choice, [...(byChoice.get(line.choice) ?? []), line]);
  for (let choice = 0; choice < choices; choice++) {
    const lines = byChoice.get(choice) ?? [];
    round = lines.at(-1)?.round ?? round;
    result.push({ choice, round, lines, harm: lines.some((line) => HARM.has(line.event)) });
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
