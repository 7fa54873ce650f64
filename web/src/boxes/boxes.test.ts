import { describe, expect, it, vi } from 'vitest';
import type { Facts } from '../lib/api';
import type { LiveTable } from '../lib/live.svelte';
import type { BoardFacts, CorridorView, CrewView, GameInfo, RoomView } from '../lib/wire';
import { cueOf } from '../table/cues';
import { Desk } from '../table/desk.svelte';
import { project } from '../table/project';
import type { Box } from './box';

/** A box as the next one might be: sentries in rooms, smoke in corridors, tired characters. */
const SENTRIES = vi.hoisted((): Box => ({
  id: 'sentries',
  inRoom: (game, room) =>
    room.number === '011'
      ? [{ id: 'sentry', icon: 'shoot', name: 'Sentry', count: game.addOns['sentries']?.['shells'] ?? 0 }]
      : [],
  inCorridor: (game, corridor) =>
    game.counters['sentries.smoke']?.[0] && corridor.id === 'c-1'
      ? [{ id: 'smoke', icon: 'noise', name: 'Smoke', count: 0 }]
      : [],
  conditions: (member) => [{ marker: 'tired', on: member.counters['tired'] === 1 }],
  cues: { 'sentry-fired': { sight: 'sign', icon: 'shoot', tone: 'harm', build: 1, face: 0, hold: 1 } },
  changes: { 'sentry-fired': (game) => ({ ...game, addOns: { sentries: { shells: 1 } } }) },
}));

vi.mock('.', async (original) => {
  const real = await original<typeof import('.')>();
  const BOXES = [...real.BOXES, SENTRIES];
  return {
    BOXES,
    boxOf: (id: string) => BOXES.find((box) => box.id === id),
    boxesIn: (game: GameInfo) => [...real.boxesIn(game), ...('sentries' in game.addOns ? [SENTRIES] : [])],
  };
});

const room = (number: string, tile: string) =>
  ({ number, tile, explored: true, things: [], items: 0 }) as unknown as RoomView;
const ROOMS = [room('011', 'hibernatorium'), room('003', 'nest')];
const CREW = {
  seat: 0,
  room: '005',
  status: 'aboard',
  counters: { tired: 1, larva: 0 },
} as unknown as CrewView;

const GAME = {
  seat: 0,
  species: { id: 'intruders', counters: { eggs: 5 }, figures: {} },
  mode: { id: 'standard', counters: {}, figures: {} },
  place: { id: 'ship' },
  addOns: { sentries: { shells: 3 } },
  counters: { 'sentries.smoke': [1] },
  crew: [CREW],
  intruders: [],
  ship: { rooms: ROOMS },
} as unknown as GameInfo;

function deskOf(game: GameInfo): Desk {
  const live = { game, log: [], table: null, token: null } as unknown as LiveTable;
  return new Desk(live, { corridors: [] } as unknown as BoardFacts, { rooms: [] } as unknown as Facts);
}

describe('a box', () => {
  const desk = deskOf(GAME);

  it('is shown where it is in play', () => {
    expect(desk.boxes.map((box) => box.id)).toEqual(['ship', 'intruders', 'standard', 'sentries']);
    expect(deskOf({ ...GAME, addOns: {} }).boxes).not.toContain(SENTRIES);
  });

  it('has things in rooms, which are told aloud', () => {
    expect(desk.thingsIn(ROOMS[0]!).map((thing) => thing.id)).toEqual(['sentry']);
    expect(desk.thingsIn(ROOMS[1]!)).toMatchObject([{ id: 'egg', count: 5 }]);
    expect(desk.describe('011')).toContain('Sentry 3');
  });

  it('has things in corridors', () => {
    expect(desk.thingsBetween({ id: 'c-1' } as CorridorView).map((thing) => thing.name)).toEqual(['Smoke']);
    expect(desk.thingsBetween({ id: 'c-2' } as CorridorView)).toEqual([]);
  });

  it('tells in which state characters are', () => {
    expect(desk.conditions(CREW)).toEqual([
      { marker: 'larva', on: false },
      { marker: 'tired', on: true },
    ]);
  });

  it('stages what happens', () => {
    const line = { event: 'sentry-fired', parts: [], choice: 0, round: 1, seat: null };
    expect(cueOf(line)?.tone).toBe('harm');
    expect(project(GAME, line, {} as BoardFacts['tracks']).addOns['sentries']).toEqual({ shells: 1 });
  });
});

describe('shared code', () => {
  const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts', '!./**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const folders = import.meta.glob('./*/box.ts', { eager: true });
  const lines = Object.entries(sources)
    .filter(([path]) => path.startsWith('../'))
    .flatMap(([path, text]) => text.split('\n').map((line) => ({ path, line })));

  it('names no box', () => {
    const boxes = Object.values(folders).flatMap((folder) => Object.values(folder as Record<string, Box>));
    // A tab of the phone and a symbol have the same names.
    const ids = boxes.map((box) => box.id).filter((id) => id !== 'ship' && id !== 'revive');
    const named = new RegExp(`(['"\`])(${ids.join('|')}|medic)\\1`);
    expect(ids).toContain('void-seeders');
    expect(lines.filter(({ line }) => named.test(line)).map(({ path, line }) => `${path}: ${line}`)).toEqual(
      [],
    );
  });

  it('uses the list of boxes and what they are, and none of their folders', () => {
    const inside = lines.filter(({ line }) => /from '.*\/boxes\/(?!box')/.test(line));
    expect(inside).toEqual([]);
  });
});
