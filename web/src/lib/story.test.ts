import { describe, expect, it } from 'vitest';
import { chapters, check, lanes, statistics, visits } from './story';
import type { GameInfo, LogLine } from './wire';

const line = (round: number, event: string, seat: number | null = null, to = ''): LogLine => ({
  choice: round,
  round,
  event,
  parts: [{ text: `${event} ${seat ?? 'ship'}` }, { text: '', name: 'to', kind: 'room', id: to }],
  seat,
});
const LOG = [
  line(1, 'crew-moved', 0, '011'),
  line(1, 'crew-moved', 1, '011'),
  line(2, 'encounter-begun', 0, '011'),
  line(2, 'encounter-begun', 0, '011'),
  line(2, 'noise-rolled', 0),
  line(3, 'self-destruct-started'),
  line(4, 'character-died', 0, '011'),
  line(5, 'game-ended'),
  line(5, 'engines-revealed'),
  line(5, 'objective-revealed', 1),
];

describe('the story of a game', () => {
  it('has a lane for the ship and one for each seat, each mark once a round', () => {
    const [ship, first, second] = lanes(LOG, 2);
    expect(ship?.marks.map((m) => m.icon)).toEqual(['destruct', 'jump']);
    expect(first?.marks.map((m) => [m.round, m.icon])).toEqual([
      [2, 'in-combat'],
      [4, 'dead'],
    ]);
    expect(second?.marks).toEqual([]);
  });

  it('tells the rounds in which something happened', () => {
    expect(chapters(LOG).map((c) => c.round)).toEqual([2, 3, 4, 5]);
  });

  it('counts', () => {
    expect(statistics(LOG)).toMatchObject({ noiseRolls: 1, encounters: 2, killed: 0 });
    expect(visits(LOG)).toEqual({ '011': 2 });
  });

  it('takes the victory check from the log', () => {
    const game = {
      winners: [1],
      crew: [
        { seat: 0, status: 'dead', objectives: { cards: [{ back: 'personal', id: 'quarantine' }] } },
        { seat: 1, status: 'hibernating', objectives: { cards: ['hoarder'] } },
      ],
    } as unknown as GameInfo;
    const result = check(game, LOG);
    expect(result.engines).toEqual(['engines-revealed ship']);
    expect(result.coordinates).toEqual([]);
    expect(result.seats.map((s) => [s.objectives, s.won, s.death])).toEqual([
      [['quarantine'], false, 'character-died 0'],
      [['hoarder'], true, ''],
    ]);
  });
});
