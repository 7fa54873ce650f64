import type { GameInfo } from '../../lib/wire';

/** How many larvae cling to a character: its number has a bit for each. */
export function clinging(game: Pick<GameInfo, 'counters'> | null | undefined, seat: number): number {
  let larvae = 0;
  for (let rest = game?.counters['prototype.larvae']?.[seat] ?? 0; rest !== 0; rest &= rest - 1) {
    larvae++;
  }
  return larvae;
}
