import { describe, expect, it } from 'vitest';
import { asked } from './draw';
import { sha256 } from './sha256';
import type { TableInfo } from './wire';

describe('the draw', () => {
  const table = (commitment: string, shown: number[] = []) =>
    ({
      draw: { seats: [0], shown, until: { deadline: 0, left: 0 } },
      seats: [{ commitment }, { commitment: null }],
    }) as unknown as TableInfo;
  const held = { seat: 0, token: 't', contribution: 'first', next: 'second' };

  it('shows what the seat committed to, also when it is repeated', () => {
    expect(asked(table(sha256('first')), held)).toBe('first');
    expect(asked(table(sha256('second')), held)).toBe('second');
  });

  it('shows nothing twice, nothing unasked and nothing that was not committed to', () => {
    expect(asked(table(sha256('first'), [0]), held)).toBeNull();
    expect(asked(table(sha256('first')), { ...held, seat: 1 })).toBeNull();
    expect(asked(table(sha256('third')), held)).toBeNull();
    expect(asked({ ...table(''), draw: null }, held)).toBeNull();
  });
});
