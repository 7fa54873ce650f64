import { describe, expect, it } from 'vitest';
import { byCharacter, byFate, curve, milestones, seen, wilson } from './record';
import type { LogbookSum } from './wire';

const sum = (more: Partial<LogbookSum>): LogbookSum => ({
  board: 'nemesis-basic',
  species: 'intruders',
  mode: 'standard',
  character: 'scout',
  people: false,
  coached: false,
  daily: false,
  fate: 'wounds',
  games: 1,
  survived: 0,
  won: 0,
  alone: 0,
  together: 0,
  all: 0,
  ...more,
});

describe('the record', () => {
  it('tells how sure a share is', () => {
    const half = wilson(5, 10);
    expect(half.seen).toBe(0.5);
    expect(half.low).toBeCloseTo(0.2366, 3);
    expect(half.high).toBeCloseTo(0.7634, 3);
    expect(wilson(0, 5).low).toBe(0);
    expect(wilson(0, 5).high).toBeCloseTo(0.4345, 3);
    expect(wilson(0, 0)).toEqual({ seen: 0, low: 0, high: 1 });
  });

  it('adds games up by character and by fate, and leaves out what is not asked for', () => {
    const sums = [
      sum({ games: 4 }),
      sum({ fate: 'pod', games: 2, survived: 2, won: 1 }),
      sum({ character: 'pilot', people: true, games: 3 }),
      sum({ character: 'medic', coached: true }),
      sum({ mode: 'coop', games: 9 }),
      sum({ character: null }),
    ];
    const standard = seen(sums, { mode: 'standard', company: 'all', coached: false });
    expect(byCharacter(standard).map((line) => [line.character, line.games])).toEqual([
      ['scout', 6],
      ['pilot', 3],
    ]);
    expect(byCharacter(standard)[0]?.home.seen).toBeCloseTo(1 / 3);
    expect(byFate(standard)).toEqual([
      { fate: 'wounds', games: 8 },
      { fate: 'pod', games: 2 },
    ]);
    expect(seen(sums, { mode: 'standard', company: 'people', coached: true })).toHaveLength(1);
    expect(seen(sums, { mode: 'standard', company: 'bots', coached: true })).toHaveLength(4);
  });

  it('finds milestones, and what is a step short of them', () => {
    const done = (sums: LogbookSum[], marks: Record<string, number> = {}) =>
      milestones(sums, marks)
        .filter((mark) => mark.done >= mark.of)
        .map((mark) => mark.id);
    expect(done([])).toEqual([]);
    expect(done([sum({})])).toEqual([]);
    expect(done([sum({ fate: 'pod', survived: 1, alone: 1 })])).toEqual(['home-by-pod', 'lone-survivor']);
    expect(done([sum({ fate: 'asleep', survived: 1, won: 1, together: 1 })])).toEqual([
      'home-asleep',
      'came-for',
      'two-winners',
    ]);
    expect(done([sum({ mode: 'coop', fate: 'pod', survived: 1, won: 1, together: 1, all: 1 })])).toEqual([
      'home-by-pod',
      'came-for',
      'left-nobody',
    ]);
    expect(done([sum({ daily: true, games: 6 })])).toEqual([]);
    expect(done([sum({ daily: true, games: 7 })])).toEqual(['seven-ships']);
    expect(done([sum({}), sum({ species: 'carnomorphs' })])).toEqual([]);
    expect(done([sum({}), sum({ species: 'carnomorphs' }), sum({ species: 'void-seeders' })])).toEqual([
      'three-species',
    ]);
    expect(done([sum({}), sum({ board: 'nemesis-alternative' })])).toEqual(['two-ships']);
    const crew = ['captain', 'pilot', 'scientist', 'scout', 'soldier', 'mechanic'];
    expect(done(crew.map((character) => sum({ character })))).toEqual([]);
    expect(done([...crew, 'medic'].map((character) => sum({ character })))).toEqual(['every-bunk']);
    expect(done([sum({ coached: true })])).toEqual(['first-watch']);
    expect(done([sum({})], { 'queen-falls': 2 })).toEqual(['queen-falls']);
  });

  it('draws who is still alive after each round', () => {
    const ends = [
      { round: 2, survived: false, flights: 1 },
      { round: 4, survived: false, flights: 2 },
      { round: 3, survived: true, flights: 1 },
    ];
    expect(curve(ends, 5)).toEqual([1, 1, 0.75, 0.75, 0.25, 0.25]);
    expect(curve([], 2)).toEqual([1, 1, 1]);
  });
});
