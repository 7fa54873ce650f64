import { describe, expect, it } from 'vitest';
import type { OptionInfo } from '../lib/wire';
import {
  cardUse,
  backIcon,
  cheapest,
  corridorOf,
  countsAtOnce,
  firstGroup,
  groups,
  planned,
  silentNo,
  spelledOut,
  type Question,
} from './answers';
import { rounded, twoLines } from './geometry';

function option(id: string, kind: string, confirm = false): OptionInfo {
  return { id, kind, label: id, cost: 0, target: {}, confirm };
}

function asked(reason: string, ...options: OptionInfo[]): Question {
  return { number: 1, reason, text: '', options, refused: [], reasons: {} };
}

describe('the answers of a turn', () => {
  const turn = asked(
    'choose-action',
    option('pass', 'pass'),
    option('move:006', 'move'),
    option('trade', 'trade'),
    option('drop:rifle', 'drop'),
    option('linger', 'linger'),
  );

  it('are grouped, and passing stands apart', () => {
    expect(groups(turn).map((g) => [g.id, g.options.length])).toEqual([
      ['move', 1],
      ['other', 1],
      ['drop', 2],
    ]);
  });

  it('open with attacks before moves, and never with dropping', () => {
    expect(firstGroup(turn)).toBe('move');
    expect(firstGroup(asked('choose-action', option('m', 'move'), option('s', 'shoot')))).toBe('attack');
    expect(firstGroup(asked('choose-action', option('pass', 'pass'), option('d', 'drop')))).toBeNull();
  });

  it('need a second tap, except for small steps', () => {
    expect(countsAtOnce(option('move:006', 'move'))).toBe(false);
    expect(countsAtOnce(option('pay:search', 'pay'))).toBe(true);
    expect(countsAtOnce(option('linger', 'linger'))).toBe(true);
    expect(countsAtOnce(option('wait', 'wait', true))).toBe(false);
  });
});

describe('a silent no', () => {
  const no = option('decline', 'decline');

  it('is said where nothing else is possible, or where the player wishes it', () => {
    expect(silentNo(asked('choose-reaction', no), false)).toBe(no);
    expect(silentNo(asked('choose-reaction', no), false, true)).toBeUndefined();
    expect(
      silentNo(asked('choose-reaction', option('react:interruption', 'react'), no), false),
    ).toBeUndefined();
    expect(silentNo(asked('choose-reaction', option('react:interruption', 'react'), no), true)).toBe(no);
  });

  it('is said to no other question', () => {
    expect(silentNo(asked('choose-deal', no), true)).toBeUndefined();
  });
});

describe('the drawing', () => {
  it('finds the corridor or network of an answer', () => {
    expect(corridorOf('011-014')).toBe('c-011-014');
    expect(corridorOf('tech-main')).toBe('tech-main');
    expect(corridorOf(undefined)).toBeNull();
  });

  it('breaks names at spaces first, then at soft hyphens', () => {
    expect(twoLines('Cockpit')).toEqual(['Cockpit']);
    expect(twoLines('Room Covered with Slime')).toEqual(['Room Covered', 'with Slime']);
    expect(twoLines('Triebwerks\u00adkontrolle')).toEqual(['Triebwerks-', 'kontrolle']);
  });

  it('rounds corners only between the ends', () => {
    expect(
      rounded([
        [0, 0],
        [100, 0],
      ]),
    ).toBe('M0.0 0.0L100.0 0.0');
    expect(
      rounded([
        [0, 0],
        [100, 0],
        [100, 100],
      ]),
    ).toBe('M0.0 0.0L80.0 0.0Q100.0 0.0 100.0 20.0L100.0 100.0');
  });
});

describe('what is refused', () => {
  it('says why, though each reason is told once', () => {
    const refused = ['craft:taser', 'trade'].map((id) => ({
      id,
      kind: 'x',
      label: id,
      reason: 'in-combat',
      target: {},
    }));
    const reasons = { 'in-combat': { text: 'not in combat', rule: 'combat' } };
    const question = spelledOut({ ...asked('choose-action'), refused, reasons });
    expect(question.refused.map((r) => [r.id, r.text, r.rule])).toEqual([
      ['craft:taser', 'not in combat', 'combat'],
      ['trade', 'not in combat', 'combat'],
    ]);
  });

  it('never stands there without one', () => {
    const refused = [{ id: 'trade', kind: 'trade', label: 'trade', target: {}, reason: 'combat' }];
    expect(() => spelledOut({ ...asked('choose-action'), refused })).toThrow("refuses 'trade' for 'combat'");
  });
});

describe('a payment', () => {
  const pay = (card: string) => ({
    ...option(`pay:${card}`, 'pay'),
    target: { card },
  });

  it('is suggested from what cannot be played anyway', () => {
    const question = asked('choose-payment', pay('search'), pay('interruption'));
    expect(cheapest(question, new Set(['interruption']))?.id).toBe('pay:interruption');
    expect(cheapest(question, new Set())?.id).toBe('pay:search');
  });
});

describe('the cards raised for an answer', () => {
  const move = { ...option('move:010', 'move'), cost: 1 };
  const hand = ['search', 'interruption', 'contamination', 'rest'];

  it('are those that cannot be played anyway, then the first ones', () => {
    expect(planned(move, hand, new Set(['interruption']))).toEqual(['interruption']);
    expect(planned({ ...move, cost: 2 }, hand, new Set(['rest']))).toEqual(['rest', 'search']);
  });

  it('are never contamination, nor the card that is played', () => {
    const card = { ...option('card:search', 'card'), cost: 2, target: { card: 'search' } };
    expect(planned(card, hand, new Set())).toEqual(['interruption', 'rest']);
    expect(planned({ ...card, cost: 3 }, hand, new Set())).toEqual([]);
  });

  it('may be two that are alike', () => {
    expect(planned({ ...move, cost: 2 }, ['rest', 'rest', 'search'], new Set(['rest']))).toEqual([
      'rest',
      'rest',
    ]);
  });
});

describe('the back of an item', () => {
  it('has a symbol, whatever the deck', () => {
    expect(['red', 'quest', 'character'].map(backIcon)).toEqual(['c-red', 'activate', 'item']);
  });
});

describe('a card of the Intruder player', () => {
  it('is played in one of three ways', () => {
    const answers = [{ id: 'pass' }, { id: 'card:pursuit-3/move' }, { id: 'card:pursuit-3/effect' }];
    expect(cardUse(answers, 'pursuit-3', 'effect')).toBe(answers[2]);
    expect(cardUse(answers, 'pursuit-3', 'attack')).toBeUndefined();
  });
});
