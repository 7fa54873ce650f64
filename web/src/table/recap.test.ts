import { describe, expect, it } from 'vitest';
import type { LogLine } from '../lib/wire';
import { recap } from './recap';

let choice = 0;
const line = (event: string, seat: number | null = null): LogLine => ({
  choice: choice++,
  round: 1,
  event,
  parts: [],
  seat,
});
const turn = (seat: number) => line('turn-started', seat);
const events = (lines: LogLine[]) => lines.map((l) => l.event);

describe('what happened since the last turn', () => {
  it('is what the others and the ship did after it', () => {
    const log = [turn(0), line('noise-rolled', 0), turn(1), line('fire-placed'), line('card-paid', 1)];
    expect(events(recap(log, 0))).toEqual(['fire-placed']);
  });

  it('is told on the next turn too, without what one did oneself', () => {
    const log = [
      turn(0),
      line('noise-rolled', 0),
      turn(1),
      line('encounter-begun', 1),
      line('step-started'),
      line('event-drawn'),
      turn(0),
      line('noise-rolled', 0),
    ];
    expect(events(recap(log, 0))).toEqual(['encounter-begun', 'event-drawn']);
  });

  it('is everything for whoever had no turn yet, and nothing when nobody else did anything', () => {
    expect(events(recap([turn(1), line('fire-placed')], 0))).toEqual(['fire-placed']);
    expect(recap([turn(0), line('fire-placed')], 0)).toEqual([]);
  });
});
