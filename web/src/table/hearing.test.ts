import { describe, expect, it } from 'vitest';
import type { BoardFacts, GameInfo, LogLine, LogPart } from '../lib/wire';
import { heard, moodOf, whereOf } from './hearing';

const BOARD = {
  width: 1600,
  rooms: [
    { number: '001', x: 100, y: 400 },
    { number: '011', x: 800, y: 400 },
    { number: '021', x: 1500, y: 400 },
  ],
  corridors: [
    { id: 'c-001-011', a: '001', b: '011' },
    { id: 'c-011-021', a: '011', b: '021' },
  ],
  tracks: { timeEnd: 15 },
} as unknown as BoardFacts;

const line = (event: string, ...values: Omit<LogPart, 'text'>[]): LogLine => ({
  choice: 0,
  round: 1,
  event,
  seat: null,
  parts: values.map((value) => ({ text: '', ...value })),
});
const noise = (id: string) => line('noise-placed', { name: 'passage', kind: 'passage', id });

describe('what is heard', () => {
  it('comes from the side where it happens', () => {
    expect(whereOf(noise('001-011'), BOARD, '011').pan).toBeLessThan(-0.4);
    expect(whereOf(noise('011-021'), BOARD, '011').pan).toBeGreaterThan(0.4);
    expect(whereOf(noise('011-021'), BOARD, null)).toEqual({});
  });

  it('is softer the farther away it is', () => {
    const fire = line('fire-placed', { name: 'room', kind: 'room', id: '021' });
    const [near, far] = ['011', '001'].map((room) => whereOf(fire, BOARD, room).near ?? 0);
    expect(near).toBeGreaterThan(far ?? 1);
  });

  it('is each thing once, and never more than three', () => {
    const lines = ['fire-placed', 'fire-placed', 'door-closed', 'intruder-appeared', 'room-explored'].map(
      (e) => line(e),
    );
    expect(heard(lines, BOARD, null).map((h) => h.effect)).toEqual(['fire', 'door', 'growl']);
    expect(heard([line('card-paid')], BOARD, null)).toEqual([]);
  });
});

describe('the mood of the ship', () => {
  const game = (intruder: string | null, wounds: number, selfDestruct: number | null = null) =>
    ({
      seat: 0,
      crew: [{ seat: 0, status: 'aboard', room: '011', lightWounds: wounds, wounds: [] }],
      intruders: intruder ? [{ room: intruder }] : [],
      ship: { rooms: [], time: 0 },
      place: { selfDestruct },
    }) as unknown as GameInfo;

  it('tightens the nearer something is', () => {
    const board = { ...BOARD, corridors: BOARD.corridors.slice(0, 1) };
    const dangers = [null, '021', '001', '011'].map((room) => moodOf(game(room, 0), board).danger);
    expect(dangers).toEqual(dangers.toSorted((a, b) => a - b));
    expect(new Set(dangers).size).toBe(4);
    expect(moodOf(game(null, 0, 2), board).danger).toBeGreaterThan(dangers[0] ?? 1);
  });

  it('has a heart only for the wounded', () => {
    expect(moodOf(game(null, 0), BOARD).hurt).toBe(0);
    expect(moodOf(game(null, 1), BOARD).hurt).toBeGreaterThan(0);
  });
});
