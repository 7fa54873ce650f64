import { describe, expect, it } from 'vitest';
import type { GameInfo, RoomView } from '../../lib/wire';
import { boardOf } from '..';
import { laika } from './laika';
import { roomTokens } from './tokens';
import { turrets } from './turrets';

const ROOMS = ['001', '002', '003', '022'].map((number) => ({ number })) as unknown as RoomView[];

/** Turrets in rooms 001, 002 and 003: face up, face down, and face down but looked at. */
const GAME = {
  addOns: { 'bounty-hunter': { laika: 4 } },
  counters: {
    'turrets.room': [1, 2, 3],
    'turrets.face-up': [1, 0, 0],
    'turrets.status': [2, null, 0],
  },
  ship: { rooms: ROOMS },
} as unknown as GameInfo;

describe('what the box brings into rooms', () => {
  it('is a turret with its status, as far as one knows it', () => {
    expect(ROOMS.map((room) => turrets(GAME, room).map(({ id, icon }) => [id, icon]))).toEqual([
      [['turret', 'turret-target-intruders']],
      [['turret-hidden', 'turret']],
      [['turret-hidden', 'turret-inactive']],
      [],
    ]);
  });

  it('is no turret that does not stand anywhere', () => {
    const none = { ...GAME, counters: { 'turrets.room': [0, 0, 0] } };
    expect(ROOMS.flatMap((room) => turrets(none, room))).toEqual([]);
  });

  it('is the dog, unless she is with her master', () => {
    const rooms = (game: GameInfo) => ROOMS.filter((room) => laika(game, room).length > 0);
    expect(rooms(GAME).map((room) => room.number)).toEqual(['022']);
    expect(rooms({ ...GAME, addOns: { 'bounty-hunter': { laika: 0 } } })).toEqual([]);
    expect(rooms({ ...GAME, addOns: {} })).toEqual([]);
  });

  it('is a token at the edge that nobody has turned up, and the slime of one that was', () => {
    const game = {
      ...GAME,
      counters: { 'aftermath-tokens.slimed-room': [0, 0, 1, 0] },
      piles: {
        'room-token-001': { count: 1, cards: [{ back: 'room-token', id: null }] },
        'room-token-002': { count: 0, cards: [] },
      },
    } as unknown as GameInfo;
    expect(ROOMS.map((room) => roomTokens(game, room).map(({ id, atEdge }) => [id, atEdge]))).toEqual([
      [['room-token', true]],
      [],
      [['slimed-room', undefined]],
      [],
    ]);
  });
});

describe('the board of a research mission', () => {
  it('has the shuttle beside the ship', () => {
    const setup = { board: 'nemesis-basic', mode: 'standard', options: [] as string[] };
    expect(boardOf(setup)).toBe('nemesis-basic');
    expect(boardOf({ ...setup, options: ['research-mission'] })).toBe('nemesis-basic-shuttle');
  });
});
