import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, type Facts } from '../lib/api';
import type { LiveTable } from '../lib/live.svelte';
import type { BoardFacts, GameInfo, OptionInfo, QuestionInfo } from '../lib/wire';
import { Desk } from './desk.svelte';

const BOARD = {
  corridors: [
    { id: 'c-005-008a', numbers: [1] },
    { id: 'c-005-008b', numbers: [2, 3] },
  ],
} as unknown as BoardFacts;
const FACTS = { rooms: [] } as unknown as Facts;

function option(id: string, kind: string, target: OptionInfo['target'] = {}): OptionInfo {
  return { id, kind, label: id, cost: 0, target };
}

function question(number: number, reason: string, ...options: OptionInfo[]): QuestionInfo {
  return { number, reason, text: '', options, refused: [], reasons: {} };
}

/** A table whose stream brings what the test says. */
class Stage {
  id = 'table';
  token = 'token';
  connection = 'live';
  table = null;
  game: GameInfo | null = null;
  log = [];
  ontold: ((lines: null) => void) | null = null;

  ask(asked: QuestionInfo): void {
    this.game = { question: asked, crew: [], ship: { rooms: [] } } as unknown as GameInfo;
    this.ontold?.(null);
  }
}

function desk(stage: Stage): Desk {
  return new Desk(stage as unknown as LiveTable, BOARD, FACTS);
}

afterEach(() => vi.restoreAllMocks());

describe('what is armed', () => {
  const move = option('move:008', 'move', { room: '008' });
  const pay = option('pay:rest', 'pay', { card: 'rest' });

  it('stays when the next question comes before the answer to the last one', async () => {
    const stage = new Stage();
    stage.ask(question(1, 'choose-action', move));
    const first = desk(stage);
    first.choose(move);
    vi.spyOn(api, 'choose').mockImplementation(() => {
      stage.ask(question(2, 'choose-payment', pay));
      first.armed = pay.id;
      return Promise.resolve({} as never);
    });
    await first.send(move);
    expect(first.armed).toBe(pay.id);
  });

  it('is let go when the question is still the same', async () => {
    const stage = new Stage();
    stage.ask(question(1, 'choose-action', move));
    const first = desk(stage);
    first.choose(move);
    vi.spyOn(api, 'choose').mockResolvedValue({} as never);
    await first.send(move);
    expect(first.armed).toBeNull();
  });
});

describe('two corridors to one room', () => {
  const one = option('move:008/005-008a', 'move', { room: '008', passage: '005-008a' });
  const two = option('move:008/005-008b', 'move', { room: '008', passage: '005-008b' });
  const careful = option('careful-move:008', 'careful-move', { room: '008', passage: '005-008a' });
  const stage = new Stage();
  stage.ask(question(1, 'choose-reply', one, two, careful));
  const both = desk(stage);

  it('are two targets on the board, told apart by their numbers', () => {
    expect(both.optionsAtPassage('c-005-008a')).toEqual([one]);
    expect(both.optionsAtPassage('c-005-008b')).toEqual([two]);
    expect(both.corridorNumbers(two.target.passage)).toBe('2-3');
  });

  it('do not make a twin of the only answer of its kind', () => {
    expect(both.isTwin(careful)).toBe(false);
  });
});
