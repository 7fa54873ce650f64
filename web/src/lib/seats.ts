import { load, save } from './stored';
import type { Invitation, Ticket } from './wire';

/** The seats this device holds, with their tokens: the only place where tokens are kept. */

const KEY = 'coldwake.seats';

export interface HeldSeat {
  seat: number;
  token: string;
  /** What this device added to the shuffle when it sat down; older seats did not keep it. */
  contribution?: string | undefined;
  /** What it would add if the draw has to be repeated. */
  next?: string | undefined;
  /** What each seat had committed to when this device showed its contribution. */
  seen?: (string | null)[] | undefined;
}

function all(): Record<string, HeldSeat[]> {
  return load<Record<string, HeldSeat[]>>(KEY, {});
}

export function tablesWithSeats(): string[] {
  return Object.keys(all());
}

export function seatsAt(table: string): HeldSeat[] {
  return (all()[table] ?? []).slice().sort((a, b) => a.seat - b.seat);
}

export function keepTickets(tickets: (Ticket & Pick<HeldSeat, 'contribution'>)[]): void {
  const seats = all();
  for (const { table, seat, token, contribution } of tickets) {
    const others = (seats[table] ?? []).filter((s) => s.seat !== seat);
    seats[table] = [...others, { seat, token, contribution }];
  }
  save(KEY, seats);
}

/** Remembers what this device shows, and what the others had committed to by then. */
export function keepShown(table: string, shown: HeldSeat): void {
  const seats = all();
  seats[table] = (seats[table] ?? []).map((held) => (held.seat === shown.seat ? shown : held));
  save(KEY, seats);
}

export function forgetSeat(table: string, seat: number): void {
  const seats = all();
  const left = (seats[table] ?? []).filter((s) => s.seat !== seat);
  if (left.length > 0) {
    seats[table] = left;
  } else {
    delete seats[table];
  }
  save(KEY, seats);
}

export function forgetTable(table: string): void {
  const seats = all();
  delete seats[table];
  save(KEY, seats);
  const seals = load<Record<string, string>>(SEALS, {});
  delete seals[table];
  save(SEALS, seals);
}

const SEALS = 'coldwake.seals';

/** The seal of a table as this device saw it first, if it did. */
export function sealOf(table: string): string | null {
  return load<Record<string, string>>(SEALS, {})[table] ?? null;
}

/** Remembers the seal of a table, so that it cannot become another one. */
export function keepSeal(table: string, seal: string): void {
  const seals = load<Record<string, string>>(SEALS, {});
  if (!(table in seals)) {
    save(SEALS, { ...seals, [table]: seal });
  }
}

/** What follows the hash in an address that brings a seat along. */
export function seatPath(table: string, { seat, token }: HeldSeat): string {
  return `/t/${table}?seat=${seat}&token=${token}`;
}

/** The seat that an address behind the hash brings along, if it does. */
export function seatIn(table: string, query: URLSearchParams): Ticket | null {
  const token = query.get('token');
  const seat = query.get('seat');
  return token && seat !== null && /^\d$/.test(seat) ? { table, seat: Number(seat), token } : null;
}

const CODES = 'coldwake.invitations';

/** Codes of the chairs kept for somebody at tables opened on this device. */
export function invitationsTo(table: string): Invitation[] {
  return load<Record<string, Invitation[]>>(CODES, {})[table] ?? [];
}

export function keepInvitations(table: string, invitations: Invitation[]): void {
  if (invitations.length > 0) {
    save(CODES, { ...load<Record<string, Invitation[]>>(CODES, {}), [table]: invitations });
  }
}
