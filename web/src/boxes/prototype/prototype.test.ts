import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../../lib/wire';
import { clinging } from './larvae';

const GAME = { counters: { 'prototype.larvae': [0, 5, 2] } } as unknown as GameInfo;

describe('larvae that cling to characters', () => {
  it('are counted for each seat', () => {
    expect([0, 1, 2].map((seat) => clinging(GAME, seat))).toEqual([0, 2, 1]);
  });

  it('are none where the game has no such rule', () => {
    expect(clinging({ counters: {} }, 0)).toBe(0);
    expect(clinging(null, 0)).toBe(0);
  });
});
