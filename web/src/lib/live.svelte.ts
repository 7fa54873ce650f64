import { ApiProblem, problemOf } from './api';
import { applyPatch, share } from './patch';
import { showContributions } from './draw';
import { keepSeal } from './seats';
import type { ChatInfo, GameInfo, Lang, LogLine, CompleteView, TableInfo, Turn, Update } from './wire';

export type Connection = 'connecting' | 'live' | 'waiting' | 'refused';

/** A server that sends heartbeats sends them more often than this; a longer silence means a dead line. */
const SILENCE = 45_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/** A table as one seat sees it, kept up to date over the live stream; reconnects by itself. */
export class LiveTable {
  readonly id: string;
  readonly token: string | null;

  connection = $state<Connection>('connecting');
  problem = $state.raw<ApiProblem | null>(null);
  /** When the next attempt to connect is made, while waiting. */
  retryAt = $state(0);
  version = $state(-1);
  table = $state.raw<TableInfo | null>(null);
  game = $state.raw<GameInfo | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatInfo[]>([]);
  /** Whether what is shown of this table lags behind what is known: the board changes after what it comes of was seen. */
  lags = $state(false);
  /** Called after each message with the lines that are new, or with null when the past may have changed. */
  ontold: ((lines: LogLine[] | null) => void) | null = null;

  /** The question with which this seat's last turn began, for sounds and titles; -1 before the first. */
  turn = $state(-1);

  /** The seat a spectator looks through once all is open; null is the view of the public. */
  eyes = $state<number | null>(null);

  #lang: Lang;
  /** The language of what is shown; what is missing can only be sent in the same one. */
  #shown: Lang | null = null;
  #spoken: Lang | null = null;
  #abort: AbortController | null = null;
  #closed = false;
  #wait = FIRST_WAIT;
  #beats = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, token: string | null, lang: Lang, eyes: number | null = null) {
    this.id = id;
    this.token = token;
    this.#lang = lang;
    this.eyes = token === null ? eyes : null;
    void this.#connect();
    if (typeof addEventListener === 'function') {
      addEventListener('online', this.retry);
    }
  }

  /** Speaks another language from now on. */
  speak(lang: Lang): void {
    if (lang !== this.#lang) {
      this.#lang = lang;
      this.retry();
    }
  }

  /** Looks through other eyes from now on; an update from before would tell of what others saw. */
  look(eyes: number | null): void {
    this.eyes = eyes;
    this.#shown = null;
    this.retry();
  }

  /** Connects now instead of waiting. */
  retry = (): void => {
    if (!this.#closed) {
      this.#abort?.abort();
      clearTimeout(this.#timer);
      this.#wait = FIRST_WAIT;
      void this.#connect();
    }
  };

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#abort?.abort();
    removeEventListener('online', this.retry);
  }

  async #connect(): Promise<void> {
    const abort = new AbortController();
    this.#abort = abort;
    this.connection = this.version < 0 ? 'connecting' : 'waiting';
    try {
      const lang = this.#lang;
      const response = await fetch(
        `/api/tables/${this.id}/live?lang=${lang}${this.eyes === null ? '' : `&eyes=${this.eyes}`}`,
        {
          headers: {
            Accept: 'text/event-stream',
            ...(this.version >= 0 && this.#shown === lang ? { 'Last-Event-ID': String(this.version) } : {}),
            ...(this.token ? { Authorization: `Bearer ${this.token}` } : {}),
          },
          signal: abort.signal,
        },
      );
      if (!response.ok || !response.body) {
        throw await problemOf(response);
      }
      this.#spoken = lang;
      await this.#read(response.body, abort);
    } catch (e) {
      if (abort.signal.aborted && this.#abort !== abort) {
        return;
      }
      if (
        e instanceof ApiProblem &&
        e.problem.status >= 400 &&
        e.problem.status < 500 &&
        e.problem.status !== 429
      ) {
        this.problem = e;
        this.connection = 'refused';
        return;
      }
    }
    if (!this.#closed && this.#abort === abort) {
      this.#later();
    }
  }

  #later(): void {
    this.connection = 'waiting';
    const wait = this.#wait * (0.75 + Math.random() / 2);
    this.retryAt = Date.now() + wait;
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.#timer = setTimeout(() => void this.#connect(), wait);
  }

  async #read(body: ReadableStream<Uint8Array>, abort: AbortController): Promise<void> {
    const reader = body.getReader();
    const decoder = new TextDecoder();
    let buffer = '';
    for (;;) {
      const quiet = this.#beats ? setTimeout(() => abort.abort(), SILENCE) : undefined;
      const { done, value } = await reader.read().finally(() => clearTimeout(quiet));
      if (done || this.#abort !== abort) {
        return;
      }
      buffer += decoder.decode(value, { stream: true }).replaceAll('\r\n', '\n');
      for (let end = buffer.indexOf('\n\n'); end >= 0; end = buffer.indexOf('\n\n')) {
        this.#event(buffer.slice(0, end));
        buffer = buffer.slice(end + 2);
      }
    }
  }

  #event(text: string): void {
    this.#beats ||= text.startsWith(':');
    const data = text
      .split('\n')
      .filter((line) => line.startsWith('data:'))
      .map((line) => line.slice(5).replace(/^ /, ''))
      .join('\n');
    if (data !== '') {
      this.take(JSON.parse(data) as CompleteView | Update | Turn);
    }
  }

  /** Takes in one message of the stream. */
  take(message: CompleteView | Update | Turn): void {
    this.connection = 'live';
    this.problem = null;
    this.#wait = FIRST_WAIT;
    if (message.type === 'turn') {
      this.turn = message.number;
      return;
    }
    if (message.type === 'snapshot') {
      this.#shown = this.#spoken;
      this.log = share(this.log, message.log) as LogLine[];
      this.chat = share(this.chat, message.chat) as ChatInfo[];
      this.table = share(this.table, message.table) as TableInfo;
      if (this.table.commitment !== null) keepSeal(this.id, this.table.commitment);
      this.game = share(this.game, message.game) as GameInfo | null;
    } else {
      const before = { table: this.table, game: this.game };
      const after = applyPatch(before, message.patch) as { table: TableInfo; game: GameInfo | null };
      this.table = after.table;
      this.game = after.game;
      const from = this.log.findIndex((line) => line.choice >= message.logFrom);
      if (from >= 0 || message.log.length > 0) {
        this.log = [...(from < 0 ? this.log : this.log.slice(0, from)), ...message.log];
      }
      if (message.chat.length > 0) {
        this.chat = [...this.chat, ...message.chat];
      }
    }
    this.version = message.version;
    this.ontold?.(message.type === 'update' ? message.log : null);
    // Whatever is not told as shown is shown again; the server takes it once. If it cannot be reached, the next message tries.
    if (this.table?.draw) showContributions(this.table).catch(() => {});
  }
}
