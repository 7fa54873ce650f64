import { sha256 } from './sha256';
import type { TableInfo } from './wire';

/** One line of the record of a table, as far as the proof needs it. */
export interface RecordEntry {
  type: string;
  seat?: number;
  contribution?: string;
  commitment?: string;
}

/** What this device remembers of a table. */
export interface Remembered {
  /** The seal it saw first, if it did. */
  seal: string | null;
  /** What it added to the shuffle, by seat, and what each seat had committed to when it showed that. */
  seats: { seat: number; contribution?: string | undefined; seen?: (string | null)[] | undefined }[];
}

export interface Proof {
  /** What each seat added to the shuffle; bots add nothing. */
  contributions: string[];
  /** The text whose hash is the seed; in games of earlier versions its first 64 bits are. */
  mixed: string;
  sealHolds: boolean;
  seedHolds: boolean;
  /** The seal is still the one this device saw, and what this device added was used. */
  remembered: boolean;
}

/** What the people at the table added, by seat, when the game started. */
export function contributions(record: RecordEntry[], seats: number): string[] {
  const given = new Array<string>(seats).fill('');
  // What was shown counts until the draw is repeated, or called off because somebody else sits down.
  let shown = new Array<string>(seats).fill('');
  for (const entry of record) {
    if (entry.type === 'started') break;
    if (entry.type === 'draw-opened') {
      shown = shown.map(() => '');
      // What was sent openly, in earlier versions, does not count beside what others committed to.
      given.fill('');
    }
    if (entry.seat === undefined) continue;
    if (entry.type === 'contribution-shown') {
      shown[entry.seat] = entry.contribution ?? '';
    } else if (SEATING.includes(entry.type)) {
      given[entry.seat] = entry.contribution ?? '';
      shown = shown.map(() => '');
    }
  }
  return given.map((text, seat) => shown[seat] || text);
}

const SEATING = ['seat-taken', 'seat-left', 'seat-invited', 'bot-seated', 'person-removed'];

/** Whether what a seat of this device added was used, and what the others added is what they had committed to. */
function kept(
  { seat, contribution, seen }: Remembered['seats'][number],
  added: string[],
  record: RecordEntry[],
): boolean {
  if (contribution === undefined) {
    return true;
  }
  if (seen === undefined) {
    // It was never asked to show anything: only games of earlier versions used what was sent.
    const earlier = record.some(
      (entry) => entry.type === 'seat-taken' && entry.seat === seat && entry.contribution,
    );
    return !earlier || added[seat] === contribution;
  }
  const recorded = record.some(
    (entry) =>
      entry.type === 'contribution-shown' && entry.seat === seat && entry.contribution === contribution,
  );
  const took = added[seat] === contribution;
  return recorded && (!took || added.every((text, other) => text === '' || sha256(text) === seen[other]));
}

/**
 * Checks that the seal shown during the game fits the secret, and that the seed comes from it and from the people, as this
 * device remembers both.
 */
export function prove(table: TableInfo, record: RecordEntry[], device: Remembered): Proof | null {
  if (table.secret === null || table.seed === null || table.commitment === null) {
    return null;
  }
  const added = contributions(record, table.seats.length);
  const mixed = [table.secret, ...added].join('|');
  const whole = sha256(mixed);
  const number = BigInt.asIntN(64, BigInt(`0x${whole.slice(0, 16)}`)).toString();
  // Only games of earlier versions have a short seed, and those had no draw.
  const drawn = record.some((entry) => entry.type === 'draw-opened');
  return {
    contributions: added,
    mixed,
    sealHolds: sha256(table.secret) === table.commitment,
    seedHolds: table.seed === whole || (!drawn && table.seed === number),
    remembered:
      (device.seal === null || device.seal === table.commitment) &&
      // Whoever sat down at a copy of a game came after the shuffle.
      (table.importedFrom !== null || device.seats.every((held) => kept(held, added, record))),
  };
}

export function fair(proof: Proof): boolean {
  return proof.sealHolds && proof.seedHolds && proof.remembered;
}
