import { mentions } from '../lib/mentions';
import { iconFor } from '../lib/reference';
import type { Sound } from '../lib/sound';
import type { LogLine } from '../lib/wire';

/** What comes up at the table, as the picture of it. */
export type Picture =
  { kind: 'die'; die: 'noise' | 'combat'; face: string } | { kind: 'card' | 'token' | 'sign'; icon: string };

export type Tone = 'harm' | 'warn' | '';

const DICE: Record<string, 'noise' | 'combat'> = { 'noise-rolled': 'noise', 'combat-rolled': 'combat' };

const DRAWN: Record<string, [kind: 'card' | 'token' | 'sign', icon: string, tone: Tone]> = {
  'noise-rolled': ['sign', 'noise', 'warn'],
  'combat-rolled': ['sign', 'shoot', ''],
  'token-drawn': ['token', 'bag', 'harm'],
  'attack-card-drawn': ['card', 'combat', 'harm'],
  'endurance-drawn': ['card', 'injury', ''],
  'event-drawn': ['card', 'card', 'warn'],
  'exploration-revealed': ['token', 'explore', ''],
  'serious-wound-suffered': ['card', 'w-serious', 'harm'],
  'weakness-discovered': ['card', 'weakness', ''],
  'trait-revealed': ['card', 'adaptation', 'harm'],
  'species-card-drawn': ['card', 'panic', 'harm'],
  'species-card-shown': ['card', 'mutation', 'warn'],
  'character-revived': ['sign', 'revive', ''],
  'hourglass-picked-up': ['sign', 'u-hourglass', 'warn'],
  'contamination-scanned': ['card', 'contamination', 'warn'],
  'character-died': ['sign', 'dead', 'harm'],
  'intruder-killed': ['sign', 'carcass', ''],
};

export function isShown(line: LogLine): boolean {
  return line.event in DRAWN;
}

export function toneOf(line: LogLine): Tone {
  return DRAWN[line.event]?.[2] ?? '';
}

/** What is heard of lines that come together: of several things the worst. */
export function soundOf(lines: LogLine[]): Sound | undefined {
  if (lines.some((line) => toneOf(line) === 'harm')) return 'danger';
  return lines.some((line) => line.event in DICE) ? 'dice' : undefined;
}

/** The picture of a line; a die shows the face that the line ends with, a token the creature it names. */
export function pictureOf(line: LogLine, texts: Record<string, string>): Picture {
  const die = DICE[line.event];
  const face = die && faceAtEnd(line.text, `${die}.`, texts);
  if (die && face) return { kind: 'die', die, face };
  const [kind, icon] = DRAWN[line.event] ?? ['sign', 'u-log'];
  if (line.event === 'token-drawn') {
    const entry = mentions(line.text, texts).find((piece) => piece.entry?.startsWith('intruder.'))?.entry;
    return { kind, icon: entry ? iconFor({ kind: 'intruder', id: entry.slice('intruder.'.length) }) : icon };
  }
  return { kind, icon };
}

function faceAtEnd(text: string, prefix: string, texts: Record<string, string>): string | undefined {
  const key = Object.keys(texts).find(
    (k) => k.startsWith(prefix) && k.endsWith('.name') && text.endsWith(` ${texts[k]}.`),
  );
  return key?.slice(prefix.length, -'.name'.length);
}
