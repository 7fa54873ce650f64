import type { CrewView, GameInfo, LogLine } from '../lib/wire';

/** A trade that is open: who may deal, what was shown to this seat, and what has changed hands so far. */
export interface Deal {
  sides: CrewView[];
  shown: LogLine[];
  agreed: LogLine[];
}

/** The trade that was begun and has not ended; nothing for those who only know that others trade elsewhere. */
export function openDeal(game: GameInfo | null, log: LogLine[], watches: boolean): Deal | null {
  const begun = log.findLastIndex((line) => line.event === 'trade-begun');
  const since = log.slice(begun);
  if (!game || begun < 0 || since.some((line) => line.event === 'trade-ended')) return null;
  const opener = game.crew.find((c) => c.seat === since[0]?.seat);
  const sides = game.crew.filter((c) => c.status === 'aboard' && c.room === opener?.room);
  const offers = sides.some((c) => c.offer.items.length > 0 || c.offer.objects.length > 0);
  if (!watches && !offers && !sides.some((c) => c.seat === game.seat)) return null;
  return {
    sides,
    shown: since.filter((line) => line.event === 'item-shown'),
    agreed: since.filter((line) => line.event.endsWith('-handed-over')),
  };
}
