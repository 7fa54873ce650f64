import { BOXES } from '../boxes';

/** What can be agreed on before a game, and what goes together. The server has the last word. */

export interface ModeChoice {
  id: string;
  minSeats: number;
  maxSeats: number;
  /** What it goes together with. */
  species: string[];
  boards: string[];
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
  /** Tokens in the bag at the start of a game for 1, 2, ... players. */
  tokens: number[];
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

/** A mode that is not for every species and board brings one that it is for. */
function fitting(choices: Choices, picked: Picked): Picked {
  const mode = choices.modes.find((m) => m.id === picked.mode);
  const one = (found: string, allowed: string[] | undefined) =>
    allowed === undefined || allowed.includes(found) ? found : (allowed[0] ?? found);
  return { ...picked, species: one(picked.species, mode?.species), board: one(picked.board, mode?.boards) };
}

/** The pick with another mode, species or board: options that no longer fit go, those that come by default appear. */
export function repicked(choices: Choices, picked: Picked, change: Partial<Picked>): Picked {
  const next = fitting(choices, { ...picked, ...change });
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

/** What there is to explain about a game, in the order it is told: options only if they have a picture. */
export function topics(picked: Picked): string[] {
  const told = BOXES.filter((box) => box.picture && picked.options.includes(box.id)).map((box) => box.id);
  return [picked.mode, ...told, picked.board, picked.species];
}
