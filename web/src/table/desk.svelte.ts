import { boxesIn } from '../boxes';
import type { Box, Condition, Thing } from '../boxes/box';
import { api, ApiProblem, commandId, type Facts } from '../lib/api';
import type { SpeciesFacts } from '../lib/choices';
import { botName } from '../lib/bots';
import { download } from '../lib/download';
import type { LiveTable } from '../lib/live.svelte';
import { nameOf, plain, t, game as gameText } from '../lib/i18n.svelte';
import { pace } from '../lib/pace';
import type {
  BoardFacts,
  CorridorView,
  CrewView,
  GameInfo,
  LessonInfo,
  LogLine,
  OptionInfo,
  QuestionInfo,
  RoomView,
} from '../lib/wire';
import { problemText } from '../lib/problems';
import { settings } from '../lib/settings.svelte';
import { play } from '../lib/sound';
import {
  cheapest,
  corridorOf,
  countsAtOnce,
  firstGroup,
  groups,
  isTurn,
  planned,
  silentNo,
  spelledOut,
  type Group,
  type GroupId,
  type Question,
} from './answers';
import { saidBefore } from './beats';
import { cueOf } from './cues';
import { readingTime } from './pictures';
import { Stage } from './stage.svelte';
import type { Point } from './walk';

const NONE: OptionInfo[] = [];

function groupBy<K>(options: OptionInfo[], key: (option: OptionInfo) => K): Map<K, OptionInfo[]> {
  const found = new Map<K, OptionInfo[]>();
  for (const option of options) {
    const same = found.get(key(option));
    if (same) same.push(option);
    else found.set(key(option), [option]);
  }
  return found;
}

/** A choice at any time that needs a room: what it is in each, and what is said where it cannot be made. */
export interface Placing {
  choice: (room: string) => OptionInfo;
  notNow: string;
}

/** Something that lies about, read aloud. */
export const told = (thing: Thing): string =>
  thing.told ?? (thing.count > 0 ? `${thing.name} ${thing.count}` : thing.name);

/** What the player at the table has in hand: the question, what is armed, and how it is sent. */
export class Desk {
  readonly live: LiveTable;
  readonly board: BoardFacts;
  readonly facts: Facts;
  /** What happens, one moment after the other, and the board as far as it was shown. */
  readonly stage: Stage;

  open = $state<GroupId | null>(null);
  armed = $state<string | null>(null);
  /** The room, and the answer, the pointer or focus is on. */
  hover = $state<string | null>(null);
  hoverAnswer = $state<string | null>(null);
  sending = $state(false);
  /** Where the tokens on the board lay last, for their way to the next place. */
  readonly spots = new Map<string, Point>();
  /** Rooms and passages that something outside the board points at. */
  pointed = $state.raw<string[]>([]);
  /** Rooms that a lesson speaks of: they are kept in sight, but not lit. */
  spoken = $state.raw<string[]>([]);
  /** What a room is being picked for, if it is nobody's answer. */
  placing = $state.raw<Placing | null>(null);
  problem = $state('');
  /** Whether something happened while nobody looked at the page. */
  away = $state(false);
  /** Whether other people play at this device, who could look over a shoulder. */
  company = $state(false);
  /** Whether this table is played through at once from now on, whatever the pace. */
  fast = $state(false);
  /** What a lesson has stopped for: it says its first sentences, and the rest waits until they are read. */
  beat = $state.raw<{ lesson: LessonInfo; said: number } | null>(null);
  /** When the question that is open now was seen first. */
  askedSince = $state(performance.now());

  #failed = $state.raw<((token: string) => Promise<unknown>) | null>(null);

  /** Cards that could not be played when the turn was asked for. */
  #unplayable = $state.raw<ReadonlySet<string>>(new Set());
  /** Another payment than the cheapest, for one answer. */
  #otherPayment = $state.raw<{ option: string; cards: string[] } | null>(null);
  /** Cards that were raised for what was confirmed, until they are paid. */
  #toPay = $state.raw<string[]>([]);
  /** The question that a raised card was sent for. */
  #paid = $state(-1);

  constructor(live: LiveTable, board: BoardFacts, facts: Facts) {
    this.live = live;
    this.board = board;
    this.facts = facts;
    this.#roomFacts = new Map(facts.rooms.map((r) => [r['id'], r]));
    this.stage = new Stage({
      tracks: board.tracks,
      pace: () => (this.fast || document.hidden ? 'at-once' : pace()),
      reading: (line) => readingTime(line),
      rush: () => live.game?.question != null && (live.table?.window ?? live.table?.clock) != null,
    });
    this.stage.pauseAt = (line, told) => {
      const said = pace() === 'at-once' ? 0 : saidBefore(line, told);
      if (said > 0 && told.game?.lesson) this.beat = { lesson: told.game.lesson, said };
      return said > 0;
    };
    this.stage.begin(live.game, live.log);
    live.ontold = (lines) => {
      if (!lines) {
        this.beat = null;
        return this.stage.begin(live.game, live.log);
      }
      if (document.hidden && lines.some((line) => cueOf(line) !== null)) this.away = true;
      this.stage.take({ game: live.game, log: live.log, lines });
    };
  }

  /** The table is left, or another seat looks at it. */
  close(): void {
    this.live.ontold = null;
    this.live.lags = false;
    this.stage.close();
  }

  /** The sentences of a beat were read. */
  hearOn(): void {
    this.beat = null;
    this.stage.goOn();
  }

  /** The game as far as it was shown. */
  get game(): GameInfo | null {
    return this.stage.game;
  }

  /** The places that are lit now. */
  get lit(): string[] {
    return this.stage.now?.places ?? this.pointed;
  }

  get log(): LogLine[] {
    return this.stage.log;
  }

  readonly #asked: QuestionInfo | null = $derived.by(() => {
    // Whoever looks through borrowed eyes is not asked.
    const question = this.live.token === null ? null : (this.game?.question ?? null);
    return question && (this.standIn || silentNo(question, settings.passForMe, this.company))
      ? null
      : question;
  });

  // Asked for by every room and answer on the screen: worked out once for each question, not once for each reader.
  readonly question: Question | null = $derived(this.#asked && spelledOut(this.#asked));

  readonly me: CrewView | null = $derived(this.game?.crew.find((c) => c.seat === this.game?.seat) ?? null);

  readonly groups: Group[] = $derived(this.question && isTurn(this.question) ? groups(this.question) : []);

  /** What an instrument carries that a later lesson teaches; nothing at any other table. */
  later(instrument: string): string | undefined {
    const number = this.game?.lesson?.dark[instrument];
    return number === undefined ? undefined : t('lesson.later', { n: number });
  }

  /** The boxes of this game that have something to look at. */
  readonly boxes: Box[] = $derived(this.game?.species ? boxesIn(this.game) : []);

  /** What boxes have in a room, or in a corridor. */
  thingsIn(room: RoomView): Thing[] {
    const game = this.game;
    return game ? this.boxes.flatMap((box) => box.inRoom?.(game, room) ?? []) : [];
  }

  thingsBetween(corridor: CorridorView): Thing[] {
    const game = this.game;
    return game ? this.boxes.flatMap((box) => box.inCorridor?.(game, corridor) ?? []) : [];
  }

  /** The states that boxes bring about, of a character. */
  conditions(member: CrewView): Condition[] {
    return this.boxes.flatMap((box) => box.conditions?.(member) ?? []);
  }

  get species(): SpeciesFacts | undefined {
    return this.facts.species.find((s) => s.id === this.live.table?.setup.species);
  }

  /** Whether there is slime at this table: a species may leave it out. */
  get slime(): boolean {
    return !(this.species?.leftOut.some((piece) => piece.includes('slime')) ?? false);
  }

  /** Whether there is only one seat: nobody has secrets from anybody. */
  get alone(): boolean {
    return this.game?.crew.length === 1;
  }

  /** Whether this seat plays on without its character. */
  get leads(): boolean {
    return this.me?.playsOn === true;
  }

  /** The answers that number keys and the board reach now. */
  readonly reachable: OptionInfo[] = $derived.by(() => {
    const question = this.question;
    if (!question) {
      return [];
    }
    if (!isTurn(question)) {
      return question.options;
    }
    return this.groups.find((g) => g.id === this.open)?.options ?? [];
  });

  readonly armedOption: OptionInfo | null = $derived(
    (this.placing && this.armed
      ? this.game?.ship.rooms.map((r) => this.placing?.choice(r.number)).find((o) => o?.id === this.armed)
      : this.question?.options.find((o) => o.id === this.armed)) ?? null,
  );

  /** The cards raised to pay for what is armed. In a lesson paying is a step of its own. */
  readonly payment: string[] = $derived.by(() => {
    const option = this.armedOption;
    if (!option || option.cost <= 0 || this.game?.lesson) return [];
    return this.#otherPayment?.option === option.id
      ? this.#otherPayment.cards
      : planned(option, this.me?.hand.cards ?? [], this.#unplayable);
  });

  /** Whether the cards that were raised are being paid. */
  get paying(): boolean {
    return this.#toPay.length > 0 || (this.question?.number === this.#paid && this.problem === '');
  }

  /** Pays with another card: it takes the place of the one that was raised first. */
  payWith(card: string): void {
    const option = this.armedOption;
    const [first, ...rest] = this.payment;
    if (!option || first === undefined) return;
    this.#otherPayment = { option: option.id, cards: [...rest, card] };
  }

  readonly #byRoom = $derived(groupBy(this.reachable, (o) => o.target.room));
  readonly #byPassage = $derived(
    groupBy(
      this.reachable.filter((o) => o.target.room === undefined || this.isTwin(o)),
      (o) => corridorOf(o.target.passage),
    ),
  );
  readonly #rooms = $derived(new Map(this.game?.ship.rooms.map((r) => [r.number, r])));
  readonly #roomFacts: Map<unknown, Record<string, unknown>>;

  /** Whether a bot plays for this seat for the time being. */
  get standIn(): boolean {
    return this.live.table?.seats[this.game?.seat ?? -1]?.standIn != null;
  }

  /** A new question: nothing is armed, and the likely group is open. */
  begin(): void {
    this.armed = null;
    this.hoverAnswer = null;
    this.open = this.question ? firstGroup(this.question) : null;
    if (this.question && isTurn(this.question)) {
      this.#unplayable = new Set(
        this.question.refused.filter((r) => r.kind === 'card').map((r) => r.target.card ?? ''),
      );
    }
    if (this.question?.reason === 'choose-payment') {
      this.armed = cheapest(this.question, this.#unplayable)?.id ?? null;
      this.#payRaised();
    } else if (this.question) {
      this.#toPay = [];
    }
  }

  /** Pays what was raised before it was confirmed; a card that cannot pay after all leaves the payment to the player. */
  #payRaised(): void {
    const [card, ...rest] = this.#toPay;
    if (card === undefined || this.sending || this.question?.reason !== 'choose-payment') return;
    const option = this.question.options.find((o) => o.kind === 'pay' && o.target.card === card);
    this.#toPay = option ? rest : [];
    if (!option) return;
    this.#paid = this.question.number;
    void this.send(option);
  }

  openGroup(id: GroupId): void {
    const group = this.groups.find((g) => g.id === id);
    this.armed = null;
    this.open = this.open === id ? null : id;
    const only = group?.options.length === 1 && group.refused.length === 0 ? group.options[0] : undefined;
    if (this.open && only) {
      this.armed = only.id;
    }
  }

  /** First tap arms, the second confirms; small steps count at once. */
  choose(option: OptionInfo): void {
    if (countsAtOnce(option) || this.armed === option.id) {
      void this.send(option);
    } else {
      this.armed = option.id;
    }
  }

  disarm(): void {
    this.armed = null;
  }

  confirm(): void {
    const option = this.armedOption;
    if (option) {
      void this.send(option);
    }
  }

  async send(option: OptionInfo): Promise<void> {
    const question = this.game?.question;
    if (this.placing) {
      return this.sendAnytime(option.id, this.placing.notNow);
    }
    if (!question || this.sending) {
      return;
    }
    if (option.kind !== 'pay') {
      play('choice');
      this.#toPay = this.armed === option.id ? this.payment : [];
    }
    await this.command((token) => api.choose(this.live.id, token, commandId(), question.number, option.id));
    // The stream may have brought the next question before the answer to this one came: what that armed stays.
    if (this.game?.question?.number === question.number) this.armed = null;
    else this.#payRaised();
  }

  /** A choice at any time is nobody's answer: it goes with the number of the question that is open, whoever is asked. */
  async sendAnytime(option: string, notNow: string): Promise<void> {
    const number = this.game?.number ?? -1;
    this.placing = null;
    this.armed = null;
    await this.command(async (token) => {
      try {
        await api.choose(this.live.id, token, commandId(), number, option);
      } catch (e) {
        throw e instanceof ApiProblem && e.type === 'not-offered' ? new Error(notNow) : e;
      }
    });
  }

  /** Sends a command with the seat's token and says what went wrong; answers whether it was carried out. */
  async command(run: (token: string) => Promise<unknown>): Promise<boolean> {
    if (this.live.token === null) {
      return false;
    }
    // What is on the screen may be stale: nothing is sent before the table has been seen again.
    if (this.live.connection !== 'live') {
      this.problem = t('table.offline');
      this.#failed = run;
      return false;
    }
    this.sending = true;
    this.problem = '';
    this.#failed = null;
    try {
      await run(this.live.token);
      return true;
    } catch (e) {
      this.#failed = run;
      // A question that was answered meanwhile needs no complaint: the stream brings the next one.
      if (!(e instanceof ApiProblem && (e.type === 'stale' || e.type === 'stale-number'))) {
        this.problem = e instanceof ApiProblem && e.type === 'offline' ? t('table.offline') : problemText(e);
      }
      return false;
    } finally {
      this.sending = false;
    }
  }

  /** Sends once more what went wrong. */
  again(): void {
    if (this.#failed) void this.command(this.#failed);
  }

  /** Whether what went wrong can be sent once more. */
  get canRepeat(): boolean {
    return this.#failed !== null;
  }

  /** Everything a report of a bug needs, as a file. */
  async report(): Promise<void> {
    this.problem = '';
    try {
      const bundle = await api.bug(this.live.id, this.live.token, settings.lang);
      download(`coldwake-report-${this.live.id}.json`, bundle);
    } catch (e) {
      this.#failed = null;
      this.problem = problemText(e);
    }
  }

  // ------------------------------------------------------------- what the board shows

  optionsAtRoom(number: string): OptionInfo[] {
    if (this.placing) return [this.placing.choice(number)];
    return this.#byRoom.get(number) ?? NONE;
  }

  optionsAtPassage(id: string): OptionInfo[] {
    return this.#byPassage.get(id) ?? NONE;
  }

  optionsAtFoe(number: number): OptionInfo[] {
    return this.reachable.filter((o) => o.target.foe === number);
  }

  optionsAtSeat(seat: number): OptionInfo[] {
    return this.reachable.filter((o) => o.target.seat === seat);
  }

  /** Whether another answer of this kind leads to the same room, through the other one of two corridors. */
  isTwin(option: Pick<OptionInfo, 'id' | 'kind' | 'target'>): boolean {
    if (option.target.passage === undefined) return false;
    const sameWay = this.#byRoom.get(option.target.room) ?? NONE;
    return sameWay.some((o) => o.id !== option.id && o.kind === option.kind);
  }

  /** The numbers printed on a corridor, or none for other passages. */
  corridorNumbers(passage: string | undefined): string {
    const corridor = this.board.corridors.find((c) => c.id === corridorOf(passage));
    return corridor?.numbers.join('-') ?? '';
  }

  /** The key that picks an answer, if one does. */
  keyOf(option: OptionInfo): string {
    const at = this.reachable.findIndex((o) => o.id === option.id);
    return at >= 0 && at < 9 ? String(at + 1) : '';
  }

  // ------------------------------------------------------------- names

  roomName(number: string): string {
    const room = this.#rooms.get(number);
    return room?.tile ? nameOf('room', room.tile) : (gameText('status.unexplored') ?? '');
  }

  /** The number on the help card, by which objectives call a player. */
  numberOf(seat: number): number | null {
    return this.game?.crew.find((c) => c.seat === seat)?.number ?? null;
  }

  /** The character with its player number; the number alone before one is chosen. */
  crewName(seat: number): string {
    const member = this.game?.crew.find((c) => c.seat === seat);
    return member?.character
      ? `${nameOf('character', member.character)} (${member.number})`
      : t('table.seat', { n: member?.number ?? '' });
  }

  /** The character, and the person or bot who plays it. */
  whoIs(seat: number): string {
    const player = seat === this.game?.seat ? t('table.you') : this.playerName(seat);
    return player === '' ? this.crewName(seat) : `${this.crewName(seat)}, ${player}`;
  }

  playerName(seat: number): string {
    const info = this.live.table?.seats[seat];
    if (!info) return '';
    if (info.level === 'puppet') return t('lesson.puppet');
    return info.kind === 'bot' ? t('table.bot', { level: botName(info.level ?? '') }) : (info.name ?? '');
  }

  roomFacts(tile: string | null): { colour: string; computer: boolean; itemCounter: boolean } | null {
    const found = this.#roomFacts.get(tile);
    return found
      ? {
          colour: String(found['colour']),
          computer: found['computer'] === true,
          itemCounter: found['itemCounter'] === true,
        }
      : null;
  }

  action(card: string): { cost: number; combat: string } | null {
    const found = this.facts.actions.find((a) => a['id'] === card);
    return found ? { cost: Number(found['cost'] ?? 0), combat: String(found['combat']) } : null;
  }

  item(id: string): { deck: string; cost: number | null; ammo: number; heavy: boolean } | null {
    const found = this.facts.items.find((a) => a['id'] === id);
    if (!found) return null;
    const weapon = found['weapon'] as { ammo?: number } | null;
    return {
      deck: String(found['deck']).toLowerCase(),
      cost: found['cost'] === null ? null : Number(found['cost']),
      ammo: weapon?.ammo ?? 0,
      heavy: found['heavy'] === true,
    };
  }

  /** What an attack card does: several cards do the same. */
  attackOf(card: string): string {
    const found = this.facts.attacks.find((a) => a['id'] === card);
    return String(found?.['effect'] ?? card);
  }

  /** Everything in a room, each in a few words. */
  inRoom(number: string): string[] {
    const game = this.game;
    const room = this.#rooms.get(number);
    if (!game || !room) return [];
    const parts: string[] = [];
    if (!room.explored && room.tile) parts.push(t('table.board.looked'));
    for (const i of game.intruders.filter((f) => f.room === number)) {
      parts.push(t('table.board.intruder', { name: nameOf('intruder', i.type), n: i.injuries }));
    }
    for (const c of game.crew.filter((m) => m.room === number && m.status === 'aboard')) {
      parts.push(this.crewName(c.seat));
    }
    for (const thing of room.things) parts.push(nameOf('object', thing));
    for (const thing of this.thingsIn(room)) parts.push(told(thing));
    if (room.tokenLies && room.tile) parts.push(t('modes.token-lies'));
    if (room.fire) parts.push(nameOf('marker', 'fire'));
    if (room.malfunction) parts.push(nameOf('marker', 'malfunction'));
    if (room.explored && this.roomFacts(room.tile)?.itemCounter)
      parts.push(t('table.board.items', { n: room.items }));
    return parts.map(plain);
  }

  /** Everything in a room, read aloud. */
  describe(number: string): string {
    if (!this.#rooms.has(number)) return '';
    const name = t('table.board.room', { number, name: plain(this.roomName(number)) });
    const answers = this.optionsAtRoom(number).map((o) => plain(o.label));
    return [[name, ...this.inRoom(number)].join(', '), ...answers].join('; ');
  }
}
