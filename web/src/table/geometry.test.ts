import { describe, expect, it } from 'vitest';
import type { BoardFacts, BoardRoom } from '../lib/wire';
import { geometry } from './geometry';

const room = (number: string, x: number, y: number, more: Partial<BoardRoom> = {}): BoardRoom => ({
  number,
  kind: '1',
  room: null,
  x,
  y,
  entrances: [],
  open: false,
  never: [],
  ...more,
});

/** Two rooms joined by a pair of corridors, and two engines one above the other. */
const BOARD = {
  id: 'small',
  width: 1600,
  height: 900,
  rooms: [
    room('001', 300, 440, {
      entrances: [
        { network: 'tech-red', numbers: [1], at: [300, 340] },
        { network: 'tech-blue', numbers: [2], at: [300, 540] },
      ],
    }),
    room('002', 550, 440),
    room('003', 1447, 318, {
      room: 'engine-1',
      entrances: [{ network: 'tech-red', numbers: [3], at: [1390, 340] }],
    }),
    room('004', 1453, 438, { room: 'engine-2' }),
  ],
  corridors: [
    { id: 'c-001-002a', a: '001', b: '002', numbers: [3], doorAt: [425, 375], via: [[425, 375]] },
    { id: 'c-001-002b', a: '001', b: '002', numbers: [4], doorAt: [425, 505], via: [[425, 505]] },
  ],
  networks: [
    { id: 'tech-red', colour: 'red', noiseAt: [1102, 313] },
    { id: 'tech-blue', colour: 'blue', noiseAt: [1102, 555] },
  ],
  podSections: [],
} as unknown as BoardFacts;

describe('the alternative ship', () => {
  it('draws a pair of corridors apart, each with its own door and number', () => {
    const [a, b] = geometry(BOARD, false).corridors;
    expect(a?.path).not.toBe(b?.path);
    expect(Math.abs((a?.door[1] ?? 0) - (b?.door[1] ?? 0))).toBeGreaterThan(60);
    expect(Math.abs((a?.chip[1] ?? 0) - (b?.chip[1] ?? 0))).toBeGreaterThan(30);
  });

  it('gives each network a shape and counts its own entrances', () => {
    const drawn = geometry(BOARD, false);
    expect(drawn.vents.filter((v) => v.room === '001').map((v) => v.shape)).toEqual([0, 1]);
    expect(drawn.hubs.map((h) => [h.network, h.entrances])).toEqual([
      ['tech-red', 2],
      ['tech-blue', 1],
    ]);
  });

  it('keeps an entrance clear of the engines', () => {
    const vent = geometry(BOARD, false).vents.find((v) => v.room === '003');
    expect(vent?.at[0]).toBeLessThanOrEqual(1447 - 76 - 24);
  });

  it('turns the signs of the networks with the ship on a phone', () => {
    expect(geometry(BOARD, true).hubs.map((h) => h.at)).toEqual([
      [880 - 313, 1102],
      [880 - 555, 1102],
    ]);
  });
});

describe('a board beside the ship', () => {
  const BESIDE = [
    room('022', 1680, 440),
    room('023', 1850, 220),
    room('024', 1980, 440),
    room('025', 1850, 660),
  ];
  const BOTH = {
    ...BOARD,
    width: 2070,
    rooms: [...BOARD.rooms, ...BESIDE],
    annex: { id: 'shuttle', rooms: BESIDE },
  } as unknown as BoardFacts;

  it.each([false, true])('is drawn with its hull inside the view (phone: %s)', (phone) => {
    const drawn = geometry(BOTH, phone);
    for (const { x, y } of drawn.rooms.filter((r) => Number(r.number) > 21)) {
      expect(Math.min(x, y, drawn.width - x, drawn.height - y)).toBeGreaterThan(75);
    }
    const points = [...drawn.hull.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)];
    expect(Math.max(...points.map((p) => Number(p[phone ? 2 : 1])))).toBeLessThan(2070);
    expect(drawn.hull.match(/z/g)).toHaveLength(3);
    expect(geometry(BOARD, phone).hull.match(/z/g)).toHaveLength(1);
  });
});
