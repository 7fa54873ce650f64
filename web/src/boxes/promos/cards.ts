import type { GameInfo } from '../../lib/wire';

/** The deeds that an achievement counts, by the name of their counter; the others ask for what one has. */
const DEEDS: Record<string, string> = {
  'achievement-01': 'deeds.rooms-explored',
  'achievement-02': 'deeds.intruders-killed',
  'achievement-03': 'deeds.fires-put-out',
  'achievement-04': 'deeds.rooms-repaired',
};

const ids = (game: GameInfo | null | undefined, pile: string): string[] =>
  (game?.piles[pile]?.cards ?? []).flatMap((card) => (card.id ? [card.id] : []));

/** The achievements that nobody has gained yet. */
export const openAchievements = (game: GameInfo | null | undefined): string[] =>
  ids(game, 'achievement-open');

/** The achievements that a seat has gained and not used. */
export const achievementsOf = (game: GameInfo | null | undefined, seat: number): string[] =>
  ids(game, `achievement-${seat}`);

/** The feat of a seat that is not met yet, as far as one sees it. */
export const featOf = (game: GameInfo | null | undefined, seat: number): string | null =>
  ids(game, `feat-${seat}`)[0] ?? null;

/** How often a seat has done what an achievement asks for; null if it asks for something else. */
export function progress(game: GameInfo | null | undefined, card: string, seat: number): number | null {
  const deed = DEEDS[card];
  return deed ? (game?.counters[deed]?.[seat] ?? null) : null;
}
