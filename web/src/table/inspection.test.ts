import { describe, expect, it, vi } from 'vitest';
import type { Facts } from '../lib/api';
import type { LiveTable } from '../lib/live.svelte';
import type { BoardFacts, GameInfo } from '../lib/wire';
import { Desk } from './desk.svelte';
import { inspect } from './inspection';

const table = vi.hoisted(() => ({ species: '' }));

vi.mock('../lib/i18n.svelte', async (original) => ({
  ...(await original<typeof import('../lib/i18n.svelte')>()),
  speciesInUse: () => table.species,
  game: (key: string) => key,
}));

const GAME = {
  seat: 0,
  species: { id: 'intruders', counters: {}, figures: {} },
  mode: { id: 'standard', counters: {}, figures: {} },
  place: { id: 'ship' },
  addOns: {},
  counters: {},
  crew: [],
  intruders: [],
  ship: { rooms: [], corridors: [], bag: 7, weaknesses: [], networks: [] },
} as unknown as GameInfo;

function rulesOfTheBag(species: string): string[] {
  table.species = species;
  const live = { game: GAME, log: [], table: null, token: null } as unknown as LiveTable;
  const desk = new Desk(live, { corridors: [] } as unknown as BoardFacts, { rooms: [] } as unknown as Facts);
  return inspect(desk, { kind: 'gauge', id: 'bag' })?.rules.map((rule) => rule.address) ?? [];
}

describe('the rules of what is looked at', () => {
  it('are those of the first game', () => {
    expect(rulesOfTheBag('intruders')).toEqual([
      'rule.bag',
      'rule.encounter',
      'rule.bag-development',
      'rule.weaknesses',
    ]);
  });

  it('are those of the species where it has its own', () => {
    expect(rulesOfTheBag('carnomorphs')).toEqual([
      'rule.bag',
      'rule.carnomorph-encounter',
      'rule.carnomorph-bag-development',
      'rule.adaptations',
    ]);
  });
});
