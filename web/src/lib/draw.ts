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
 * Shows what the seats of this device contribute to the shuffle. By now the commitments of all seats are fixed; they are
 * remembered, so that the end of the game can tell whether they were kept.
 */
export async function showContributions(table: TableInfo): Promise<void> {
  for (const held of seatsAt(table.id)) {
    const contribution = asked(table, held);
    if (contribution !== null) {
      const next = commandId();
      keepShown(table.id, { ...held, contribution, next, seen: table.seats.map((seat) => seat.commitment) });
      await api.showContribution(table.id, held.token, contribution, sha256(next));
    }
  }
}

/** Lets a game begin that needs nobody but the people at this device; the seal is known before anything is shown. */
export async function beginAlone(id: string): Promise<void> {
  const table = await api.table(id);
  if (table.commitment !== null) keepSeal(id, table.commitment);
  await showContributions(table);
}
