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
  view: CompleteView;
  record: Export | null;
}

export interface CompleteView {
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
  daily: string | null;
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
  before: Remains | null;
}

export interface Remains {
  crew: string[];
  rooms: Room[];
  closed: string[];
  destroyed: string[];
  weaknesses: string[];
  works: boolean[];
  discarded: string[];
  bag: Record<string, number>;
  extinct: string[];
  counters: Record<string, number[]>;
}

export interface Room {
  tile: string;
  items: number;
  malfunction: boolean;
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
  species: ModuleView;
  mode: ModuleView;
  addOns: Record<string, Record<string, number>>;
  counters: Record<string, number[]>;
  piles: Record<string, PileView>;
  ship: ShipView;
  place: PlaceView;
  crew: CrewView[];
  intruders: IntruderView[];
  revivals: RevivalView[];
  asked: number[];
  question: QuestionInfo | null;
  undo: UndoInfo;
  choices: number;
  number: number;
  lesson: LessonInfo | null;
}

export interface ModuleView {
  id: string;
  counters: Record<string, number>;
  figures: Record<string, number>;
}

export interface PileView {
  count: number;
  cards: FaceDown[];
}

export interface FaceDown {
  back: string;
  id: string | null;
}

export interface ShipView {
  rooms: RoomView[];
  corridors: CorridorView[];
  networks: NetworkView[];
  time: number;
  weaknesses: WeaknessView[];
  bag: number;
  extinct: string[];
  firesLeft: number;
  malfunctionsLeft: number;
  doorsLeft: number;
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

export type PlaceView = ShipPlaceView;

export interface ShipPlaceView {
  id: string;
  selfDestruct: number | null;
  destination: string;
  pods: PodView[];
  engines: string[];
  coordinates: CoordinatesView | null;
  depressurizing: string | null;
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

export interface CrewView {
  seat: number;
  character: string | null;
  trait: string | null;
  number: number;
  status: string;
  room: string | null;
  exit: number | null;
  lightWounds: number;
  wounds: string[];
  dressed: string[];
  slime: boolean;
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
  marked?: string[];
}

export interface InventoryView {
  items: (string | FaceDown)[];
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

export interface RevivalView {
  seat: number;
  lies: string | null;
  carrier: number | null;
  room: string | null;
  state: string;
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
  means?: MeaningInfo[];
}

export interface Target {
  room?: string;
  passage?: string;
  card?: string;
  foe?: number;
  seat?: number;
  object?: string;
}

export interface MeaningInfo {
  id: string;
  tone: 'fact' | 'risk' | 'harm';
  parts: LogPart[];
}

export interface LogPart {
  text: string;
  name?: string;
  kind?: LogPartKind;
  id?: string;
  number?: number;
  entry?: string;
}

export type LogPartKind = 'seat' | 'character' | 'room' | 'passage' | 'card' | 'intruder' | 'token' | 'object' | 'noise-face' | 'combat-face' | 'action' | 'number' | 'flag' | 'word';

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

export interface LessonInfo {
  id: string;
  number: number;
  title: string;
  step: number;
  of: number;
  kind: 'look' | 'do' | 'watch' | 'fork' | 'ask' | 'talk' | 'coach';
  stage: 'open' | 'done' | 'end';
  point: PointInfo[];
  cut: string | null;
  words: string;
  why: string | null;
  goal: string | null;
  said: LessonSaid[];
  reply: LessonReply | null;
  ways: LessonWay[];
  question: LessonQuestion | null;
  dark: Record<string, number>;
  rule: string;
  whole: boolean;
}

export interface PointInfo {
  at: string;
  tag: string | null;
}

export interface LessonSaid {
  text: string;
  on: LessonBeat | null;
}

export interface LessonBeat {
  choice: number;
  event: string;
  before: number;
}

export interface LessonReply {
  text: string;
  carryOn: boolean;
}

export interface LessonWay {
  id: string;
  label: string;
  note: string;
  seen: boolean;
}

export interface LessonQuestion {
  choices: LessonAnswer[];
  several: boolean;
  ordered: boolean;
  answer: string | null;
  right: boolean;
  reaction: string | null;
}

export interface LessonAnswer {
  id: string;
  label: string;
}

export interface LogLine {
  choice: number;
  round: number;
  event: string;
  parts: LogPart[];
  seat: number | null;
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
  | { type: 'created'; title: string; setup: GameSetup; listed: boolean; turnSeconds: number | null; hourglassSeconds: number | null; secret: string; host?: number; oneDevice?: boolean; lesson?: LessonRef; daily?: string }
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
  | { type: 'lesson-gone'; seat: number; go: Go; answer?: string }
  | { type: 'full-view-agreed'; seat: number }
  | { type: 'full-view-ended'; seat: number }
  | { type: 'export-agreed'; seat: number }
  | { type: 'export-ended'; seat: number }
  | { type: 'reactions-declined'; seat: number }
  | { type: 'reactions-wanted'; seat: number }
  | { type: 'window-answered'; seat: number; option: string }
  | { type: 'grace-given'; until: number }
  | { type: 'said'; seat: number; name: string; to: number[]; text: string };

export interface LessonRef {
  id: string;
  version: string;
}

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

export type Go = 'CONTINUE' | 'BACK' | 'RESTART' | 'SKIP' | 'TAKE_BACK' | 'OTHER_WAY' | 'WAY' | 'ANSWER';

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

export interface DailyEnd {
  round: number;
  survived: boolean;
  flights: number;
}

export interface DailyFlight {
  table: string | null;
  name: string | null;
  over: boolean;
  counted: boolean;
  rounds: number;
  fate: string | null;
  place: string | null;
  survived: boolean;
  won: boolean;
  mine: boolean;
}

export interface DailyResults {
  flights: number;
  survived: number;
  won: number;
  ends: DailyEnd[];
  best: DailyFlight[];
}

export interface DailyShip {
  day: string;
  ends: number;
  left: number;
  ship: number;
  setup: GameSetup;
  seat: number;
  level: string;
  commitment: string;
  secret: string | null;
  seed: string | null;
  flown: number;
  mine: DailyFlight | null;
  results: DailyResults | null;
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

export interface EpilogueInfo {
  possible: boolean;
  table: string | null;
  there: number[];
}

export interface Fly {
  name?: string;
  title?: string;
  again?: boolean;
}

export interface GoInLesson {
  commandId: string;
  go: 'continue' | 'back' | 'restart' | 'skip' | 'take-back' | 'other-way' | 'way' | 'answer';
  answer?: string;
}

export interface Invitation {
  seat: number;
  code: string;
}

export interface JoinLogbook {
  key: string;
}

export interface LearnLessons {
  lessons: Record<string, boolean>;
}

export interface LessonListing {
  id: string;
  number: number;
  minutes: number;
  steps: number;
  title: string;
  lead: string;
  about: string;
  topics: string[];
  teaches: string[];
  after: string[];
}

export interface Listing {
  id: string;
  title: string;
  state: string;
  createdAt: number;
}

export interface Logbook {
  since: number | null;
  name: string;
  games: number;
  newest: LogbookGame[];
  sums: LogbookSum[];
  marks: Record<string, number>;
  lessons: Record<string, boolean>;
}

export interface LogbookGame {
  table: string;
  seat: number;
  title: string;
  finishedAt: number;
  board: string;
  species: string;
  mode: string;
  seats: number;
  people: number;
  character: string | null;
  rounds: number;
  ending: string;
  fate: 'pod' | 'asleep' | 'home' | 'wounds' | 'aboard' | 'contamination' | 'ship';
  place: string | null;
  survived: boolean;
  won: boolean;
  coached: boolean;
  daily: string | null;
}

export interface LogbookSum {
  board: string;
  species: string;
  mode: string;
  character: string | null;
  people: boolean;
  coached: boolean;
  daily: boolean;
  fate: string;
  games: number;
  survived: number;
  won: number;
  alone: number;
  together: number;
  all: number;
}

export interface LogbookForgotten {
  games: number;
}

export interface Mute {
  seat?: number;
  muted: boolean;
}

export interface NameLogbook {
  name: string;
}

export interface OpenLesson {
  name?: string;
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

export interface Rematch {
  commitment?: string;
}

export interface RematchInfo {
  table: string | null;
  there: number[];
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

export interface SeatSummary {
  seat: number;
  kind: 'human' | 'bot' | 'open' | 'invited';
  name: string | null;
  level: string | null;
  character: string | null;
  alive: boolean;
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

export interface TableSummary {
  id: string;
  title: string;
  state: 'open' | 'running' | 'over';
  setup: GameSetup;
  seat: number;
  seats: SeatSummary[];
  asked: number[];
  round: number | null;
  room: string | null;
  since: number | null;
  createdAt: number;
  changedAt: number;
  daily: string | null;
  lesson: string | null;
  mine: LogbookGame | null;
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
  place: string;
  width: number;
  height: number;
  rooms: BoardRoom[];
  corridors: BoardCorridor[];
  networks: NetworkFacts[];
  tracks: TracksFacts;
  podSections: PodSectionFacts[];
  coordinatesAt: Point;
  roomRadius: number;
  start: string;
  annex: AnnexFacts | null;
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
  open: boolean;
  never: string[];
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

export interface AnnexFacts {
  id: string;
  start: string;
  networkColour: string;
  width: number;
  rooms: BoardRoom[];
  corridors: BoardCorridor[];
  crossing: Crossing;
  timeAt: Point[];
  confidence: Confidence;
}

export interface Crossing {
  from: string;
  into: string[];
}

export type Confidence = 'HIGH' | 'MEDIUM' | 'LOW';
