import { game as gameText, plain } from '../lib/i18n.svelte';
import { valueOf } from '../lib/log';
import { iconAt } from '../lib/reference';
import type { LogLine } from '../lib/wire';
import { cueOf, type Cue, type Sight } from './cues';

/** What comes up at the table, as the picture of it. */
export type Picture =
  | { kind: 'die'; die: 'noise' | 'combat'; face: string }
  | { kind: Exclude<Sight, 'die'>; icon: string; entry?: string };

/** Words are read at about this speed. */
const PER_LETTER = 27;
const LONGEST = 5200;

export function isShown(line: LogLine): boolean {
  const cue = cueOf(line);
  return cue !== null && cue.sight !== 'place';
}

/** The entry of the card or token that a line turns up. */
export function turnedUp(line: LogLine): string | undefined {
  return line.parts.find((part) => part.kind === 'card' && part.entry !== undefined)?.entry;
}

/** What the card or token says that a line turns up. */
export function textOn(line: LogLine): string {
  const entry = cueOf(line)?.sight === 'card' ? turnedUp(line) : undefined;
  return entry === undefined ? '' : (gameText(`${entry}.text`) ?? '');
}

/** How long it takes to read what a line turns up. */
export function readingTime(line: LogLine): number {
  return Math.min(LONGEST, plain(textOn(line)).length * PER_LETTER);
}

/** The picture of a line: the face of its die, the creature of its token. */
export function pictureOf(line: LogLine, cue: Cue | null = cueOf(line)): Picture {
  const face = valueOf(line, 'face')?.id;
  if (cue?.sight === 'die' && face)
    return { kind: 'die', die: line.event === 'combat-rolled' ? 'combat' : 'noise', face };
  const kind = cue && cue.sight !== 'die' ? cue.sight : 'sign';
  const icon = cue?.icon ?? 'u-log';
  const entry = turnedUp(line);
  if (entry === undefined) return { kind, icon };
  return { kind, icon: entry.startsWith('intruder.') ? iconAt(entry) : icon, entry };
}
