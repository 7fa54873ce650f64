import { beforeAll, describe, expect, it } from 'vitest';
import { roomsOf, selector } from './targets';

describe('what a lesson points at', () => {
  beforeAll(() => {
    globalThis.CSS ??= { escape: (s: string) => s } as unknown as typeof CSS;
  });

  it('finds rooms, corridors, cards and gauges on the page', () => {
    document.body.innerHTML =
      '<i data-room="014"></i><i data-passage="c-011-014"></i><b data-card="rest"></b><b data-gauge="hull"></b>' +
      '<b data-card="contamination-infected"></b><i class="beast adult"></i><u data-hold></u>';
    for (const at of [
      'room:014',
      'corridor:011-014',
      'card:rest',
      'card:contamination',
      'gauge:hull',
      'intruder:adult-1',
      'option:pass',
    ]) {
      expect(document.querySelector(selector(at)), at).not.toBeNull();
    }
  });

  it('keeps the light of the rooms that a step is about', () => {
    expect(roomsOf([{ at: 'room:014' }, { at: 'corridor:006-011' }, { at: 'panel:hand' }])).toEqual([
      '014',
      '006',
      '011',
    ]);
  });
});
