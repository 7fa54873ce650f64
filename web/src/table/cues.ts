import { BOXES } from '../boxes';
import type { LogLine } from '../lib/wire';

export type Tone = 'harm' | 'warn' | '';

/** What is seen of a moment: a die that rolls, a card or token that turns, a sign, or the place alone. */
export type Sight = 'die' | 'card' | 'token' | 'sign' | 'place';

/** How a line of the log is staged. Times are milliseconds at the calm pace. */
export interface Cue {
  sight: Sight;
  icon: string;
  tone: Tone;
  /** How long the place is lit before the face is seen. */
  build: number;
  /** How long the face is seen before what comes of it; reading time of a text comes on top. */
  face: number;
  /** How long what came of it stays. */
  hold: number;
}

const cue = (
  sight: Sight,
  icon: string,
  tone: Tone,
  [build, face, hold]: readonly [number, number, number],
): Cue => ({ sight, icon, tone, build, face, hold });

const ROLL = [720, 520, 620] as const;
const DRAW = [620, 700, 700] as const;
const SCENE = [950, 0, 1500] as const;
const SIGN = [650, 0, 500] as const;
const GLANCE = [260, 0, 420] as const;

const CUES: Record<string, Cue> = {
  'noise-rolled': cue('die', 'noise', 'warn', ROLL),
  'combat-rolled': cue('die', 'shoot', '', ROLL),
  'encounter-begun': cue('sign', 'danger', 'harm', [1000, 0, 350]),
  'objectives-must-be-chosen': cue('sign', 'objective', 'harm', SCENE),
  'token-drawn': cue('token', 'bag', 'harm', [820, 480, 800]),
  'surprise-attack': cue('sign', 'danger', 'harm', SIGN),
  'intruder-attacked': cue('sign', 'combat', 'harm', SIGN),
  'attack-card-drawn': cue('card', 'combat', 'harm', DRAW),
  'endurance-drawn': cue('card', 'injury', '', [520, 420, 600]),
  'event-drawn': cue('card', 'card', 'warn', [850, 900, 1000]),
  'exploration-revealed': cue('token', 'explore', '', [380, 300, 380]),
  'room-explored': cue('place', 'explore', '', GLANCE),
  'serious-wound-suffered': cue('card', 'w-serious', 'harm', [420, 500, 600]),
  'weakness-discovered': cue('card', 'weakness', '', DRAW),
  'trait-revealed': cue('card', 'adaptation', 'harm', DRAW),
  'species-card-drawn': cue('card', 'panic', 'harm', DRAW),
  'species-card-shown': cue('card', 'mutation', 'warn', DRAW),
  'reaction-played': cue('card', 'reaction', '', [380, 500, 420]),
  'contamination-scanned': cue('card', 'contamination', 'warn', DRAW),
  'character-revived': cue('sign', 'revive', '', SIGN),
  'character-died': cue('sign', 'dead', 'harm', SCENE),
  'intruder-killed': cue('sign', 'carcass', '', [300, 0, 900]),
  'self-destruct-started': cue('sign', 'destruct', 'harm', SCENE),
  'room-depressurized': cue('sign', 'depress', 'harm', SCENE),
  'nest-destroyed': cue('sign', 'nest', '', SIGN),
  'pod-launched': cue('sign', 'launch', '', SCENE),
  'pod-lost': cue('sign', 'pod', 'warn', SIGN),
  hibernated: cue('sign', 'asleep', '', SCENE),
  'game-ended': cue('sign', 'jump', '', SCENE),
};

/** A step of the event phase: it is lit while it runs. */
const STEP = cue('place', 'time', '', [380, 0, 120]);
const BURNING = cue('sign', 'fire', 'harm', [900, 0, 500]);
const STEPS: Record<string, Cue> = {
  'time-track': STEP,
  'intruder-attack': STEP,
  'fire-damage': STEP,
  'resolve-event-card': STEP,
  'intruder-bag-development': STEP,
};

/** Nobody needs to be told of these. */
const QUIET = new Set([
  'why',
  'step-started',
  'turn-started',
  'round-started',
  'deck-shuffled',
  'card-paid',
  'action-begun',
  'noise-removed',
  'token-removed',
  'item-counter-set',
  'ammo-changed',
  'time-advanced',
  'self-destruct-advanced',
]);

/** Moments of the rules that all games have, then those of boxes. */
function staged(event: string): Cue | null {
  return CUES[event] ?? BOXES.find((box) => box.cues?.[event])?.cues?.[event] ?? null;
}

/** How a line is staged, or null for one that only changes the board. */
export function cueOf(line: LogLine, step?: string): Cue | null {
  if (line.event !== 'step-started') return staged(line.event);
  return step === undefined ? null : (STEPS[step] ?? null);
}

/** The step in which fires burn, when something burns. */
export const FIRE = BURNING;

export function toneOf(line: LogLine): Tone {
  return staged(line.event)?.tone ?? '';
}

/** Whether what came of something is told in words. */
export function isTold(line: LogLine): boolean {
  return !QUIET.has(line.event);
}
