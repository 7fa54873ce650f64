import { tick } from 'svelte';
import { describe, expect, it } from 'vitest';
import { LiveTable } from './live.svelte';
import type { LogLine, Update } from './wire';

function update(version: number, ...texts: string[]): Update {
  const log = texts.map((text) => ({ choice: version, text }) as LogLine);
  return { type: 'update', version, patch: {}, logFrom: version, log, chat: [] } as unknown as Update;
}

describe('fresh lines', () => {
  const texts = (live: LiveTable) => live.fresh.map((line) => line.text);

  it('of updates that come together are seen together', async () => {
    const live = new LiveTable('table', null, 'en');
    live.take(update(1, 'noise'));
    live.take(update(2));
    live.take(update(3, 'a token'));
    expect(texts(live)).toEqual(['noise', 'a token']);
    await tick();
    await Promise.resolve();
    live.take(update(4, 'a card'));
    expect(texts(live)).toEqual(['a card']);
  });
});
