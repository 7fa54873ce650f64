/** The messages of the server, as docs/protocol.md tells them. Written by WireTypesTest from the records of the server. */

export const LANGS = ['en', 'de', 'pl'] as const;
export type Lang = (typeof LANGS)[number];

export type Point = [number, number];

export interface AnswerUndo {
  agreed: boolean;
  keep?: number;
}

export interface BugBundle {
  report: string;
  table: string;
  rules: string;
  view: Snapshot;
  record: Export | null;
}

export interface Snapshot {
  type: 'snapshot';
  version: number;
  table: TableInfo;
  game: GameInfo | null;
  log: LogLine[];
  chat: ChatInfo[];
}

export interface TableInfo {
  id: string;
  title: string;
  state: 'open' | 'running' | 'over';
  version: number;
  setup: GameSetup;
  seats: SeatInfo[];
  commitment: string | null;
  draw: DrawInfo | null;
  seed: string | null;
  secret: string | null;
  turnSeconds: number | null;
  clock: ClockInfo | null;
  hourglass: ClockInfo | null;
  window: ClockInfo | null;
  openToAll: boolean;
  fullView: number[];
  export: number[];
  importedFrom: string | null;
  host: number | null;
  spectatorsMuted: boolean;
  oneDevice: boolean;
}

export interface GameSetup {
  board: string;
  species: string;
  mode: string;
  options: string[];
  seats: number;
  crew: string[];
  numbers: number[];
  objectives: string[];
}

export interface SeatInfo {
  seat: number;
  kind: 'human' | 'bot' | 'open' | 'invited';
  name: string | null;
  level: string | null;
  standIn: string | null;
  standInBy: 'owner' | 'vote' | 'clock' | null;
  standInVotes: number[];
  connected: boolean;
  commitment: string | null;
  declinesReactions: boolean;
  webhook: boolean;
  muted: boolean;
}

export interface DrawInfo {
  seats: number[];
  shown: number[];
  until: ClockInfo;
}

export interface ClockInfo {
  deadline: number;
  left: number;
}

export interface GameInfo {
  seat: number;
  round: number;
  phase: string;
  step: string | null;
  firstPlayer: number;
  ending: string | null;
  over: boolean;
  winners: number[];
  revealed: string[];
  sharedObjectives: string[];
  addOns: Record<string, Record<string, number>>;
  ship: ShipView;
  crew: CrewView[];
  intruders: IntruderView[];
  asked: number[];
  question: QuestionInfo | null;
  undo: UndoInfo;
  choices: number;
  number: number;
}

export interface ShipView {
  rooms: RoomView[];
  corridors: CorridorView[];
  networks: NetworkView[];
  time: number;
  selfDestruct: number | null;
  destination: string;
  pods: PodView[];
  engines: string[];
  coordinates: CoordinatesView | null;
  eggs: number;
  nestDestroyed: boolean;
  weaknesses: WeaknessView[];
  bag: number;
  extinct: string[];
  firesLeft: number;
  malfunctionsLeft: number;
  doorsLeft: number;
  depressurizing: string | null;
  counters: Record<string, number>;
  table: TableView;
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

export interface NetworkView {
  id: string;
  noise: boolean;
}

export interface PodView {
  number: number;
  section: string;
  locked: boolean;
  occupants: number[];
}

export interface CoordinatesView {
  id: string;
  destinations: string[];
}

export interface WeaknessView {
  object: string;
  id: string | null;
  works: boolean;
}

export interface TableView {
  eventDeck: number;
  nextEvent: string | null;
  eventDiscard: string[];
  attackDeck: number;
  attackDiscard: string[];
  woundDeck: number;
  contaminationDeck: number;
  itemDecks: ItemDeckView[];
  craftDeck: string[];
  speciesDeck: number;
  speciesDiscard: string[];
}

export interface ItemDeckView {
  colour: string;
  deck: number;
  discard: string[];
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
  playsOn: boolean;
  actionsLeft: number;
  hand: HandView;
  lookingAt: HandView;
  inventory: InventoryView;
  held: HeldView[];
  carried: string[];
  quests: string[];
  deck: number;
  discard: string[];
  objectives: ObjectivesView;
  offer: OfferView;
  counters: Record<string, number>;
  speciesCards: FaceDown[];
}

export interface HandView {
  cards?: string[];
  count?: number;
}

export interface InventoryView {
  items: (string | FaceDown)[];
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

export interface ObjectivesView {
  cards: (string | FaceDown)[];
}

export interface OfferView {
  items: FaceDown[];
  objects: string[];
}

export interface IntruderView {
  number: number;
  type: string;
  room: string;
  injuries: number;
}

export interface QuestionInfo {
  number: number;
  reason: string;
  text: string;
  options: OptionInfo[];
  refused: RefusedInfo[];
  reasons: Record<string, ReasonInfo>;
}

export interface OptionInfo {
  id: string;
  kind: string;
  label: string;
  cost: number;
  target: Target;
  confirm?: boolean;
}

export interface Target {
  room?: string;
  passage?: string;
  card?: string;
  foe?: number;
  seat?: number;
  object?: string;
}

export interface RefusedInfo {
  id: string;
  kind: string;
  label: string;
  reason: string;
  target: Target;
}

export interface ReasonInfo {
  text: string;
  rule: string;
}

export interface UndoInfo {
  free: boolean;
  freeTo: number;
  askedBy: number | null;
  keep: number | null;
  agreed: number[];
}

export interface LogLine {
  choice: number;
  round: number;
  event: string;
  text: string;
  seat: number | null;
  rooms?: string[];
  secret?: boolean;
}

export interface ChatInfo {
  version: number;
  seat: number;
  name: string;
  to: number[];
  text: string;
  at: number;
}

export interface Export {
  format: string;
  version: number;
  rules: string;
  table: string;
  finished: boolean;
  hash: string | null;
  lines: Line[];
}

export interface Line {
  at: number;
  entry: Entry;
}

export type Entry =
  | { type: 'created'; title: string; setup: GameSetup; listed: boolean; turnSeconds: number | null; hourglassSeconds: number | null; secret: string; host?: number; oneDevice?: boolean }
  | { type: 'imported'; from: string }
  | { type: 'seat-invited'; seat: number; codeHash: string }
  | { type: 'seat-taken'; seat: number; tokenHash: string; name: string; contribution?: string; commitment?: string }
  | { type: 'seat-left'; seat: number }
  | { type: 'seat-opened'; seat: number }
  | { type: 'person-removed'; seat: number; by: number; codeHash?: string; level?: string }
  | { type: 'muted'; seat: number; by: number; muted: boolean }
  | { type: 'bot-seated'; seat: number; level: string }
  | { type: 'bot-replaced'; seat: number; level: string; by: string }
  | { type: 'stand-in-wanted'; seat: number; by: number; level: string }
  | { type: 'stand-in-ended'; seat: number }
  | { type: 'time-ran-out'; seats: number[]; level: string }
  | { type: 'webhook-set'; seat: number; url: string | null }
  | { type: 'draw-opened'; seats: number[] }
  | { type: 'contribution-shown'; seat: number; contribution: string; next: string }
  | { type: 'started'; seed: string; secret: string; commitment: string; rulesVersion: string }
  | { type: 'rules-changed'; from: string; to: string; keep: number; state: SavedState }
  | { type: 'chosen'; seat: number; number: number; option: string; why?: string }
  | { type: 'undo-asked'; seat: number; keep: number }
  | { type: 'undo-answered'; seat: number; agreed: boolean }
  | { type: 'undone'; seat: number; keep: number; deal?: NewDeal }
  | { type: 'full-view-agreed'; seat: number }
  | { type: 'full-view-ended'; seat: number }
  | { type: 'export-agreed'; seat: number }
  | { type: 'export-ended'; seat: number }
  | { type: 'reactions-declined'; seat: number }
  | { type: 'reactions-wanted'; seat: number }
  | { type: 'window-answered'; seat: number; option: string }
  | { type: 'grace-given'; until: number }
  | { type: 'said'; seat: number; name: string; to: number[]; text: string };

export interface SavedState {
  pieces: string[];
  numbers: Record<string, number>;
  tables: Record<string, number[]>;
  counters: Record<string, number[]>;
  zones: Record<string, number[]>;
  agenda: string[];
}

export interface NewDeal {
  number: number;
  people: number[];
}

export interface Choose {
  commandId: string;
  number: number;
  option: string;
}

export interface CreateTable {
  title?: string;
  name?: string;
  names?: string[];
  board?: string;
  species?: string;
  mode?: string;
  options?: string[];
  crew?: string[];
  chairs: string[];
  listed?: boolean;
  start?: boolean;
  turnSeconds?: number;
  hourglassSeconds?: number;
  commitments?: string[];
  oneDevice?: boolean;
}

export interface Done {
  version: number;
}

export interface EndingStatistics {
  ending: string;
  games: number;
  seats: number;
  survivors: number;
  winners: number;
}

export interface Invitation {
  seat: number;
  code: string;
}

export interface Listing {
  id: string;
  title: string;
  state: string;
  createdAt: number;
}

export interface Mute {
  seat?: number;
  muted: boolean;
}

export interface PersonRemoved {
  invitation: Invitation | null;
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  allowed: string[] | null;
}

export interface RemovePerson {
  seat: number;
}

export interface Say {
  commandId: string;
  text: string;
  to?: number[];
  name?: string;
}

export interface SeatBot {
  seat: number;
  level: string;
}

export interface SeatStatistics {
  seat: number;
  character: string | null;
  status: string;
  survived: boolean;
  won: boolean;
  choices: number;
  events: Record<string, number>;
}

export interface ServerStatistics {
  games: number;
  seats: number;
  people: number;
  survivors: number;
  winners: number;
  rounds: number;
  choices: number;
  endings: EndingStatistics[];
}

export interface SetWebhook {
  url: string;
}

export interface ShowContribution {
  contribution: string;
  next: string;
}

export interface State {
  table: TableInfo | null;
  game: GameInfo | null;
}

export interface TableImported {
  table: string;
  open: number[];
}

export interface TableOpened {
  table: string;
  tickets: Ticket[];
  invitations: Invitation[];
}

export interface Ticket {
  table: string;
  seat: number;
  token: string;
}

export interface TableStatistics {
  ending: string;
  rounds: number;
  choices: number;
  millis: number;
  seats: SeatStatistics[];
}

export interface TakeSeat {
  seat?: number;
  name: string;
  commitment?: string;
  invitation?: string;
}

export interface Turn {
  type: 'turn';
  version: number;
  seat: number;
  number: number;
}

export interface TurnCall {
  table: string;
  seat: number;
  number: number;
}

export interface Undo {
  commandId: string;
  keep?: number;
}

export interface Update {
  type: 'update';
  version: number;
  patch: unknown;
  logFrom: number;
  log: LogLine[];
  chat: ChatInfo[];
}

export interface BoardFacts {
  id: string;
  width: number;
  height: number;
  rooms: BoardRoom[];
  corridors: BoardCorridor[];
  networks: NetworkFacts[];
  tracks: TracksFacts;
  podSections: PodSectionFacts[];
  coordinatesAt: Point;
  roomRadius: number;
  confidence: Confidence;
  reconstructed: boolean;
}

export interface BoardRoom {
  number: string;
  kind: '1' | '2' | 'special' | 'fixed';
  room: string | null;
  x: number;
  y: number;
  entrances: EntranceFacts[];
}

export interface EntranceFacts {
  network: string;
  numbers: number[];
  at: Point;
}

export interface BoardCorridor {
  id: string;
  a: string;
  b: string;
  numbers: number[];
  doorAt: Point;
  via: Point[];
}

export interface NetworkFacts {
  id: string;
  colour: string;
  noiseAt: Point;
}

export interface TracksFacts {
  timeEnd: number;
  hibernationFrom: number;
  selfDestructEnd: number;
  selfDestructYellow: number;
  destinations: string[];
  destinationStart: string;
  timeAt: Point[];
  selfDestructAt: Point[];
  destinationAt: Point[];
}

export interface PodSectionFacts {
  id: string;
  room: string;
  at: Point[];
}

export type Confidence = 'HIGH' | 'MEDIUM' | 'LOW';
