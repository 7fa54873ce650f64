import { describe, expect, it } from 'vitest';
import { beats, roundStarts, telling, together } from './replay';
import type { GameInfo, LogLine, CompleteView } from './wire';

const line = (choice: number, round: number, event: string): LogLine => ({
  choice,
  round,
  event,
  parts: [{ text: event }],
  seat: null,
});

describe('a replay', () => {
  const list = beats([line(0, 1, 'crew-moved'), line(2, 2, 'card-paid'), line(2, 2, 'encounter-begun')], 4);

  it('has a beat for every choice, also for those nobody saw', () => {
    expect(list.map((b) => [b.choice, b.round, b.lines.length, b.harm])).toEqual([
      [0, 1, 1, false],
      [1, 1, 0, false],
      [2, 2, 2, true],
      [3, 2, 0, false],
    ]);
  });

  it('keeps the reason of a bot apart from what happened', () => {
    const [first, second] = beats([line(0, 1, 'why'), line(0, 1, 'crew-moved'), line(1, 1, 'crew-moved')], 2);
    expect(first?.why?.event).toBe('why');
    expect(first?.lines.map((l) => l.event)).toEqual(['crew-moved']);
    expect(second?.why).toBeNull();
  });

  it('knows where rounds begin', () => {
    expect(roundStarts(list)).toEqual([
      { round: 1, at: 1 },
      { round: 2, at: 3 },
    ]);
  });

  it('tells what matters', () => {
    expect(list.map((b) => telling(b).map((l) => l.event))).toEqual([
      ['crew-moved'],
      [],
      ['encounter-begun'],
      [],
    ]);
  });
});

describe('the eyes of all seats together', () => {
  const seen = (
    seat: number,
    tile: string | null,
    engine: string,
    hand: object,
    log: LogLine[],
  ): CompleteView =>
    ({
      log,
      game: {
        seat,
        crew: [
          { seat: 0, hand: seat === 0 ? hand : { count: 1 } },
          { seat: 1, hand: seat === 1 ? hand : { count: 1 } },
        ],
        ship: { rooms: [{ tile, token: null }] },
        place: { engines: [engine], coordinates: null },
      } as unknown as GameInfo,
    }) as CompleteView;
  const secret = { ...line(1, 1, 'engine-seen'), secret: true };
  const open = seen(31, null, 'unknown', {}, [line(0, 1, 'crew-moved'), line(2, 1, 'crew-moved')]);
  const all = together(open, [
    seen(0, 'nest', 'unknown', { cards: ['search'] }, [secret]),
    seen(1, null, 'damaged', { cards: ['rest'] }, [secret]),
  ]);

  it('see every hand, every room and every engine that somebody saw', () => {
    expect(all.game?.crew.map((c) => c.hand.cards)).toEqual([['search'], ['rest']]);
    expect(all.game?.ship.rooms[0]?.tile).toBe('nest');
    expect(all.game?.place.engines).toEqual(['damaged']);
  });

  it('read each reason of a bot once', () => {
    const reason = { ...line(2, 1, 'why'), seat: 0 };
    const open = seen(31, null, 'unknown', {}, [reason]);
    const own = seen(0, null, 'unknown', {}, [{ ...reason, secret: true }]);
    expect(together(open, [own]).log).toEqual([reason]);
  });

  it('read secret lines once, where they happened', () => {
    expect(all.log.map((l) => l.choice)).toEqual([0, 1, 2]);
  });
});
