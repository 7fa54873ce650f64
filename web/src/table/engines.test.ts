import { describe, expect, it } from 'vitest';
import type { LogLine } from '../lib/wire';
import { handledSince } from './engines';

const line = (event: string, seat: number): LogLine => ({
  choice: 0,
  round: 1,
  event,
  parts: [{ text: 'engine ' }, { text: '2', name: 'engine', kind: 'number', number: 2 }],
  seat,
});

describe('what one knows of an engine', () => {
  const seen = line('engine-seen', 0);

  it('rests on an announcement once somebody else worked on it', () => {
    const log = [seen, line('engine-handled', 1)];
    expect([...handledSince(log, 0)]).toEqual([2]);
    expect(handledSince([...log, seen], 0).size).toBe(0);
  });

  it('stays true after work of one’s own', () => {
    expect(handledSince([seen, line('engine-handled', 0)], 0).size).toBe(0);
  });
});
