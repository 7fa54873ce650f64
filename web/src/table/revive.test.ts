import { expect, test } from 'vitest';
import type { GameInfo } from '../lib/wire';
import { reviving } from './revive';

function game(change: { room?: object; body?: string; carrier?: boolean; intruder?: boolean }): GameInfo {
  const body = 'red-character-corpse-scout';
  const station = { number: '005', explored: true, tile: 'emergency-room', malfunction: false, things: [] };
  const rooms = [
    { number: '003', explored: true, tile: 'armory', malfunction: false, things: [] as string[] },
    { ...station, ...change.room, things: change.body === '005' ? [body] : [] },
  ];
  if (change.body === '003') rooms[0]!.things.push(body);
  return {
    ship: { rooms },
    intruders: change.intruder ? [{ room: '005' }] : [],
    crew: [
      { seat: 0, status: 'aboard', character: 'captain', carried: change.carrier ? [body] : [] },
      { seat: 1, status: 'dead', character: 'scout', carried: [] },
    ],
  } as unknown as GameInfo;
}

test('the body is found where it lies or with who carries it', () => {
  expect(reviving(game({ body: '003' }))).toEqual([
    { seat: 1, lies: '003', carrier: null, room: '005', state: 'ready' },
  ]);
  expect(reviving(game({ carrier: true }))).toEqual([
    { seat: 1, lies: null, carrier: 0, room: '005', state: 'ready' },
  ]);
});

test('a body that is gone brings nobody back', () => {
  expect(reviving(game({}))).toEqual([]);
});

test('what the Emergency Room lacks is told', () => {
  const state = (change: Parameters<typeof game>[0]) => reviving(game({ body: '003', ...change }))[0]?.state;
  expect(state({ room: { explored: false } })).toBe('unknown');
  expect(state({ room: { malfunction: true } })).toBe('malfunction');
  expect(state({ intruder: true })).toBe('intruder');
  expect(state({ body: '005' })).toBe('back');
});
