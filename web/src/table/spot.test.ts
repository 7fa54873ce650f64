import { describe, expect, it } from 'vitest';
import { spotFor, type Box } from './spot';

const STAGE = { w: 1000, h: 560 };
const CARD = { w: 220, h: 280 };

function covers(at: { x: number; y: number }, box: Box): boolean {
  return at.x < box.x + box.w && at.x + CARD.w > box.x && at.y < box.y + box.h && at.y + CARD.h > box.y;
}

describe('the place of a panel', () => {
  it('is beside a room, wherever that lies', () => {
    for (let x = 0; x <= 900; x += 100) {
      for (let y = 0; y <= 460; y += 92) {
        const room = { x, y, w: 100, h: 90 };
        const at = spotFor(CARD, STAGE, [room], [room], null);
        expect(covers(at, room), `${x} ${y}`).toBe(false);
        expect(at.x).toBeGreaterThanOrEqual(0);
        expect(at.x + CARD.w).toBeLessThanOrEqual(STAGE.w);
        expect(at.y + CARD.h).toBeLessThanOrEqual(STAGE.h);
      }
    }
  });

  it('keeps several rooms in sight', () => {
    const rooms = [100, 400, 700].map((x) => ({ x, y: 60, w: 100, h: 90 }));
    const at = spotFor(CARD, STAGE, rooms, [], null);
    expect(rooms.some((room) => covers(at, room))).toBe(false);
  });

  it('stays where it is while nothing is in the way', () => {
    const room = { x: 450, y: 240, w: 100, h: 90 };
    const first = spotFor(CARD, STAGE, [room], [room], null);
    expect(spotFor({ ...CARD, h: 300 }, STAGE, [room], [room], first).x).toBeCloseTo(first.x, 0);
  });
});
