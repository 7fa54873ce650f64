import { api } from './api';
import { USUAL_BOT } from './bots';
import { beginAlone } from './draw';
import { guest } from './guests';
import { freshName } from './names';
import { go } from './router.svelte';
import { keepTickets, seatsAt } from './seats';
import { settings } from './settings.svelte';

/** Ways to a table. */

export const BOTS = 3;

export const myName = () => settings.name.trim() || guest(0);

/** Deals the person at this device in with bots. */
export async function playNow(): Promise<void> {
  const opened = await api.createTable({
    name: myName(),
    title: freshName(),
    chairs: ['me', ...new Array<string>(BOTS).fill(USUAL_BOT)],
    start: true,
  });
  keepTickets(opened.tickets);
  await beginAlone(opened.table);
  go(`/t/${opened.table}`);
}

/** A file of another table: its people sit down again, this device first. */
export async function openFile(text: string): Promise<void> {
  const opened = await api.importTable(JSON.parse(text));
  const seat = opened.open[0];
  if (seat !== undefined)
    keepTickets([await api.takeSeat(opened.table, settings.name.trim() || guest(seat), seat)]);
  const { state } = await api.table(opened.table);
  go(address(opened.table, state));
}

/** Another game with the same crew: all seats of this device at once. It begins if nobody else is waited for. */
export async function playAgain(id: string, open = api.rematch): Promise<void> {
  let next = '';
  for (const held of seatsAt(id)) {
    const ticket = await open(id, held.token);
    // Whoever has sat down before keeps what this device committed to then.
    if (!seatsAt(ticket.table).some((own) => own.seat === ticket.seat)) keepTickets([ticket]);
    next = ticket.table;
  }
  const table = await api.table(next);
  const token = seatsAt(next)[0]?.token;
  if (table.state === 'open' && token && table.seats.every((s) => s.kind === 'human' || s.kind === 'bot')) {
    await api.start(next, token);
    await beginAlone(next);
    go(`/t/${next}`);
  } else {
    go(address(next, table.state));
  }
}

export const address = (id: string, at: string) =>
  at === 'open' ? `#/t/${id}/lobby` : at === 'over' ? `#/t/${id}/end` : `#/t/${id}`;
