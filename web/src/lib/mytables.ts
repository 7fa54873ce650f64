import { api, ApiProblem } from './api';
import { forgetSeat, forgetTable, seatIn, seatPath, seatsAt, tablesWithSeats, type HeldSeat } from './seats';
import type { Invitation, TableSummary } from './wire';

/** A table at which this device holds seats. */
export interface MyTable {
  id: string;
  info: TableSummary;
  mine: number[];
  myTurn: boolean;
}

async function look(id: string): Promise<MyTable | null> {
  const held = seatsAt(id);
  const first = held[0];
  if (!first) return null;
  try {
    const info = await api.summary(id, first.token);
    const mine = held.map((seat) => seat.seat);
    return { id, info, mine, myTurn: info.asked.some((seat) => mine.includes(seat)) };
  } catch (e) {
    if (e instanceof ApiProblem && e.type === 'not-your-seat') {
      forgetSeat(id, first.seat);
      return look(id);
    }
    if (e instanceof ApiProblem && e.type === 'no-such-table') {
      forgetTable(id);
    }
    return null;
  }
}

const rank = (my: MyTable) =>
  my.myTurn ? 0 : my.info.state === 'running' ? 1 : my.info.state === 'open' ? 2 : 3;

/** Those that wait for this person come first, the one that has waited longest at the top; then what changed last. */
export function inOrder(tables: MyTable[]): MyTable[] {
  return tables.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      (a.myTurn ? (a.info.since ?? 0) - (b.info.since ?? 0) : b.info.changedAt - a.info.changedAt),
  );
}

/** Tables that are asked about at once: a server has a limit for one address. */
const AT_ONCE = 8;

/** All tables of this device but some. */
export async function myTables(but: (id: string) => boolean = () => false): Promise<MyTable[]> {
  const ids = tablesWithSeats()
    .filter((id) => !but(id))
    .reverse();
  const found: (MyTable | null)[] = [];
  for (let k = 0; k < ids.length; k += AT_ONCE) {
    found.push(...(await Promise.all(ids.slice(k, k + AT_ONCE).map(look))));
  }
  return inOrder(found.filter((my) => my !== null));
}

/** Leaves a table: a chair in the lobby is free again, and others at the table need not wait for this person. */
export async function leaveTable(my: MyTable, level: string): Promise<void> {
  const others = my.info.seats.some((s) => s.kind === 'human' && !my.mine.includes(s.seat));
  for (const held of seatsAt(my.id)) {
    if (my.info.state === 'open') await api.leave(my.id, held.token);
    else if (my.info.state === 'running' && others) await api.standIn(my.id, held.token, held.seat, level);
  }
  forgetTable(my.id);
}

/** The table an invitation names: a link, or only its last part. */
export function tableIn(text: string): string | null {
  return /(?:^|\/t\/)([a-z0-9]{12})(?:[/?]|$)/.exec(text.trim())?.[1] ?? null;
}

/** Where a pasted link leads, with the chair that is kept or the seat that it brings along. */
export function pathIn(text: string): string | null {
  const id = tableIn(text);
  if (id === null) return null;
  const query = new URLSearchParams(text.trim().split('?')[1] ?? '');
  const seat = seatIn(id, query);
  return seat ? seatPath(id, seat) : lobbyPath(id, invitationIn(query));
}

function lobbyPath(id: string, invitation: Invitation | null): string {
  return `/t/${id}/lobby${invitation ? `?seat=${invitation.seat}&code=${invitation.code}` : ''}`;
}

/** The code behind the hash never reaches a server's log: only the seat it is for is asked with it. */
export function inviteLink(id: string, invitation: Invitation | null): string {
  return linkTo(lobbyPath(id, invitation));
}

/** The address for those who watch. */
export function watchLink(id: string): string {
  return linkTo(`/t/${id}`);
}

/** The address that brings a seat to another device; its token stands behind the hash as well. */
export function seatLink(id: string, seat: HeldSeat): string {
  return linkTo(seatPath(id, seat));
}

const linkTo = (path: string) => `${location.origin}${location.pathname}#${path}`;

/** The chair and code that an address behind the hash carries. */
export function invitationIn(query: URLSearchParams): Invitation | null {
  const code = query.get('code');
  const seat = query.get('seat');
  return code && seat !== null && /^\d$/.test(seat) ? { seat: Number(seat), code } : null;
}
