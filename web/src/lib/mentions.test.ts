import { describe, expect, it } from 'vitest';
import { mentions } from './mentions';

const TEXTS = {
  'action.search.name': 'Search',
  'item.assault-rifle.name': 'Assault Rifle',
  'room.engine-1.name': 'Engine #1',
  'room.engine-control-room.name': 'Engine Con\u00adtrol Room',
  'action.search.text': 'Take 1 item here.',
  'character.captain.name': 'Captain',
};

describe('what a line of the log speaks of', () => {
  it('is found by number and by name', () => {
    expect(mentions('Captain plays Search in 014.', TEXTS)).toEqual([
      { text: 'Captain plays ' },
      { text: 'Search', entry: 'action.search' },
      { text: ' in ' },
      { text: '014', room: '014' },
      { text: '.' },
    ]);
  });

  it('is the longest name there is, soft hyphens or not', () => {
    expect(mentions('Engine Control Room burns', TEXTS)[0]).toEqual({
      text: 'Engine Control Room',
      entry: 'room.engine-control-room',
    });
    expect(mentions('Engine #1: damaged', TEXTS)[0]).toEqual({ text: 'Engine #1', entry: 'room.engine-1' });
  });

  it('is a whole word', () => {
    expect(mentions('Searching for 0141', TEXTS)).toEqual([{ text: 'Searching for 0141' }]);
  });
});
