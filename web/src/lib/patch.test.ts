import { describe, expect, it } from 'vitest';
import { applyPatch, share } from './patch';

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

describe('a snapshot after a view', () => {
  const before = {
    rooms: [
      { number: '001', fire: false },
      { number: '002', fire: false },
    ],
    eggs: 5,
  };

  it('keeps the parts that are equal', () => {
    const after = {
      rooms: [
        { number: '001', fire: true },
        { number: '002', fire: false },
      ],
      eggs: 5,
    };
    const shared = share(before, after) as typeof before;
    expect(shared).toEqual(after);
    expect(shared.rooms[1]).toBe(before.rooms[1]);
    expect(shared.rooms[0]).not.toBe(before.rooms[0]);
  });

  it('is the view itself if nothing changed', () => {
    expect(share(before, structuredClone(before))).toBe(before);
  });

  it('takes what is shorter, longer or of another kind as it comes', () => {
    expect(share([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(share({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(share({ a: 1 }, null)).toBeNull();
    expect(share([1], { a: [1] })).toEqual({ a: [1] });
  });
});
