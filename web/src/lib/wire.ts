/** The messages of the server, as docs/protocol.md tells them. */

export type Lang = 'en' | 'de' | 'pl';
export const LANGS: readonly Lang[] = ['en', 'de', 'pl'];

export interface CreateTable {
  title?: string;
  name?: string;
  board?: string;
  species?: string;
  mode?: string;
  crew?: string[];
  chairs: string[];
  listed?: boolean;
  start?: boolean;
  turnSeconds?: number;
}

export interface Ticket {
  table: string;
  seat: number;
  token: string;
}

export interface TableOpened {
  table: string;
  tickets: Ticket[];
}

export interface Listing {
  id: string;
  title: string;
  state: string;
  createdAt: number;
}

export interface SeatInfo {
  seat: number;
  kind: 'human' | 'bot' | 'open';
  name: string | null;
  level: string | null;
  standIn: string | null;
  standInVotes: number[];
  connected: boolean;
}

export interface GameSetup {
  board: string;
  species: string;
  mode: string;
  [more: string]: unknown;
}

export interface TableInfo {
  id: string;
  title: string;
  state: string;
  version: number;
  setup: GameSetup;
  seats: SeatInfo[];
  commitment: string | null;
  seed: string | null;
  secret: string | null;
  turnSeconds: number | null;
}

export interface Target {
  room: string | null;
  passage: string | null;
  card: string | null;
  foe: number | null;
  seat: number | null;
  object: string | null;
}

export interface OptionInfo {
  id: string;
  kind: string;
  label: string;
  cost: number;
  target: Target;
  confirm: boolean;
}

export interface RefusedInfo {
  id: string;
  kind: string;
  label: string;
  reason: string;
  text: string;
  rule: string;
  target: Target;
}

export interface QuestionInfo {
  number: number;
  reason: string;
  text: string;
  options: OptionInfo[];
  refused: RefusedInfo[];
}

export interface UndoInfo {
  free: boolean;
  askedBy: number | null;
  keep: number | null;
  agreed: number[];
}

export interface RoomView {
  number: string;
  explored: boolean;
  tile: string | null;
  tokenLies: boolean;
  token: string | null;
  items: number;
  fire: boolean;
  malfunction: boolean;
  things: string[];
}

export interface CorridorView {
  id: string;
  from: string;
  to: string;
  noise: boolean;
  door: 'open' | 'closed' | 'destroyed';
}

export interface PodView {
  number: number;
  section: string;
  locked: boolean;
  occupants: number[];
}

export interface ShipView {
  rooms: RoomView[];
  corridors: CorridorView[];
  networks: { id: string; noise: boolean }[];
  time: number;
  selfDestruct: number | null;
  destination: string;
  pods: PodView[];
  engines: string[];
  coordinates: { id: string; destinations: string[] } | null;
  eggs: number;
  nestDestroyed: boolean;
  weaknesses: { object: string; id: string | null }[];
  bag: number;
  extinct: string[];
  firesLeft: number;
  malfunctionsLeft: number;
  doorsLeft: number;
  depressurizing: string | null;
  table: {
    eventDeck: number;
    nextEvent: string | null;
    eventDiscard: string[];
    attackDeck: number;
    attackDiscard: string[];
    woundDeck: number;
    contaminationDeck: number;
    itemDecks: { colour: string; deck: number; discard: string[] }[];
    craftDeck: string[];
  };
}

export interface FaceDown {
  back: string;
  id: string | null;
}

export interface HeldView {
  item: string;
  ammo: number | null;
  attached: HeldView[];
}

export interface CrewView {
  seat: number;
  character: string | null;
  number: number;
  status: string;
  room: string | null;
  pod: number | null;
  lightWounds: number;
  wounds: string[];
  dressed: string[];
  slime: boolean;
  larva: boolean;
  signal: boolean;
  passed: boolean;
  actionsLeft: number;
  hand: { cards?: string[]; count?: number };
  lookingAt: { cards?: string[]; count?: number };
  inventory: { items: (string | FaceDown)[] };
  held: HeldView[];
  carried: string[];
  quests: string[];
  deck: number;
  discard: string[];
  objectives: { cards: (string | FaceDown)[] };
  offer: { items: FaceDown[]; objects: string[] };
}

export interface IntruderView {
  number: number;
  type: string;
  room: string;
  injuries: number;
}

export interface GameInfo {
  seat: number;
  round: number;
  phase: string;
  firstPlayer: number;
  ending: string | null;
  over: boolean;
  winners: number[];
  revealed: string[];
  ship: ShipView;
  crew: CrewView[];
  intruders: IntruderView[];
  asked: number[];
  question: QuestionInfo | null;
  undo: UndoInfo;
  choices: number;
}

export interface LogLine {
  choice: number;
  round: number;
  event: string;
  text: string;
  seat: number | null;
  rooms: string[];
  secret: boolean;
}

export interface ChatInfo {
  version: number;
  seat: number;
  name: string;
  to: number[];
  text: string;
  at: number;
}

export interface Snapshot {
  type: 'snapshot';
  version: number;
  table: TableInfo;
  game: GameInfo | null;
  log: LogLine[];
  chat: ChatInfo[];
}

export interface Update {
  type: 'update';
  version: number;
  patch: unknown;
  logFrom: number;
  log: LogLine[];
  chat: ChatInfo[];
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  allowed?: string[] | null;
}

export type Point = [number, number];

export interface BoardFacts {
  id: string;
  width: number;
  height: number;
  roomRadius: number;
  rooms: BoardRoom[];
  corridors: BoardCorridor[];
  networks: { id: string; colour: string; noiseAt: Point }[];
  tracks: {
    timeEnd: number;
    hibernationFrom: number;
    selfDestructEnd: number;
    selfDestructYellow: number;
    destinations: string[];
  };
  podSections: { id: string; room: string; at: Point[] }[];
}

export interface BoardRoom {
  number: string;
  kind: '1' | '2' | 'special';
  room: string | null;
  x: number;
  y: number;
  entrances: { network: string; numbers: number[]; at: Point }[];
}

export interface BoardCorridor {
  id: string;
  a: string;
  b: string;
  numbers: number[];
  doorAt: Point;
  via: Point[];
}
