import { describe, expect, it } from 'vitest';
import type { GameInfo, LogLine } from '../lib/wire';
import { saidBefore } from './beats';

const line = (choice: number, event: string) => ({ choice, event }) as LogLine;
const on = (choice: number, event: string, before = 0) => ({ text: event, on: { choice, event, before } });

describe('a lesson stops', () => {
  const log = [
    line(3, 'crew-moved'),
    line(4, 'noise-rolled'),
    line(4, 'noise-placed'),
    line(4, 'noise-placed'),
    line(4, 'turn-started'),
  ];
  const game = {
    lesson: { said: [{ text: 'aside', on: null }, on(4, 'noise-rolled'), on(4, 'noise-placed', 1)] },
  } as unknown as GameInfo;

  it('after the line that a sentence is about, and no other', () => {
    expect(log.map((one) => saidBefore(one, { game, log }))).toEqual([0, 0, 2, 0, 3]);
  });

  it('nowhere at a table without one', () => {
    const plain = { lesson: null } as unknown as GameInfo;
    expect(log.map((one) => saidBefore(one, { game: plain, log }))).toEqual([0, 0, 0, 0, 0]);
  });
});
