/** What can be agreed on before a game, and what goes together. The server has the last word. */

export interface ModeChoice {
  id: string;
  minSeats: number;
  maxSeats: number;
}

export interface OptionChoice {
  id: string;
  modes: string[];
  species: string[];
  byDefault: boolean;
}

export interface Choices {
  boards: string[];
  species: string[];
  modes: ModeChoice[];
  options: OptionChoice[];
}

/** A game as it is being put together. */
export interface Picked {
  board: string;
  species: string;
  mode: string;
  options: string[];
}

export interface SpeciesFacts {
  id: string;
  types: string[];
  track: { id: string; level: number; type: string; drops: boolean }[];
  bag: { fixed: Record<string, number>; perPlayer: Record<string, number> };
  eggs: number;
  leftOut: string[];
}

/** Why an option cannot be had: it needs one of these modes, or one of these species. */
export interface Against {
  what: 'mode' | 'species';
  needs: string[];
}

export function against(option: OptionChoice, picked: Picked): Against | null {
  if (!option.modes.includes(picked.mode)) return { what: 'mode', needs: option.modes };
  if (!option.species.includes(picked.species)) return { what: 'species', needs: option.species };
  return null;
}

/** The pick with another mode, species or board: options that no longer fit go, those that come by default appear. */
export function repicked(choices: Choices, picked: Picked, change: Partial<Picked>): Picked {
  const next = { ...picked, ...change };
  const options = choices.options
    .filter((o) => against(o, next) === null)
    .filter((o) => picked.options.includes(o.id) || (o.byDefault && against(o, picked) !== null))
    .map((o) => o.id);
  return { ...next, options };
}

export function seatsOf(choices: Choices | null, mode: string): { least: number; most: number } {
  const found = choices?.modes.find((m) => m.id === mode);
  return { least: found?.minSeats ?? 2, most: found?.maxSeats ?? 5 };
}

/** Chairs for as many as the mode is for: those at the end go, or bots join. */
export function fitChairs(chairs: string[], least: number, most: number, filler: string): string[] {
  const kept = chairs.slice(0, most);
  return [...kept, ...Array.from({ length: Math.max(0, least - kept.length) }, () => filler)];
}

const sum = (numbers: Record<string, number>) => Object.values(numbers).reduce((a, b) => a + b, 0);

/** Tokens in the bag at the start. With an insanity track everyone's own token is in it as well. */
export function bagOf(species: SpeciesFacts, seats: number): number {
  const each = sum(species.bag.perPlayer) + (species.track.length > 0 ? 1 : 0);
  return sum(species.bag.fixed) + seats * each;
}

/** What there is to explain about a game, in the order it is told. */
export function topics(picked: Picked): string[] {
  const told = ['revive', 'intruder-player', 'hourglass'];
  return [picked.mode, ...told.filter((o) => picked.options.includes(o)), picked.board, picked.species];
}

/** A level of the insanity track: what an encounter brings there. Nothing where there is no such track. */
export function levelOf(
  species: SpeciesFacts | undefined,
  level: number,
): { type: string; drops: boolean } | null {
  return species?.track.find((l) => l.level === level) ?? null;
}
