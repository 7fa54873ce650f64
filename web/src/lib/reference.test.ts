import { describe, expect, it } from 'vitest';
import { iconFor, find, marked, mentioned, search, type RulesEntry } from './reference';

const entry = (kind: string, id: string, name: string, text: string): RulesEntry => ({
  kind,
  id,
  name,
  text,
  confidence: null,
  reconstructed: false,
});
const NEST = entry('room', 'nest', 'Nest', 'Take an egg. Fire here burns eggs.');
const FIRE = entry('marker', 'fire', 'Fire', 'It hurts.');
const FIRE_RULE = entry('rule', 'fire', 'Fire', 'How fire spreads.');
const SLIME = entry('marker', 'slime', 'Śluz', 'Wash it off.');
const ALL = [FIRE_RULE, NEST, FIRE, SLIME];

describe('the rules reference', () => {
  it('finds names first, then texts, without accents', () => {
    expect(search(ALL, 'fire')).toEqual([FIRE_RULE, FIRE, NEST]);
    expect(search(ALL, 'sluz')).toEqual([SLIME]);
    expect(search(ALL, ' ')).toEqual(ALL);
  });

  it('opens addresses with and without a kind', () => {
    expect(find(ALL, 'marker.fire')).toBe(FIRE);
    expect(find(ALL, 'fire')).toBe(FIRE_RULE);
    expect(find(ALL, 'none')).toBeUndefined();
  });

  it('names what a text mentions, once', () => {
    expect(mentioned(ALL, NEST)).toEqual([FIRE_RULE]);
  });

  it('marks hits', () => {
    expect(marked('On fire now', 'FIRE')).toEqual([
      { text: 'On ', hit: false },
      { text: 'fire', hit: true },
      { text: ' now', hit: false },
    ]);
  });

  it('shows creatures as themselves, and cards by what they are', () => {
    expect(iconFor({ kind: 'intruder', id: 'butcher' })).toBe('butcher');
    expect(iconFor({ kind: 'intruder', id: 'metagorger-red' })).toBe('metagorger');
    expect(iconFor({ kind: 'intruder', id: 'insanity-blue' })).toBe('insanity');
    expect(iconFor({ kind: 'species-card', id: 'panic-08' })).toBe('panic');
    expect(iconFor({ kind: 'species-card', id: 'mimicry' })).toBe('mutation');
    expect(iconFor({ kind: 'room', id: 'nest' })).toBe('room');
  });
});
