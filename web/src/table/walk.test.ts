import { afterEach, describe, expect, it, vi } from 'vitest';
import { walk, type Point, type Walker } from './walk';

function walker(spots: Map<string, Point>, at: Point, live = true): Walker {
  return { key: 'c0', at, room: { x: 100, y: 100 }, scale: 1, spots, live };
}

function token(): { node: SVGGElement; moves: { transform: string[]; opacity?: number[] }[] } {
  const moves: { transform: string[]; opacity?: number[] }[] = [];
  const node = { animate: (frames: (typeof moves)[number]) => moves.push(frames) } as unknown as SVGGElement;
  return { node, moves };
}

function motion(reduced: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
}

describe('a token on the board', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('comes from where it lay before', () => {
    motion(false);
    const { node, moves } = token();
    walk(node, walker(new Map([['c0', { x: 40, y: 70 }]]), { x: 110, y: 119 }));
    expect(moves[0]?.transform).toEqual([
      'translate(-60px, -30px) scale(1)',
      'translate(10px, 19px) scale(1)',
    ]);
    expect(moves[0]?.opacity).toBeUndefined();
  });

  it('appears softly if it is new, and is remembered', () => {
    motion(false);
    const { node, moves } = token();
    const spots = new Map<string, Point>();
    walk(node, walker(spots, { x: 110, y: 119 })).update(walker(spots, { x: 120, y: 119 }));
    expect(moves[0]?.opacity).toEqual([0, 1]);
    expect(spots.get('c0')).toEqual({ x: 120, y: 119 });
  });

  it('lies still when the table is opened, and for those who want no motion', () => {
    const { node, moves } = token();
    motion(false);
    walk(node, walker(new Map(), { x: 110, y: 119 }, false));
    motion(true);
    walk(node, walker(new Map([['c0', { x: 1, y: 1 }]]), { x: 110, y: 119 }));
    expect(moves).toEqual([]);
  });
});
