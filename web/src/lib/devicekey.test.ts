import { beforeEach, describe, expect, it } from 'vitest';
import {
  deviceKey,
  dropKey,
  ensureKey,
  fromWords,
  luggageIn,
  luggagePath,
  toWords,
  useKey,
} from './devicekey';

const KEY = '00112233445566778899aabbccddeeff';
const SEAT = { table: 'abcdefghjkmn', seat: 2, token: 'tokentokentokentoken-_90' };

describe('the key of a device', () => {
  beforeEach(() => dropKey());

  it('is made when there is something to keep, and stays', () => {
    expect(deviceKey()).toBeNull();
    const key = ensureKey();
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(ensureKey()).toBe(key);
    useKey(KEY);
    expect(deviceKey()).toBe(KEY);
  });

  it('is twelve words of four letters, with or without capitals and signs', () => {
    const words = toWords(KEY);
    expect(words).toHaveLength(12);
    expect(words.every((word) => /^[a-z]{4}$/.test(word))).toBe(true);
    expect(fromWords(words.join(' '))).toBe(KEY);
    expect(fromWords(`  ${words.join('\n').toUpperCase()} `)).toBe(KEY);
    for (let n = 0; n < 50; n++) {
      dropKey();
      const key = ensureKey();
      expect(fromWords(toWords(key).join('-'))).toBe(key);
    }
  });

  it('notices a word that is wrong, missing or in another place', () => {
    const words = toWords(KEY);
    expect(fromWords(words.slice(1).join(' '))).toBeNull();
    expect(fromWords(['eeee', ...words.slice(1)].join(' '))).toBeNull();
    expect(fromWords([...words.slice(1), words[0]].join(' '))).toBeNull();
    expect(fromWords(['zuzu', ...words.slice(1)].join(' '))).toBeNull();
    expect(fromWords('')).toBeNull();
  });

  it('goes along in a link or a file, with the seats of tables', () => {
    const luggage = { key: KEY, seats: [SEAT] };
    expect(luggageIn(`https://ship.example/#${luggagePath(luggage)}`)).toEqual(luggage);
    expect(luggageIn(JSON.stringify(luggage))).toEqual(luggage);
    expect(luggageIn(luggagePath({ key: KEY, seats: [] }))).toEqual({ key: KEY, seats: [] });
    expect(luggageIn(toWords(KEY).join(' '))).toEqual({ key: KEY, seats: [] });
    for (const wrong of ['', 'hello', '{}', '[1]', 'null', '/take?key=xyz', JSON.stringify({ key: 5 })]) {
      expect(luggageIn(wrong), wrong).toBeNull();
    }
    expect(luggageIn(`/take?key=${KEY}&seats=x.1.y`)).toEqual({ key: KEY, seats: [] });
  });
});
