import { describe, expect, it } from 'vitest';
import type { LogLine } from '../lib/wire';
import { isShown, pictureOf, soundOf, toneOf } from './pictures';

const TEXTS = {
  'noise.3.name': 'Noise in corridor 3',
  'noise.danger.name': 'Danger',
  'combat.miss.name': 'Miss',
  'combat.creeper.name': 'Hit: Larva or Creeper',
  'combat.one-hit.name': '1 hit',
  'intruder.adult.name': 'Adult',
  'intruder.insanity-blue.name': 'Insanity, blue',
};

const line = (event: string, text: string): LogLine => ({
  choice: 0,
  round: 1,
  event,
  text,
  seat: 0,
  rooms: [],
  secret: false,
});

describe('the picture of what comes up', () => {
  it('is the face of the die that was rolled', () => {
    const noise = line('noise-rolled', 'Captain, noise roll: Noise in corridor 3.');
    expect(pictureOf(noise, TEXTS)).toEqual({ kind: 'die', die: 'noise', face: '3' });
    const shot = line('combat-rolled', 'Captain, combat die: Hit: Larva or Creeper.');
    expect(pictureOf(shot, TEXTS)).toEqual({ kind: 'die', die: 'combat', face: 'creeper' });
    const hit = line('combat-rolled', 'Captain, combat die: 1 hit.');
    expect(pictureOf(hit, TEXTS)).toEqual({ kind: 'die', die: 'combat', face: 'one-hit' });
  });

  it('is the creature of a token', () => {
    const token = line('token-drawn', 'Drawn from the bag: Adult.');
    expect(pictureOf(token, TEXTS)).toEqual({ kind: 'token', icon: 'adult' });
    expect(toneOf(token)).toBe('harm');
    const coloured = line('token-drawn', 'Drawn from the bag: Insanity, blue.');
    expect(pictureOf(coloured, TEXTS)).toEqual({ kind: 'token', icon: 'insanity' });
  });

  it('is a card for what is drawn from a deck, and a sign where the words are unknown', () => {
    expect(pictureOf(line('attack-card-drawn', 'Attack: Bite.'), TEXTS).kind).toBe('card');
    expect(pictureOf(line('noise-rolled', 'Captain: ?'), TEXTS)).toEqual({ kind: 'sign', icon: 'noise' });
  });

  it('leaves out what nobody needs to see', () => {
    expect(isShown(line('card-paid', ''))).toBe(false);
  });
});

describe('what is heard', () => {
  const roll = line('noise-rolled', 'Captain, noise roll: Danger.');
  const death = line('character-died', 'Captain died.');

  it('is the worst of what happens together, and nothing for what is not shown', () => {
    expect(soundOf([roll])).toBe('dice');
    expect(soundOf([roll, death])).toBe('danger');
    expect(soundOf([line('card-paid', 'Captain pays.')])).toBeUndefined();
  });
});
