import { api, commandId } from './api';
import { keepSeal, keepShown, seatsAt, type HeldSeat } from './seats';
import { sha256 } from './sha256';
import type { TableInfo } from './wire';

/** What a seat of this device committed to, if it is to show it now. */
export function asked(table: TableInfo, held: HeldSeat): string | null {
  const { draw } = table;
  if (!draw?.seats.includes(held.seat) || draw.shown.includes(held.seat)) {
    return null;
  }
  const commitment = table.seats[held.seat]?.commitment;
  return (
    [held.contribution, held.next].find((own) => own !== undefined && sha256(own) === commitment) ?? null
  );
}

/**
 * What a seat of this device is to show, noted before it is sent. As long as the table does not say that it was shown, the
 * same is shown again, with the same commitment to the next: the server takes it once.
 */
function noted(table: TableInfo, held: HeldSeat, contribution: string) {
  const before = held.contribution === contribution ? held : null;
  const next = before?.next ?? commandId();
  const seen = before?.seen ?? table.seats.map((seat) => seat.commitment);
  keepShown(table.id, { ...held, contribution, next, seen });
  return { token: held.token, contribution, next };
}

/**
 * Shows what the seats of this device contribute to the shuffle. By now the commitments of all seats are fixed; they are
 * remembered, so that the end of the game can tell whether they were kept.
 */
export async function showContributions(table: TableInfo): Promise<void> {
  const all = seatsAt(table.id).flatMap((held) => {
    const contribution = asked(table, held);
    return contribution === null ? [] : [noted(table, held, contribution)];
  });
  for (const { token, contribution, next } of all) {
    await api.showContribution(table.id, token, contribution, sha256(next));
  }
}

/** Lets a game begin that needs nobody but the people at this device; the seal is known before anything is shown. */
export async function beginAlone(id: string): Promise<void> {
  const table = await api.table(id);
  if (table.commitment !== null) keepSeal(id, table.commitment);
  await showContributions(table);
}
