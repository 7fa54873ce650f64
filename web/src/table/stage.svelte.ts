import { tick } from 'svelte';
import { passagesOf, roomsOf, valueOf } from '../lib/log';
import type { Pace } from '../lib/settings.svelte';
import type { GameInfo, LogLine, TracksFacts } from '../lib/wire';
import { cueOf, FIRE, isTold, type Cue } from './cues';
import { project } from './project';

/** A moment first lights its place, then shows its face, then what comes of it. */
export type Phase = 'build' | 'face' | 'result';

export interface Moment {
  line: LogLine;
  cue: Cue;
  phase: Phase;
  /** The rooms and passages that are lit. */
  places: string[];
  /** Places where something comes of it: they are kept in sight from the beginning. */
  involved: string[];
  /** What came of it, in lines that are told; empty until then. */
  results: LogLine[];
}

/** What the server told at one time: the view after it, the whole log, and the lines that are new. */
export interface Told {
  game: GameInfo | null;
  log: LogLine[];
  lines: LogLine[];
}

/** What the stage asks of the table it stands on. */
export interface Direction {
  tracks: TracksFacts;
  pace(): Pace;
  /** How long a line takes to read, in milliseconds. */
  reading(line: LogLine): number;
  /** Whether somebody waits with a clock for the answer that comes after all this. */
  rush(): boolean;
}

const SPEED: Record<Pace, number> = { calm: 1, brisk: 0.5, 'at-once': 0 };
/** With a clock running there is little time to look. */
const RUSHED = 0.2;
/** When this many moments wait, those before them are shorter. */
const CROWD = 8;
const CROWDED = 0.6;
/** How long a token takes to its next room before anything comes of it. */
const STRIDE = 380;
/** What came of something takes a little longer to see when it is much. */
const EACH_RESULT = 220;
const MOST_RESULTS = 6;
/** Where the eye is sent again. */
const NEW_SCENE = new Set(['step-started', 'turn-started', 'round-started', 'event-drawn']);
const WALKS = new Set(['crew-moved', 'intruder-moved']);

const named = (line: LogLine): string[] => [...roomsOf(line), ...passagesOf(line)];

/**
 * The board as it is shown, which lags behind the newest view until every moment was seen: what the server tells is
 * queued, and a result comes after the die or card it comes of, never before. The question is only there with the newest
 * view. Nothing is lost: whatever is hurried or skipped has happened at the end.
 *
 * A lesson may stop the queue: {@link Stage.pauseAt} is asked once for each line before it is shown, and where it says yes
 * everything waits until {@link Stage.goOn}.
 */
export class Stage {
  game = $state.raw<GameInfo | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** The lines that were shown last, for tokens that walk and for sounds. */
  fresh = $state.raw<LogLine[]>([]);
  now = $state.raw<Moment | null>(null);
  /** Whether there is more to see than is shown. */
  behind = $state(false);
  /** Whether a lesson or a scene has stopped everything. */
  held = $state(false);

  pauseAt: ((line: LogLine, told: Told) => boolean) | null = null;

  readonly #direction: Direction;
  #queue: Told[] = [];
  /** How many lines of the first in the queue were shown. */
  #at = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #scene: string[] = [];
  #seen = true;
  #halted = false;
  /** The line at which a lesson let things go on. */
  #passed: LogLine | null = null;

  constructor(direction: Direction) {
    this.#direction = direction;
  }

  /** Shows a view as it is, without anything that led to it. */
  begin(game: GameInfo | null, log: LogLine[]): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#at = 0;
    this.#scene = [];
    this.now = null;
    this.held = false;
    this.#halted = false;
    this.behind = false;
    this.fresh = [];
    this.log = log;
    this.game = game;
  }

  /** Takes in what the server told; it is shown in its turn. */
  take(told: Told): void {
    const idle = this.#queue.length === 0;
    this.#queue.push(told);
    if (this.#direction.pace() === 'at-once') {
      this.catchUp();
    } else if (idle) {
      this.behind = true;
      this.#play();
    } else if (this.game) {
      this.game = this.#waiting(this.game);
    }
  }

  /** Goes on with what comes next; what was to be seen has happened. */
  hurry(): void {
    if (!this.behind || this.held) return;
    clearTimeout(this.#timer);
    const phase = this.now?.phase;
    if (phase === 'build' && this.now?.cue.sight === 'card') this.#face();
    else if (phase === 'build' || phase === 'face') this.#result();
    else this.#play();
  }

  /** Shows the newest view now; only a lesson or a scene can stop that. */
  catchUp(): void {
    clearTimeout(this.#timer);
    const shown: LogLine[] = [];
    this.now = null;
    this.#rests();
    for (let told = this.#queue[0]; told && !this.held; told = this.#queue[0]) {
      const lines = this.#upTo(told, () => false);
      shown.push(...lines);
      this.#apply(told, lines);
    }
    this.#freshen(shown);
    this.behind = this.#queue.length > 0;
  }

  /** Lets nothing more happen after this moment until {@link Stage.goOn}. */
  halt(): void {
    this.#halted = true;
  }

  /** Lets things happen again after they were stopped. */
  goOn(): void {
    this.#halted = false;
    if (!this.held) return;
    this.held = false;
    this.#passed = this.#queue[0]?.lines[this.#at] ?? null;
    if (this.#direction.pace() === 'at-once') this.catchUp();
    else this.#play();
  }

  /** Forgets what is to come; for a table that is left. */
  close(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
  }

  // ------------------------------------------------------------- one moment after the other

  #play = (): void => {
    for (;;) {
      const told = this.#queue[0];
      if (!told) return this.#end();
      const line = told.lines[this.#at];
      if (line && (this.#rests() || this.#stops(line, told))) return this.#rest();
      const cue = line && this.#cue(line);
      if (line && cue) return this.#stage(line, cue);
      const lines = this.#upTo(told, (next) => this.#cue(next) !== null);
      this.#apply(told, lines);
      if (lines.length > 0) this.#freshen(lines);
      this.now = null;
      if (this.#queue.length > 0 && lines.some((l) => WALKS.has(l.event)))
        return this.#after(STRIDE, this.#play);
    }
  };

  /** A scene comes after a moment; a lesson speaks of what is still in sight. */
  #rest(): void {
    if (this.#halted || this.now?.phase !== 'result') this.now = null;
  }

  #end(): void {
    this.now = null;
    this.behind = false;
  }

  #stage(line: LogLine, cue: Cue): void {
    const game = this.game;
    if (NEW_SCENE.has(line.event)) this.#scene = [];
    if (game && line.event === 'step-started') this.game = project(game, line, this.#direction.tracks);
    this.#scene = this.#places(line);
    const involved = this.#comes(line).flatMap(named);
    this.now = { line, cue, phase: 'build', places: this.#scene, involved, results: [] };
    this.#after(cue.build, cue.face > 0 ? this.#face : this.#result);
  }

  #face = (): void => {
    if (!this.now) return;
    this.now = { ...this.now, phase: 'face' };
    this.#after(this.now.cue.face + this.#direction.reading(this.now.line), this.#result);
  };

  #result = (): void => {
    const told = this.#queue[0];
    const now = this.now;
    if (!told || !now) return;
    const comes = new Set([now.line, ...this.#comes(now.line)]);
    const lines = this.#upTo(told, (next) => !comes.has(next));
    this.#apply(told, lines, true);
    this.#freshen(lines);
    const results = lines.slice(1).filter(isTold);
    const places = [...new Set([...now.places, ...results.flatMap(named)])];
    this.#scene = this.#scene.length > 0 ? this.#scene : places;
    this.now = { ...now, phase: 'result', places, results };
    const more = Math.min(results.length, MOST_RESULTS) * EACH_RESULT;
    this.#after(now.cue.hold + more, this.#play);
  };

  /** What comes of a line: all up to the next moment or the next choice. */
  #comes(line: LogLine): LogLine[] {
    const rest = this.#queue[0]?.lines.slice(this.#at + 1) ?? [];
    const end = rest.findIndex((next) => this.#cue(next) !== null || next.choice !== line.choice);
    return end < 0 ? rest : rest.slice(0, end);
  }

  #after(time: number, then: () => void): void {
    const { pace, rush } = this.#direction;
    const crowded =
      this.#queue.reduce((n, told) => n + told.lines.filter((l) => this.#cue(l)).length, 0) > CROWD;
    const speed = SPEED[pace()] * (crowded ? CROWDED : 1) * (rush() ? RUSHED : 1);
    this.#timer = setTimeout(then, time * speed);
  }

  #cue(line: LogLine): Cue | null {
    const step = line.event === 'step-started' ? valueOf(line, 'step')?.id : undefined;
    return step === 'fire-damage' && this.#burning().length > 0 ? FIRE : cueOf(line, step);
  }

  /** Whether a scene holds what comes next. */
  #rests(): boolean {
    this.held ||= this.#halted && this.#queue.some((told, k) => told.lines.length > (k === 0 ? this.#at : 0));
    return this.held;
  }

  #stops(line: LogLine, told: Told): boolean {
    if (line === this.#passed || this.held) return this.held;
    this.held = this.pauseAt?.(line, told) ?? false;
    return this.held;
  }

  /** The next lines, up to one where something ends or a lesson stops. */
  #upTo(told: Told, ends: (line: LogLine) => boolean): LogLine[] {
    const lines: LogLine[] = [];
    for (const line of told.lines.slice(this.#at)) {
      if (ends(line) || this.#stops(line, told)) break;
      lines.push(line);
    }
    return lines;
  }

  /** Lets lines have happened; the last of them bring the view of the server itself. */
  #apply(told: Told, lines: LogLine[], stays = false): void {
    this.#at += lines.length;
    const before = told.log.length - told.lines.length;
    if (this.#at < told.lines.length) {
      this.log = told.log.slice(0, before + this.#at);
      const after = lines.reduce(
        (game, line) => game && project(game, line, this.#direction.tracks),
        this.game,
      );
      this.game = after && this.#waiting(after);
      return;
    }
    this.log = told.log;
    if (stays) {
      this.game = told.game && this.#waiting(told.game);
      return;
    }
    this.#queue.shift();
    this.#at = 0;
    this.game = this.#queue.length > 0 && told.game ? this.#waiting(told.game) : told.game;
  }

  /** A view on the way to the newest: nothing is asked in it, and what is agreed on at the table is of now. */
  #waiting(game: GameInfo): GameInfo {
    // Between two questions the server names no step; the one that runs stays lit.
    const so = { ...game, question: null, step: game.step ?? this.game?.step ?? null };
    const newest = this.#queue.at(-1)?.game;
    return newest ? { ...so, undo: newest.undo, choices: newest.choices, number: newest.number } : so;
  }

  /** What is told together is seen together: lines stay fresh until the page has shown them. */
  #freshen(lines: LogLine[]): void {
    this.fresh = this.#seen ? lines : [...this.fresh, ...lines];
    if (this.#seen) {
      this.#seen = false;
      void tick().then(() => (this.#seen = true));
    }
  }

  // ------------------------------------------------------------- where it happens

  #burning(): string[] {
    return this.game?.ship.rooms.flatMap((r) => (r.fire ? [r.number] : [])) ?? [];
  }

  #places(line: LogLine): string[] {
    if (line.event === 'step-started')
      return valueOf(line, 'step')?.id === 'fire-damage' ? this.#burning() : [];
    const places = named(line);
    if (places.length > 0) return places;
    const room = this.game?.crew.find((c) => c.seat === line.seat)?.room;
    return room ? [room] : this.#scene;
  }
}
