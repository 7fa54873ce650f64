import { describe, expect, it } from 'vitest';
import { SAND, sandFits } from '../boxes/hourglass/sand';
import { clashes, firstPick } from './newtable';

const CREW = [
  { id: 'captain', colour: 'blue' },
  { id: 'ceo', colour: 'blue' },
  { id: 'pilot', colour: 'green' },
  { id: 'scout', colour: 'violet' },
];

describe('a new table', () => {
  it('deals a character of another colour to each seat', () => {
    expect(firstPick(CREW, 3)).toEqual(['captain', 'pilot', 'scout']);
  });

  it('finds two characters of one colour', () => {
    expect(clashes(CREW, ['captain', 'pilot', 'ceo'])).toEqual([2]);
    expect(clashes(CREW, ['captain', 'pilot', 'scout'])).toEqual([]);
  });

  it('lets the sand run for a whole number of seconds', () => {
    expect([SAND.least, SAND.usual, SAND.most].every(sandFits)).toBe(true);
    expect([null, 0, -5, 1.5, SAND.most + 1].some(sandFits)).toBe(false);
  });
});
