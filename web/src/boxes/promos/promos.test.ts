import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { CrewView, GameInfo } from '../../lib/wire';
import type { Desk } from '../../table/desk.svelte';
import AchievementBadge from './AchievementBadge.svelte';
import Achievements from './Achievements.svelte';
import FeatBadge from './FeatBadge.svelte';
import OwnAchievements from './OwnAchievements.svelte';
import OwnFeat from './OwnFeat.svelte';

const card = (back: string, id: string | null) => ({ back, id });
const GAME = {
  addOns: { achievements: {}, feats: {} },
  counters: { 'deeds.rooms-explored': [2, 1] },
  piles: {
    'achievement-open': {
      count: 2,
      cards: [card('achievement', 'achievement-01'), card('achievement', 'achievement-05')],
    },
    'achievement-0': { count: 1, cards: [card('achievement', 'achievement-06')] },
    'feat-0': { count: 1, cards: [card('feat', 'feat-02')] },
    'feat-1': { count: 1, cards: [card('feat', null)] },
  },
} as unknown as GameInfo;

const me = (seat: number) => ({ seat, hand: {} }) as unknown as CrewView;
const desk = (seat: number, more: object = {}) =>
  ({ game: GAME, me: me(seat), question: null, groups: [], ...more }) as unknown as Desk;

afterEach(cleanup);

describe('achievements', () => {
  it('lie beside the board, with how far one has come where deeds count', () => {
    const { container } = render(Achievements, { desk: desk(0) });
    const shown = [...container.querySelectorAll('p')];
    expect(shown.map((p) => p.dataset['inspect'])).toEqual([
      'entry:achievement-card.achievement-01',
      'entry:achievement-card.achievement-05',
    ]);
    expect(shown.map((p) => p.querySelector('em')?.textContent)).toEqual(['2', undefined]);
  });

  it('are gone from there once all are gained', () => {
    const none = { ...GAME, piles: { 'achievement-open': { count: 0, cards: [] } } };
    expect(
      render(Achievements, { desk: desk(0, { game: none }) }).container.querySelector('aside'),
    ).toBeNull();
  });

  it('are told of whoever has them', () => {
    const shown = (seat: number) =>
      render(AchievementBadge, { desk: desk(1), member: me(seat) }).container.querySelectorAll('span');
    expect(shown(0)).toHaveLength(1);
    expect(shown(1)).toHaveLength(0);
  });

  it('are used by their owner', () => {
    const chosen: string[] = [];
    const option = { id: 'species:achievement-06', kind: 'species-card', target: { card: 'achievement-06' } };
    const { container } = render(OwnAchievements, {
      desk: desk(0, {
        question: { options: [option] },
        choose: (o: { id: string }) => chosen.push(o.id),
      }),
    });
    container.querySelector('button')?.click();
    expect(chosen).toEqual(['species:achievement-06']);
  });
});

describe('a feat', () => {
  it('is seen by its owner only', () => {
    expect(render(OwnFeat, { desk: desk(0) }).container.querySelector('p')?.dataset['inspect']).toBe(
      'entry:action.feat-02',
    );
    expect(render(OwnFeat, { desk: desk(1) }).container.querySelector('p')).toBeNull();
  });

  it('is seen in the hand of another, by its back', () => {
    const member = { seat: 1, hand: { count: 4, marked: ['feat-02'] } } as unknown as CrewView;
    expect(render(FeatBadge, { desk: desk(0), member }).container.querySelectorAll('span')).toHaveLength(1);
    expect(
      render(FeatBadge, { desk: desk(0), member: me(1) }).container.querySelectorAll('span'),
    ).toHaveLength(0);
  });
});
