import { api, ApiProblem } from './api';
import { forgetSeat, forgetTable, seatIn, seatPath, seatsAt, tablesWithSeats, type HeldSeat } from './seats';
import type { GameInfo, Invitation, Lang, TableInfo } from './wire';

/** A table at which this device holds seats. */
export interface MyTable {
  id: string;
  table: TableInfo;
  game: GameInfo | null;
  mine: number[];
  myTurn: boolean;
}

async function look(id: string, lang: Lang): Promise<MyTable | null> {
  const held = seatsAt(id);
  const first = held[0];
  if (!first) return null;
  try {
    const { table, game } = await api.view(id, first.token, lang);
    const mine = held.map((seat) => seat.seat);
    const myTurn = game !== null && game.asked.some((seat) => mine.includes(seat));
    return { id, table, game, mine, myTurn };
  } catch (e) {
    if (e instanceof ApiProblem && e.type === 'no-such-table') {
      forgetTable(id);
    }
    if (e instanceof ApiProblem && e.type === 'not-your-seat') {
      forgetSeat(id, first.seat);
      return look(id, lang);
    }
    return null;
  }
}

const rank = (my: MyTable) =>
  my.myTurn ? 0 : my.table.state === 'running' ? 1 : my.table.state === 'open' ? 2 : 3;

/** All of them, those that wait for this person first. */
export async function myTables(lang: Lang): Promise<MyTable[]> {
  const newestFirst = tablesWithSeats().reverse();
  const all = await Promise.all(newestFirst.map((id) => look(id, lang)));
  return all.filter((my) => my !== null).sort((a, b) => rank(a) - rank(b));
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
