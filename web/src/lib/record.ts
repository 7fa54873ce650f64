import { boxOf } from '../boxes';
import type { LogbookSum } from './wire';

/** What the games of a logbook add up to. */

/** The interval that holds the true share with 95 % certainty (Wilson), and the share that was seen. */
export interface Share {
  seen: number;
  low: number;
  high: number;
}

const Z = 1.96;

export function wilson(hits: number, of: number): Share {
  if (of === 0) return { seen: 0, low: 0, high: 1 };
  const seen = hits / of;
  const z2 = (Z * Z) / of;
  const middle = (seen + z2 / 2) / (1 + z2);
  const half = (Z / (1 + z2)) * Math.sqrt((seen * (1 - seen)) / of + z2 / (4 * of));
  return { seen, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Fewer games than these tell nothing. */
export const ENOUGH = 5;

export type Company = 'all' | 'bots' | 'people';

/** Which games are looked at. */
export interface Sight {
  mode: string;
  company: Company;
  coached: boolean;
}

export function seen(sums: LogbookSum[], { mode, company, coached }: Sight): LogbookSum[] {
  return sums.filter(
    (sum) =>
      sum.mode === mode &&
      (coached || !sum.coached) &&
      (company === 'all' || sum.people === (company === 'people')),
  );
}

export const total = (sums: LogbookSum[], part: (sum: LogbookSum) => number) =>
  sums.reduce((all, sum) => all + part(sum), 0);

export interface Line {
  character: string;
  games: number;
  home: Share;
  won: Share;
}

/** A line for each character, the most played first. */
export function byCharacter(sums: LogbookSum[]): Line[] {
  const characters = [...new Set(sums.flatMap((sum) => sum.character ?? []))];
  return characters
    .map((character) => {
      const own = sums.filter((sum) => sum.character === character);
      const games = total(own, (sum) => sum.games);
      return {
        character,
        games,
        home: wilson(
          total(own, (sum) => sum.survived),
          games,
        ),
        won: wilson(
          total(own, (sum) => sum.won),
          games,
        ),
      };
    })
    .sort((a, b) => b.games - a.games || a.character.localeCompare(b.character));
}

/** How often it ended in each way, the most frequent first. */
export function byFate(sums: LogbookSum[]): { fate: string; games: number }[] {
  return [...new Set(sums.map((sum) => sum.fate))]
    .map((fate) => ({
      fate,
      games: total(
        sums.filter((sum) => sum.fate === fate),
        (sum) => sum.games,
      ),
    }))
    .sort((a, b) => b.games - a.games || a.fate.localeCompare(b.fate));
}

/** Something that was done once, or of which some is done. */
export interface Milestone {
  id: string;
  done: number;
  of: number;
}

const CREW = 7;
const SPECIES = 3;
const SHIPS = 2;
const DAYS = 7;

/** What only the log of a game can tell: the server finds it there. */
const FOUND = [
  'nest-burnt',
  'queen-falls',
  'weak-point',
  'cut-out',
  'clean-scan',
  'door-in-time',
  'silent-round',
  'last-round',
  'down-with-ship',
  'nobody-knew',
  'long-way',
  'six-shots',
];

/** Each is a sentence, none is worth more than another. */
export function milestones(sums: LogbookSum[], marks: Record<string, number>): Milestone[] {
  const count = (keep: (sum: LogbookSum) => boolean, part = (sum: LogbookSum) => sum.games) =>
    total(sums.filter(keep), part);
  const kinds = (of: (sum: LogbookSum) => string | null) =>
    new Set(sums.flatMap((sum) => of(sum) ?? [])).size;
  return [
    { id: 'first-watch', done: count((sum) => sum.coached), of: 1 },
    { id: 'home-by-pod', done: count((sum) => sum.fate === 'pod'), of: 1 },
    { id: 'home-asleep', done: count((sum) => sum.fate === 'asleep'), of: 1 },
    {
      id: 'came-for',
      done: count(
        () => true,
        (sum) => sum.won,
      ),
      of: 1,
    },
    {
      id: 'lone-survivor',
      done: count(
        () => true,
        (sum) => sum.alone,
      ),
      of: 1,
    },
    {
      id: 'left-nobody',
      done: count(
        (sum) => boxOf(sum.mode)?.wonTogether === true,
        (sum) => sum.all,
      ),
      of: 1,
    },
    {
      id: 'two-winners',
      done: count(
        (sum) => boxOf(sum.mode)?.wonTogether !== true,
        (sum) => sum.together,
      ),
      of: 1,
    },
    ...FOUND.map((id) => ({ id, done: marks[id] ?? 0, of: 1 })),
    { id: 'every-bunk', done: kinds((sum) => sum.character), of: CREW },
    { id: 'three-species', done: kinds((sum) => sum.species), of: SPECIES },
    { id: 'two-ships', done: kinds((sum) => sum.board), of: SHIPS },
    { id: 'seven-ships', done: count((sum) => sum.daily), of: DAYS },
  ];
}

// ---------------------------------------------------------------- the ship of a day

export interface End {
  round: number;
  survived: boolean;
  flights: number;
}

/** The share of crews still alive after each round, from before the first one on. */
export function curve(ends: End[], rounds: number): number[] {
  const all = ends.reduce((sum, end) => sum + end.flights, 0);
  return Array.from({ length: rounds + 1 }, (_, round) => {
    const dead = ends
      .filter((end) => !end.survived && end.round <= round)
      .reduce((sum, end) => sum + end.flights, 0);
    return all === 0 ? 1 : (all - dead) / all;
  });
}
