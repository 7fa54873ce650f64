import { describe, expect, it } from 'vitest';
import type { LogLine, LogPart } from '../lib/wire';
import { toneOf } from './cues';
import { isShown, pictureOf } from './pictures';

const line = (event: string, ...values: Omit<LogPart, 'text'>[]): LogLine => ({
  choice: 0,
  round: 1,
  event,
  parts: values.map((value) => ({ text: '…', ...value })),
  seat: 0,
});

describe('the picture of what comes up', () => {
  it('is the face of the die that was rolled', () => {
    const noise = line('noise-rolled', { name: 'face', kind: 'noise-face', id: '3' });
    expect(pictureOf(noise)).toEqual({ kind: 'die', die: 'noise', face: '3' });
    const shot = line('combat-rolled', { name: 'face', kind: 'combat-face', id: 'creeper' });
    expect(pictureOf(shot)).toEqual({ kind: 'die', die: 'combat', face: 'creeper' });
  });

  it('is the creature of a token', () => {
    const token = line('token-drawn', { name: 'token', kind: 'card', entry: 'intruder.adult' });
    expect(pictureOf(token)).toEqual({ kind: 'token', icon: 'adult', entry: 'intruder.adult' });
    expect(toneOf(token)).toBe('harm');
    const coloured = line('token-drawn', { name: 'token', kind: 'card', entry: 'intruder.insanity-blue' });
    expect(pictureOf(coloured)).toEqual({
      kind: 'token',
      icon: 'insanity',
      entry: 'intruder.insanity-blue',
    });
  });

  it('is a card for what is drawn from a deck', () => {
    expect(pictureOf(line('attack-card-drawn')).kind).toBe('card');
  });

  it('leaves out what nobody needs to see', () => {
    expect(isShown(line('card-paid'))).toBe(false);
  });
});
