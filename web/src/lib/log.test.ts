import { describe, expect, it } from 'vitest';
import { textOf, valueOf } from './log';
import type { LogLine } from './wire';

const explored: LogLine = {
  choice: 0,
  round: 1,
  event: 'room-explored',
  parts: [
    { text: 'Explored: ' },
    { text: 'Armory', name: 'tile', kind: 'card', id: 'armory', entry: 'room.armory' },
    { text: '.' },
    { text: '', name: 'room', kind: 'room', id: '014', entry: 'room.armory' },
  ],
  seat: null,
};

describe('a line of the log', () => {
  it('reads as the words of its parts', () => {
    expect(textOf(explored)).toBe('Explored: Armory.');
  });

  it('has the values of what happened, also those it does not mention', () => {
    expect(valueOf(explored, 'room')?.id).toBe('014');
    expect(valueOf(explored, 'seat')).toBeUndefined();
  });
});
