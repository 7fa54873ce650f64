import { describe, expect, it } from 'vitest';
import type { CrewView, GameInfo, LogLine } from '../lib/wire';
import { openDeal } from './deal';

const line = (event: string, seat: number | null): LogLine => ({
  choice: 0,
  round: 1,
  event,
  parts: [],
  seat,
});
const crew = (seat: number, room: string) =>
  ({ seat, room, status: 'aboard', offer: { items: [], objects: [] } }) as unknown as CrewView;
const game = (seat: number) =>
  ({ seat, crew: [crew(0, '011'), crew(1, '011'), crew(2, '003')] }) as unknown as GameInfo;

describe('a trade', () => {
  const begun = [line('trade-ended', null), line('trade-begun', 0)];

  it('is open to all in the room before anything is offered', () => {
    expect(openDeal(game(0), begun, false)?.sides.map((c) => c.seat)).toEqual([0, 1]);
    expect(openDeal(game(1), begun, false)?.sides).toHaveLength(2);
  });

  it('does not trouble those elsewhere until something lies on the table', () => {
    expect(openDeal(game(2), begun, false)).toBeNull();
    expect(openDeal(game(2), begun, true)).not.toBeNull();
  });

  it('tells what was shown and what changed hands, and ends', () => {
    const log = [...begun, line('item-shown', 1), line('heavy-item-handed-over', 0)];
    const deal = openDeal(game(1), log, false);
    expect(deal?.shown).toHaveLength(1);
    expect(deal?.agreed).toHaveLength(1);
    expect(openDeal(game(1), [...log, line('trade-ended', null)], false)).toBeNull();
  });
});
