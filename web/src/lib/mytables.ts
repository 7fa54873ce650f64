import { api, ApiProblem } from './api';
import { forgetTable, seatsAt, tablesWithSeats } from './seats';
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
  try {
    const { table, game } = await api.view(id, held[0]?.token ?? null, lang);
    const mine = held.map((seat) => seat.seat);
    const myTurn = game !== null && game.asked.some((seat) => mine.includes(seat));
    return { id, table, game, mine, myTurn };
  } catch (e) {
    if (e instanceof ApiProblem && e.type === 'no-such-table') {
      forgetTable(id);
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

/** The code behind the hash never reaches a server's log: only the seat it is for is asked with it. */
export function inviteLink(id: string, invitation?: Invitation): string {
  const kept = invitation ? `?seat=${invitation.seat}&code=${invitation.code}` : '';
  return `${location.origin}${location.pathname}#/t/${id}/lobby${kept}`;
}

/** The chair and code that an address behind the hash carries. */
export function invitationIn(query: URLSearchParams): Invitation | null {
  const code = query.get('code');
  const seat = query.get('seat');
  return code && seat !== null && /^\d$/.test(seat) ? { seat: Number(seat), code } : null;
}
