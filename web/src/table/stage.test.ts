import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pace } from '../lib/settings.svelte';
import type { GameInfo, LogLine, LogPart, TracksFacts } from '../lib/wire';
import { Stage } from './stage.svelte';

const TRACKS = { timeEnd: 15, selfDestructEnd: 6 } as TracksFacts;

type Value = Omit<LogPart, 'text'>;
const at = (name: string, id: string): Value => ({ name, kind: 'room', id });
const corridor = (id: string): Value => ({ name: 'passage', kind: 'passage', id });
const foe = (number: number, id: string): Value => ({ name: 'intruder', kind: 'intruder', number, id });
const face = (id: string): Value => ({ name: 'face', kind: 'noise-face', id });

function line(choice: number, event: string, seat: number | null, ...values: Value[]): LogLine {
  return { choice, round: 1, event, seat, parts: values.map((value) => ({ text: '', ...value })) };
}

interface Board {
  room?: string;
  noise?: boolean;
  intruders?: { number: number; type: string; room: string; injuries: number }[];
  fire?: boolean;
  step?: string;
  asks?: number;
}

/** A view of the server. */
function view({
  room = '011',
  noise = false,
  intruders = [],
  fire = false,
  step = 'player-turns',
  asks,
}: Board): GameInfo {
  return {
    seat: 0,
    step,
    asked: [],
    crew: [
      { seat: 0, room, lightWounds: 0, wounds: [], status: 'aboard' },
      { seat: 1, room: '011', lightWounds: 0, wounds: [], status: 'aboard' },
    ],
    intruders,
    ship: {
      rooms: [
        { number: '011', fire: false },
        { number: '014', fire },
      ],
      corridors: [{ id: 'c-011-014', noise, door: 'open' }],
      networks: [],
      firesLeft: 8,
    },
    undo: { askedBy: null },
    choices: asks ?? 0,
    number: asks ?? 0,
    question: asks === undefined ? null : { number: asks },
  } as unknown as GameInfo;
}

let pace: Pace = 'calm';
let rush = false;

function stageAt(game: GameInfo): Stage {
  const stage = new Stage({ tracks: TRACKS, pace: () => pace, reading: () => 0, rush: () => rush });
  stage.begin(game, []);
  return stage;
}

/** What the server tells; the log grows by the new lines. */
function tell(stage: Stage, log: LogLine[], lines: LogLine[], game: GameInfo): void {
  log.push(...lines);
  stage.take({ game, log: [...log], lines });
}

/** Seat 0 walks into 014 and makes noise. */
const WALK = [
  line(1, 'crew-moved', 0, at('from', '011'), at('to', '014')),
  line(1, 'noise-rolled', 0, face('1')),
  line(1, 'noise-placed', null, corridor('011-014')),
];
const WALKED = view({ room: '014', noise: true, asks: 2 });
/** Something comes out of the dark, and bites. */
const ENCOUNTER = [
  line(2, 'encounter-begun', 0, at('room', '014')),
  line(2, 'token-drawn', null, { name: 'token', kind: 'card', entry: 'intruder.adult' }),
  line(2, 'intruder-appeared', null, foe(1, 'adult'), at('room', '014')),
  line(2, 'objectives-must-be-chosen', null),
];
const ATTACKED = view({
  room: '014',
  intruders: [{ number: 1, type: 'adult', room: '014', injuries: 0 }],
  asks: 3,
});

const mine = (stage: Stage) => stage.game?.crew[0]?.room;
const noisy = (stage: Stage) => stage.game?.ship.corridors[0]?.noise;
const events = (lines: LogLine[]) => lines.map((l) => l.event);

/** Lets everything happen in its time, and keeps what was seen on the way. */
function watch(stage: Stage): string[] {
  const seen: string[] = [];
  for (let ms = 0; stage.behind && ms < 60_000; ms += 20) {
    const now = stage.now ? `${stage.now.line.event} ${stage.now.phase}` : '';
    if (now !== '' && seen.at(-1) !== now) seen.push(now);
    vi.advanceTimersByTime(20);
  }
  return seen;
}

beforeEach(() => {
  vi.useFakeTimers();
  pace = 'calm';
  rush = false;
});
afterEach(() => vi.useRealTimers());

describe('a moment', () => {
  it('shows the die first, and what comes of it last', () => {
    const stage = stageAt(view({}));
    tell(stage, [], [...WALK], WALKED);
    expect(mine(stage)).toBe('014');
    expect(noisy(stage)).toBe(false);
    vi.advanceTimersByTime(400);
    expect(stage.now).toMatchObject({ phase: 'build', places: ['014'] });
    expect(noisy(stage)).toBe(false);
    expect(stage.game?.question).toBeNull();
    vi.advanceTimersByTime(800);
    expect(stage.now?.phase).toBe('face');
    expect(noisy(stage)).toBe(false);
    vi.advanceTimersByTime(600);
    expect(stage.now?.phase).toBe('result');
    expect(noisy(stage)).toBe(true);
    expect(events(stage.now?.results ?? [])).toEqual(['noise-placed']);
    watch(stage);
    expect(stage.game).toBe(WALKED);
    expect(stage.now).toBeNull();
  });

  it('keeps the log to what was shown', () => {
    const stage = stageAt(view({}));
    tell(stage, [], [...WALK], WALKED);
    expect(events(stage.log)).toEqual(['crew-moved']);
    watch(stage);
    expect(events(stage.log)).toEqual(events(WALK));
  });

  it('brings the creature with its token, and asks for nothing before', () => {
    const stage = stageAt(view({ room: '014' }));
    tell(stage, [], [...ENCOUNTER], ATTACKED);
    expect(stage.now?.line.event).toBe('encounter-begun');
    while (stage.now?.line.event !== 'token-drawn' || stage.now.phase !== 'result') {
      expect(stage.game?.intruders).toEqual([]);
      expect(stage.game?.question).toBeNull();
      vi.advanceTimersByTime(20);
    }
    expect(stage.game?.intruders).toHaveLength(1);
    expect(watch(stage)).toContain('objectives-must-be-chosen build');
    expect(stage.game?.question?.number).toBe(3);
  });

  it('knows from the beginning where something will come of it', () => {
    const stage = stageAt(view({}));
    tell(
      stage,
      [],
      [line(1, 'event-drawn', null), line(1, 'fire-placed', null, at('room', '014'))],
      view({ fire: true }),
    );
    expect(stage.now).toMatchObject({ places: [], involved: ['014'] });
    expect(stage.game?.ship.rooms[1]?.fire).toBe(false);
  });

  it('lights the step of the event phase while it runs', () => {
    const stage = stageAt(view({ fire: true }));
    const step = (id: string) => line(1, 'step-started', null, { name: 'step', kind: 'word', id });
    const after = view({ step: 'resolve-event-card' });
    tell(stage, [], [step('time-track'), step('fire-damage'), step('resolve-event-card')], after);
    expect(stage.game?.step).toBe('time-track');
    const steps = new Set<string | null | undefined>();
    for (let ms = 0; ms < 5000; ms += 20) {
      vi.advanceTimersByTime(20);
      if (stage.behind) steps.add(stage.game?.step);
      if (stage.now && stage.game?.step === 'fire-damage') expect(stage.now.places).toEqual(['014']);
    }
    expect([...steps]).toEqual(['time-track', 'fire-damage', 'resolve-event-card']);
  });
});

describe('the pace', () => {
  const time = (one: Pace) => {
    pace = one;
    const stage = stageAt(view({}));
    tell(stage, [], [...WALK], WALKED);
    const begun = Date.now();
    watch(stage);
    return Date.now() - begun;
  };

  it('is calm, brisk or at once', () => {
    expect(time('calm')).toBeGreaterThan(1.8 * time('brisk'));
    expect(time('at-once')).toBe(0);
  });

  it('is fast while a clock runs for the answer', () => {
    const slow = time('calm');
    rush = true;
    expect(time('calm')).toBeLessThan(slow / 3);
  });

  it('shows at once what brings no moment', () => {
    const stage = stageAt(view({}));
    const asked = view({ asks: 7 });
    tell(stage, [], [line(1, 'card-paid', 0)], asked);
    expect(stage.game).toBe(asked);
    expect(stage.behind).toBe(false);
  });
});

describe('nothing is lost', () => {
  it('when somebody hurries', () => {
    const stage = stageAt(view({}));
    tell(stage, [], [...WALK, ...ENCOUNTER], ATTACKED);
    let clicks = 0;
    const seen: string[] = [];
    while (stage.behind && clicks++ < 50) {
      stage.hurry();
      if (stage.now) seen.push(stage.now.line.event);
    }
    expect([...new Set(seen)]).toEqual([
      'noise-rolled',
      'encounter-begun',
      'token-drawn',
      'objectives-must-be-chosen',
    ]);
    expect(stage.game).toBe(ATTACKED);
    expect(events(stage.log)).toEqual(events([...WALK, ...ENCOUNTER]));
    vi.runAllTimers();
    expect(stage.game).toBe(ATTACKED);
  });

  it('when several updates come together', () => {
    const stage = stageAt(view({}));
    const log: LogLine[] = [];
    tell(stage, log, [...WALK], WALKED);
    tell(stage, log, [], view({ room: '014', noise: true, asks: 2 }));
    tell(stage, log, [...ENCOUNTER], ATTACKED);
    expect(watch(stage).filter((seen) => seen.endsWith('result'))).toEqual([
      'noise-rolled result',
      'encounter-begun result',
      'token-drawn result',
      'objectives-must-be-chosen result',
    ]);
    expect(stage.game).toBe(ATTACKED);
    expect(events(stage.log)).toEqual(events([...WALK, ...ENCOUNTER]));
  });

  it('when the page is hidden in the middle of it', () => {
    const stage = stageAt(view({}));
    const log: LogLine[] = [];
    tell(stage, log, [...WALK], WALKED);
    pace = 'at-once';
    stage.catchUp();
    expect(stage.game).toBe(WALKED);
    tell(stage, log, [...ENCOUNTER], ATTACKED);
    expect(stage.game).toBe(ATTACKED);
    expect(stage.log).toHaveLength(7);
    pace = 'calm';
    tell(stage, log, [line(3, 'noise-rolled', 1, face('2'))], view({ asks: 9 }));
    expect(stage.now?.line.event).toBe('noise-rolled');
  });

  it('when the past changes in the middle of it', () => {
    const stage = stageAt(view({}));
    tell(stage, [], [...WALK], WALKED);
    const back = view({ asks: 1 });
    stage.begin(back, []);
    vi.runAllTimers();
    expect(stage.game).toBe(back);
    expect(stage.log).toEqual([]);
    expect(stage.behind).toBe(false);
  });

  it('of lines that are told together at once', async () => {
    pace = 'at-once';
    const stage = stageAt(view({}));
    const log: LogLine[] = [];
    tell(stage, log, [line(1, 'noise-rolled', 0)], view({}));
    tell(stage, log, [], view({}));
    tell(stage, log, [line(2, 'token-drawn', null)], view({}));
    expect(events(stage.fresh)).toEqual(['noise-rolled', 'token-drawn']);
    await tick();
    await Promise.resolve();
    tell(stage, log, [line(3, 'event-drawn', null)], view({}));
    expect(events(stage.fresh)).toEqual(['event-drawn']);
  });

  it('of what is agreed on meanwhile', () => {
    const stage = stageAt(view({}));
    const log: LogLine[] = [];
    tell(stage, log, [...WALK], WALKED);
    const wished = { ...WALKED, undo: { ...WALKED.undo, askedBy: 1 } };
    tell(stage, log, [], wished);
    expect(stage.game?.undo.askedBy).toBe(1);
    expect(noisy(stage)).toBe(false);
  });
});

describe('a scene', () => {
  it('lets the moment end and everything after it wait', () => {
    const stage = stageAt(view({}));
    tell(stage, [], [...WALK, ...ENCOUNTER], ATTACKED);
    vi.advanceTimersByTime(500);
    stage.halt();
    vi.advanceTimersByTime(20_000);
    expect(stage.held).toBe(true);
    expect(stage.now).toBeNull();
    expect(noisy(stage)).toBe(true);
    expect(events(stage.log).at(-1)).toBe('noise-placed');
    stage.catchUp();
    expect(stage.game?.question).toBeNull();
    stage.goOn();
    watch(stage);
    expect(stage.game).toBe(ATTACKED);
  });
});

describe('a lesson', () => {
  it.each(['calm', 'at-once'] as const)('stops before a line and lets go, %s', (one) => {
    pace = one;
    const stage = stageAt(view({}));
    const asked: string[] = [];
    stage.pauseAt = (l) => {
      asked.push(l.event);
      return l.event === 'noise-rolled';
    };
    tell(stage, [], [...WALK], WALKED);
    vi.advanceTimersByTime(10_000);
    expect(stage.held).toBe(true);
    expect(mine(stage)).toBe('014');
    expect(noisy(stage)).toBe(false);
    expect(stage.game?.question).toBeNull();
    stage.hurry();
    stage.catchUp();
    expect(noisy(stage)).toBe(false);
    stage.goOn();
    vi.advanceTimersByTime(10_000);
    expect(stage.held).toBe(false);
    expect(stage.game).toBe(WALKED);
    expect(asked.filter((event) => event === 'noise-rolled')).toHaveLength(1);
  });
});
