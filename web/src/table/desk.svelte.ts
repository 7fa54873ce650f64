import { api, ApiProblem, commandId, type Facts } from '../lib/api';
import { botName } from '../lib/bots';
import type { LiveTable } from '../lib/live.svelte';
import { nameOf, plain, t, game as gameText } from '../lib/i18n.svelte';
import type { BoardFacts, CrewView, GameInfo, OptionInfo, QuestionInfo } from '../lib/wire';
import { settings } from '../lib/settings.svelte';
import {
  corridorOf,
  countsAtOnce,
  firstGroup,
  groups,
  isTurn,
  silentNo,
  type Group,
  type GroupId,
} from './answers';

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
  problem = $state('');

  constructor(live: LiveTable, board: BoardFacts, facts: Facts) {
    this.live = live;
    this.board = board;
    this.facts = facts;
  }

  get game(): GameInfo | null {
    return this.live.game;
  }

  get question(): QuestionInfo | null {
    const question = this.live.game?.question ?? null;
    return question && silentNo(question, settings.passForMe) ? null : question;
  }

  get me(): CrewView | null {
    return this.game?.crew.find((c) => c.seat === this.game?.seat) ?? null;
  }

  get groups(): Group[] {
    return this.question && isTurn(this.question) ? groups(this.question) : [];
  }

  /** The answers that number keys and the board reach now. */
  get reachable(): OptionInfo[] {
    const question = this.question;
    if (!question) {
      return [];
    }
    if (!isTurn(question)) {
      return question.options;
    }
    return this.groups.find((g) => g.id === this.open)?.options ?? [];
  }

  get armedOption(): OptionInfo | null {
    return this.question?.options.find((o) => o.id === this.armed) ?? null;
  }

  /** A new question: nothing is armed, and the likely group is open. */
  begin(): void {
    this.armed = null;
    this.hoverAnswer = null;
    this.open = this.question ? firstGroup(this.question) : null;
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
    if (!question || this.sending) {
      return;
    }
    await this.command((token) => api.choose(this.live.id, token, commandId(), question.number, option.id));
    this.armed = null;
  }

  /** Sends a command with the seat's token and says what went wrong. */
  async command(run: (token: string) => Promise<unknown>): Promise<void> {
    if (this.live.token === null) {
      return;
    }
    this.sending = true;
    this.problem = '';
    try {
      await run(this.live.token);
    } catch (e) {
      // A question that was answered meanwhile needs no complaint: the stream brings the next one.
      if (!(e instanceof ApiProblem && (e.type === 'stale' || e.type === 'stale-number'))) {
        this.problem =
          e instanceof ApiProblem && e.type === 'offline' ? t('table.offline') : String((e as Error).message);
      }
    } finally {
      this.sending = false;
    }
  }

  // ------------------------------------------------------------- what the board shows

  optionsAtRoom(number: string): OptionInfo[] {
    return this.reachable.filter((o) => o.target.room === number);
  }

  optionsAtPassage(id: string): OptionInfo[] {
    return this.reachable.filter((o) => o.target.room === null && corridorOf(o.target.passage) === id);
  }

  optionsAtFoe(number: number): OptionInfo[] {
    return this.reachable.filter((o) => o.target.foe === number);
  }

  optionsAtSeat(seat: number): OptionInfo[] {
    return this.reachable.filter((o) => o.target.seat === seat);
  }

  /** The key that picks an answer, if one does. */
  keyOf(option: OptionInfo): string {
    const at = this.reachable.findIndex((o) => o.id === option.id);
    return at >= 0 && at < 9 ? String(at + 1) : '';
  }

  // ------------------------------------------------------------- names

  roomName(number: string): string {
    const room = this.game?.ship.rooms.find((r) => r.number === number);
    return room?.tile ? nameOf('room', room.tile) : (gameText('status.unexplored') ?? '');
  }

  crewName(seat: number): string {
    const member = this.game?.crew.find((c) => c.seat === seat);
    return member?.character ? nameOf('character', member.character) : t('table.seat', { n: seat + 1 });
  }

  playerName(seat: number): string {
    const info = this.live.table?.seats[seat];
    if (!info) return '';
    return info.kind === 'bot' ? t('table.bot', { level: botName(info.level ?? '') }) : (info.name ?? '');
  }

  roomFacts(tile: string | null): { colour: string; computer: boolean; itemCounter: boolean } | null {
    const found = this.facts.rooms.find((r) => r['id'] === tile);
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
    const room = game?.ship.rooms.find((r) => r.number === number);
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
    if (room.fire) parts.push(nameOf('marker', 'fire'));
    if (room.malfunction) parts.push(nameOf('marker', 'malfunction'));
    if (room.explored && this.roomFacts(room.tile)?.itemCounter)
      parts.push(t('table.board.items', { n: room.items }));
    const answers = this.optionsAtRoom(number).map((o) => o.label);
    return [parts.join(', '), ...answers].map(plain).join('; ');
  }
}
