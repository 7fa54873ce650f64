import { describe, expect, it } from 'vitest';
import { countdown, duration } from './duration';

describe('a length of time', () => {
  it('is told in the largest unit that fits it whole, in each language', () => {
    expect([120, 86_400, 604_800, 90].map((s) => duration(s, 'en'))).toEqual([
      '2 minutes',
      '1 day',
      '1 week',
      '90 seconds',
    ]);
    expect(duration(259_200, 'de')).toBe('3 Tage');
    expect(duration(300, 'pl')).toBe('5 minut');
  });

  it('runs down from days to seconds', () => {
    expect([9, 75, 3675, 86_400 + 3675].map((s) => countdown(s, 'en'))).toEqual([
      '0:09',
      '1:15',
      '1:01:15',
      '1 day 1:01:15',
    ]);
  });
});
