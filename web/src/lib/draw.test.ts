import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from './api';
import { asked, showContributions } from './draw';
import { keepTickets, seatsAt } from './seats';
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

  describe('whose updates are late', () => {
    afterEach(() => {
      vi.restoreAllMocks();
      localStorage.clear();
    });

    it('shows the same with the same commitment to the next, whatever was told last', async () => {
      const shown = vi.spyOn(api, 'showContribution').mockResolvedValue({ version: 1 });
      keepTickets([{ table: 'abc', seat: 0, token: 't', contribution: 'first' }]);
      const late = { ...table(sha256('first')), id: 'abc' };
      await Promise.all([showContributions(late), showContributions(late)]);
      await showContributions(late);
      const { next } = seatsAt('abc')[0]!;
      expect(shown.mock.calls).toEqual(Array(3).fill(['abc', 't', 'first', sha256(next!)]));
      await showContributions({ ...table(sha256(next!)), id: 'abc' });
      expect(shown.mock.lastCall![2]).toBe(next);
      expect(seatsAt('abc')[0]!.next).not.toBe(next);
    });
  });
});
