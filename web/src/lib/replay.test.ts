import { describe, expect, it } from 'vitest';
import { beats, roundStarts, telling } from './replay';
import type { LogLine } from './wire';

const line = (choice: number, round: number, event: string): LogLine => ({
  choice,
  round,
  event,
  text: event,
  seat: null,
  rooms: [],
  secret: false,
});

describe('a replay', () => {
  const list = beats([line(0, 1, 'crew-moved'), line(2, 2, 'card-paid'), line(2, 2, 'encounter-begun')], 4);

  it('has a beat for every choice, also for those nobody saw', () => {
    expect(list.map((b) => [b.choice, b.round, b.lines.length, b.harm])).toEqual([
      [0, 1, 1, false],
      [1, 1, 0, false],
      [2, 2, 2, true],
      [3, 2, 0, false],
    ]);
  });

  it('knows where rounds begin', () => {
    expect(roundStarts(list)).toEqual([
      { round: 1, at: 1 },
      { round: 2, at: 3 },
    ]);
  });

  it('tells what matters', () => {
    expect(list.map((b) => telling(b).map((l) => l.event))).toEqual([
      ['crew-moved'],
      [],
      ['encounter-begun'],
      [],
    ]);
  });
});
