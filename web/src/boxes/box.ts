import type { Component, Snippet } from 'svelte';
import type { CorridorView, CreateTable, CrewView, GameInfo, RoomView } from '../lib/wire';
import type { Cue, Tone } from '../table/cues';
import type { Desk } from '../table/desk.svelte';
import type { Geometry, RoomPlace } from '../table/geometry';
import type { Change } from '../table/project';

/** Something that lies in a room or a corridor: drawn there, and told to those who read. */
export interface Thing {
  id: string;
  icon: string;
  name: string;
  /** How many there are; 0 for something that is not counted. */
  count: number;
  /** Both in one, where a language has better words than the name followed by the number. */
  told?: string;
  /** The rules about it, by their names in the reference. */
  rules?: string[];
  /** Whether it is no token among the others: its box draws it on the room. */
  atEdge?: boolean;
}

/** A state that a character is in or not; its words are those of the marker of that name. */
export interface Condition {
  marker: string;
  on: boolean;
}

/** What the pictures of boxes are drawn with. */
export interface Pens {
  icon: Snippet<[name: string, x: number, y: number, size: number, kind?: string]>;
  crew: Snippet<[name: string, x: number, y: number]>;
  beast: Snippet<[name: string, x: number, y: number, r: number]>;
  card: Snippet<[x: number, y: number, name: string, open: boolean]>;
  hex: (r: number) => string;
}

/** What is agreed on for a table besides the choice of boxes; null for what cannot be. */
export type Agreement = Partial<CreateTable> | null;

/**
 * What a box has to look at. All of it is optional: a box that has nothing of a kind leaves it out. Numbers come from the
 * view of the game (`game.species`, `game.mode`, `game.addOns`, `game.counters`), never from here.
 */
export interface Box {
  /** The id of its module: a place, a species, a mode or an add-on. */
  id: string;

  // ----------------------------------------------------------- before the game

  /** The symbol beside its name. */
  icon?: string;
  /** What it is about, in 320 by 130. */
  picture?: Component<{ pens: Pens }>;
  /** A mode in which all win or all lose, so that winning with others tells nothing. */
  wonTogether?: boolean;
  /** What is agreed on where it is in play. */
  agree?: Component<{ onagree: (agreed: Agreement) => void }>;

  /** The board that lies beside the ship where it is in play, by its id. */
  annex?: string;

  // ----------------------------------------------------------- panels

  /** Of a place: the bar over the board, with the panels of the others in it; and the bar of a phone. */
  bar?: Component<{ desk: Desk }>;
  gauges?: Component<{ desk: Desk; onopen: () => void }>;
  /** Table panel: its instrument in that bar. */
  table?: Component<{ desk: Desk }>;
  /** Its panel at the edge of the board. */
  stage?: Component<{ desk: Desk }>;
  /** Own panel: its part of one's own character. */
  own?: Component<{ desk: Desk }>;
  /** Own panel: what one has beside the inventory. */
  beside?: Component<{ desk: Desk }>;
  /** What a seat sees that plays on without its character. */
  seat?: Component<{ desk: Desk }>;

  // ----------------------------------------------------------- characters

  /** Its characters, head and shoulders, in 120 by 120: paths in front of a coat, in the classes of `Portrait`. */
  portraits?: Record<string, Component>;

  /** Character badge: in the list of the crew, and in the line of a phone. */
  badge?: Component<{ desk: Desk; member: CrewView }>;
  conditions?: (member: CrewView) => Condition[];

  // ----------------------------------------------------------- the board

  /** Below the rooms. */
  onBoard?: Component<{ desk: Desk; places: Geometry }>;
  /** Room overlay: drawn on a room; `empty` if no token lies there. */
  onRoom?: Component<{ desk: Desk; room: RoomView; place: RoomPlace; empty: boolean }>;
  /** Whether that takes the middle of an empty room, so that who would come there is drawn beside it. */
  fillsRoom?: (room: RoomView, place: RoomPlace) => boolean;
  /** What lies in a room beside the tokens. */
  inRoom?: (game: GameInfo, room: RoomView) => Thing[];
  /** What lies in a corridor. */
  inCorridor?: (game: GameInfo, corridor: CorridorView) => Thing[];
  /** How large its creatures are drawn. */
  creatures?: Record<string, number>;
  /** Tokens of the bag that are drawn and are no creatures. */
  tokens?: string[];
  /** Of a species: the rules that it has instead of those of the first game, by their places in the reference. */
  rules?: Record<string, string>;

  // ----------------------------------------------------------- what happens

  /** Questions whose answers are worth a larger look. */
  large?: string[];
  /** The symbol of cards that only it has, and the key of what they are called. */
  cards?: { icon: string; kind: string };
  /** The symbols of lines of the log, by how the name of the event begins. */
  lines?: [begins: string, icon: string, tone: Tone][];
  /** How its events are staged. */
  cues?: Record<string, Cue>;
  /** What its events change on the board while they are staged. */
  changes?: Record<string, Change>;
}
