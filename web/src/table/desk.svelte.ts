import { api, ApiProblem, commandId, type Facts } from '../lib/api';
import type { SpeciesFacts } from '../lib/choices';
import { botName } from '../lib/bots';
import { download } from '../lib/download';
import type { LiveTable } from '../lib/live.svelte';
import { nameOf, plain, t, game as gameText } from '../lib/i18n.svelte';
import type { BoardFacts, CrewView, GameInfo, OptionInfo, QuestionInfo } from '../lib/wire';
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
  silentNo,
  spelledOut,
  type Group,
  type GroupId,
  type Question,
} from './answers';
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
/** The choice that picks the hourglass up, followed by a room. */
const HOURGLASS = 'hourglass:';

/** What the player at the table has in hand: the question, what is armed, and how it is sent. */
export class Desk {
  readonly live: LiveTable;
  readonly board: BoardFacts;
  readonly facts: Facts;

  open = $state<GroupId | null>(null);
  armed = $state<string | null>(null);
  /** The room, and the answer, the pointer or focus is on. */
  hover = $state<string | null>(null);
  hoverAnswer = $state<string | null>(null);
  sending = $state(false);
  /** Where the tokens on the board lay last, for their way to the next place. */
  readonly spots = new Map<string, Point>();
  /** Whether a room is being picked for the hourglass. */
  placing = $state(false);
  problem = $state('');
  /** When the question that is open now was seen first. */
  askedSince = $state(performance.now());

  #failed = $state.raw<((token: string) => Promise<unknown>) | null>(null);

  /** Cards that could not be played when the turn was asked for. */
  #unplayable: ReadonlySet<string> = new Set();

  constructor(live: LiveTable, board: BoardFacts, facts: Facts) {
    this.live = live;
    this.board = board;
    this.facts = facts;
    this.#roomFacts = new Map(facts.rooms.map((r) => [r['id'], r]));
  }

  get game(): GameInfo | null {
    return this.live.game;
  }

  readonly #asked: QuestionInfo | null = $derived.by(() => {
    // Who looks through borrowed eyes is not asked.
    const question = this.live.token === null ? null : (this.live.game?.question ?? null);
    return question && (this.standIn || silentNo(question, settings.passForMe, this.live.table?.oneDevice))
      ? null
      : question;
  });

  // Asked for by every room and answer on the screen: worked out once for each question, not once for each reader.
  readonly question: Question | null = $derived(this.#asked && spelledOut(this.#asked));

  readonly me: CrewView | null = $derived(this.game?.crew.find((c) => c.seat === this.game?.seat) ?? null);

  readonly groups: Group[] = $derived(this.question && isTurn(this.question) ? groups(this.question) : []);

  get species(): SpeciesFacts | undefined {
    return this.facts.species.find((s) => s.id === this.live.table?.setup.species);
  }

  /** Whether there is slime at this table: a species may leave it out. */
  get slime(): boolean {
    return !(this.species?.leftOut.some((piece) => piece.includes('slime')) ?? false);
  }

  /** Whether this seat plays the Intruders. */
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
    this.placing && this.armed
      ? this.#noiseIn(this.armed.replace(HOURGLASS, ''))
      : (this.question?.options.find((o) => o.id === this.armed) ?? null),
  );

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
    } else if (this.question?.reason === 'choose-payment') {
      this.armed = cheapest(this.question, this.#unplayable)?.id ?? null;
    }
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
    const question = this.live.game?.question;
    if (option.kind === 'hourglass') {
      return this.sendHourglass(option.id);
    }
    if (!question || this.sending) {
      return;
    }
    play('choice');
    await this.command((token) => api.choose(this.live.id, token, commandId(), question.number, option.id));
    // The stream may have brought the next question before the answer to this one came: what that armed stays.
    if (this.live.game?.question?.number === question.number) this.armed = null;
  }

  /** The hourglass is nobody's answer: it goes with the number of the question that is open, whoever is asked. */
  async sendHourglass(option: string): Promise<void> {
    const number = this.game?.number ?? -1;
    this.placing = false;
    this.armed = null;
    await this.command(async (token) => {
      try {
        await api.choose(this.live.id, token, commandId(), number, option);
      } catch (e) {
        throw e instanceof ApiProblem && e.type === 'not-offered' ? new Error(t('modes.not-now')) : e;
      }
    });
  }

  #noiseIn(number: string): OptionInfo {
    return {
      id: HOURGLASS + number,
      kind: 'hourglass',
      label: t('modes.roll-in', { room: number }),
      cost: 0,
      target: { room: number },
      confirm: false,
    };
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
    if (this.placing) return [this.#noiseIn(number)];
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

  /** The numbers printed on a corridor, or nothing for other passages. */
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

  crewName(seat: number): string {
    const member = this.game?.crew.find((c) => c.seat === seat);
    return member?.character ? nameOf('character', member.character) : t('table.seat', { n: seat + 1 });
  }

  /** The character, and the person or bot who plays it. */
  whoIs(seat: number): string {
    const player = seat === this.game?.seat ? t('table.you') : this.playerName(seat);
    return player === '' ? this.crewName(seat) : `${this.crewName(seat)} (${player})`;
  }

  playerName(seat: number): string {
    const info = this.live.table?.seats[seat];
    if (!info) return '';
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

  /** Everything in a room, read aloud. */
  describe(number: string): string {
    const game = this.game;
    const room = this.#rooms.get(number);
    if (!game || !room) return '';
    const parts = [t('table.board.room', { number, name: plain(this.roomName(number)) })];
    if (!room.explored && room.tile) parts.push(t('table.board.looked'));
    for (const i of game.intruders.filter((f) => f.room === number)) {
      parts.push(t('table.board.intruder', { name: nameOf('intruder', i.type), n: i.injuries }));
    }
    for (const c of game.crew.filter((m) => m.room === number && m.status === 'aboard')) {
      parts.push(this.crewName(c.seat));
    }
    for (const thing of room.things) parts.push(nameOf('object', thing));
    if (room.tokenLies && room.tile) parts.push(t('modes.token-lies'));
    if (room.fire) parts.push(nameOf('marker', 'fire'));
    if (room.malfunction) parts.push(nameOf('marker', 'malfunction'));
    if (room.explored && this.roomFacts(room.tile)?.itemCounter)
      parts.push(t('table.board.items', { n: room.items }));
    const answers = this.optionsAtRoom(number).map((o) => o.label);
    return [parts.join(', '), ...answers].map(plain).join('; ');
  }
}
