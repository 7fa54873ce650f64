import { seatsAt, tablesWithSeats } from './seats';
import { sha256 } from './sha256';
import { load, save } from './stored';
import type { Ticket } from './wire';

/**
 * The private key of this device: 128 bits that open the logbook of its games and nothing else. The server knows only its
 * hash. It is made when there is something to keep.
 */

const KEY = 'coldwake.key';
const SHAPE = /^[0-9a-f]{32}$/;

let own: string | null = null;

export function deviceKey(): string | null {
  const stored = load<string | null>(KEY, null);
  if (typeof stored === 'string' && SHAPE.test(stored)) own = stored;
  return own;
}

export function ensureKey(): string {
  const known = deviceKey();
  if (known !== null) return known;
  const fresh = hex(crypto.getRandomValues(new Uint8Array(16)));
  useKey(fresh);
  return fresh;
}

export function useKey(key: string): void {
  own = key;
  save(KEY, key);
}

export function dropKey(): void {
  own = null;
  save(KEY, null);
}

/** Whether this browser keeps nothing, so that the key is gone with the page. */
export function keepsNothing(): boolean {
  try {
    localStorage.setItem('coldwake.try', '1');
    localStorage.removeItem('coldwake.try');
    return false;
  } catch {
    return true;
  }
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');

// ---------------------------------------------------------------- twelve words

const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aiou';
const WORDS = 12;

/** What tells a slip of the pen: the first digits of the hash. */
const check = (key: string) => sha256(key).slice(0, 4);

/** The key as twelve words of four letters, which can be said and typed in any language. */
export function toWords(key: string): string[] {
  const digits = key + check(key);
  return Array.from({ length: WORDS }, (_, k) => {
    const n = parseInt(digits.slice(3 * k, 3 * k + 3), 16);
    return [CONSONANTS[n >> 8], VOWELS[(n >> 6) & 3], CONSONANTS[(n >> 2) & 15], VOWELS[n & 3]].join('');
  });
}

/** The key that twelve words stand for; null if something in them is wrong. */
export function fromWords(text: string): string | null {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  if (words.length !== WORDS || words.some((word) => word.length !== 4)) return null;
  const numbers = words.map((word) => {
    const [a, b, c, d] = [...word].map((letter, k) => (k % 2 ? VOWELS : CONSONANTS).indexOf(letter));
    return [a, b, c, d].some((part) => part === undefined || part < 0)
      ? -1
      : ((a ?? 0) << 8) | ((b ?? 0) << 6) | ((c ?? 0) << 2) | (d ?? 0);
  });
  if (numbers.includes(-1)) return null;
  const digits = numbers.map((n) => n.toString(16).padStart(3, '0')).join('');
  const key = digits.slice(0, 32);
  return digits.slice(32) === check(key) ? key : null;
}

// ---------------------------------------------------------------- taking it along

/** What goes from one device to another: the key, and the seats of tables that are not over. */
export interface Luggage {
  key: string;
  seats: Ticket[];
}

/** The seats of this device at some tables. */
export function seatsFor(tables: string[] = tablesWithSeats()): Ticket[] {
  return tables.flatMap((table) => seatsAt(table).map(({ seat, token }) => ({ table, seat, token })));
}

/** Behind the hash of an address, where no server sees it. */
export function luggagePath({ key, seats }: Luggage): string {
  const packed = seats.map((s) => `${s.table}.${s.seat}.${s.token}`).join(',');
  return `/take?key=${key}${packed ? `&seats=${packed}` : ''}`;
}

/** What an address, twelve words or a file bring along; null if it is none of them. */
export function luggageIn(text: string): Luggage | null {
  const words = fromWords(text);
  if (words !== null) return { key: words, seats: [] };
  const query = new URLSearchParams(text.slice(text.indexOf('?') + 1).trim());
  const key = query.get('key') ?? text.trim();
  if (!SHAPE.test(key)) return fileIn(text);
  return { key, seats: ticketsIn((query.get('seats') ?? '').split(',').map((seat) => seat.split('.'))) };
}

function ticketsIn(parts: string[][]): Ticket[] {
  return parts.flatMap(([table = '', seat = '', token = '']) =>
    /^[a-z0-9]{12}$/.test(table) && /^\d$/.test(seat) && /^[\w-]{16,64}$/.test(token)
      ? [{ table, seat: Number(seat), token }]
      : [],
  );
}

function fileIn(text: string): Luggage | null {
  try {
    const file = JSON.parse(text) as Partial<Luggage> | null;
    if (typeof file?.key !== 'string' || !SHAPE.test(file.key)) return null;
    const seats = Array.isArray(file.seats) ? file.seats : [];
    return {
      key: file.key,
      seats: ticketsIn(seats.map((s) => [String(s.table), String(s.seat), String(s.token)])),
    };
  } catch {
    return null;
  }
}
