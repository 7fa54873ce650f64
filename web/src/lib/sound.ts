import { settings } from './settings.svelte';
import type { Effect, Mood, Synth, Where } from './synth';

/**
 * Sound is for whoever asked for it: until then nothing of it is loaded, and no audio context exists. It never tells
 * anything that the screen does not tell too.
 */

let synth: Promise<Synth | null> | undefined;
let mood: Mood | null = null;

function wanted(): boolean {
  return settings.sound && typeof AudioContext !== 'undefined';
}

function load(): Promise<Synth | null> {
  synth ??= import('./synth').then(
    ({ Synth }) => {
      const made = new Synth();
      // A browser keeps a page silent until somebody touches it.
      const wake = () => made.wake();
      addEventListener('pointerdown', wake);
      addEventListener('keydown', wake);
      return made;
    },
    () => null,
  );
  return synth;
}

/** Plays an effect, unless the person wants none or the browser knows none. */
export function play(effect: Effect, where: Where = {}): void {
  if (!wanted()) return;
  void load().then((made) => {
    if (!wanted()) return;
    made?.loud(settings.ambience, settings.effects);
    made?.play(effect, where);
  });
}

/** What the ship sounds like from now on; null for silence. Follows the settings when an effect calls it. */
export function surround(now: Mood | null): void {
  mood = now;
  if (!wanted()) {
    void synth?.then((made) => made?.surround(null));
    return;
  }
  if (mood === null && synth === undefined) return;
  const [ambience, effects] = [settings.ambience, settings.effects];
  void load().then((made) => {
    made?.loud(ambience, effects);
    made?.surround(wanted() ? mood : null);
  });
}
