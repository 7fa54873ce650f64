import { sha256 } from './sha256';
import type { TableInfo } from './wire';

/** One line of the record of a table, as far as the proof needs it. */
export interface RecordEntry {
  type: string;
  seat?: number;
  contribution?: string;
}

/** What this device remembers of a table. */
export interface Remembered {
  /** The seal it saw first, if it did. */
  seal: string | null;
  /** What it added to the shuffle, by seat. */
  seats: { seat: number; contribution?: string | undefined }[];
}

export interface Proof {
  /** What each seat added to the shuffle; bots add nothing. */
  contributions: string[];
  /** The text whose hash begins with the seed. */
  mixed: string;
  sealHolds: boolean;
  seedHolds: boolean;
  /** The seal is still the one this device saw, and what this device added was used. */
  remembered: boolean;
}

/** What the people at the table added, by seat, when the game started. */
export function contributions(record: RecordEntry[], seats: number): string[] {
  const result = new Array<string>(seats).fill('');
  for (const entry of record) {
    if (entry.type === 'started') break;
    if (entry.seat === undefined) continue;
    if (entry.type === 'seat-taken') result[entry.seat] = entry.contribution ?? '';
    if (entry.type === 'seat-left' || entry.type === 'bot-seated') result[entry.seat] = '';
  }
  return result;
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
  const seed = BigInt.asIntN(64, BigInt(`0x${sha256(mixed).slice(0, 16)}`)).toString();
  return {
    contributions: added,
    mixed,
    sealHolds: sha256(table.secret) === table.commitment,
    seedHolds: seed === table.seed,
    remembered:
      (device.seal === null || device.seal === table.commitment) &&
      device.seats.every(
        // Who sat down at a copy of a game came after the shuffle.
        ({ seat, contribution }) =>
          table.importedFrom !== null || contribution === undefined || added[seat] === contribution,
      ),
  };
}

export function fair(proof: Proof): boolean {
  return proof.sealHolds && proof.seedHolds && proof.remembered;
}
