import { describe, expect, it } from 'vitest';
import { applyPatch } from './patch';

describe('a patch', () => {
  it('changes objects key by key and removes what is null', () => {
    expect(applyPatch({ a: 1, b: { c: 2, d: 3 }, e: 4 }, { b: { c: 5 }, e: null })).toEqual({
      a: 1,
      b: { c: 5, d: 3 },
      e: null,
    });
  });

  it('changes arrays of equal length by index', () => {
    expect(applyPatch([{ x: 1 }, { x: 2 }, 3], { $at: { '1': { x: 9 }, '2': 4 } })).toEqual([
      { x: 1 },
      { x: 9 },
      4,
    ]);
  });

  it('replaces containers', () => {
    expect(applyPatch({ list: [1] }, { list: { $set: [1, 2] }, now: { $set: { a: [] } } })).toEqual({
      list: [1, 2],
      now: { a: [] },
    });
  });

  it('leaves what is equal alone', () => {
    const before = { a: [1], b: {} };
    expect(applyPatch(before, {})).toEqual(before);
    expect((applyPatch(before, { b: { c: 1 } }) as typeof before).a).toBe(before.a);
  });
});
