import { settings } from './settings.svelte';

/** Small tones made on the spot: pitch in hertz, start and length in seconds. */
type Tone = [pitch: number, start: number, length: number];

const TONES = {
  turn: [
    [523, 0, 0.16],
    [784, 0.13, 0.28],
  ],
  choice: [[330, 0, 0.06]],
  dice: [
    [220, 0, 0.05],
    [196, 0.07, 0.05],
    [247, 0.15, 0.1],
  ],
  danger: [
    [146, 0, 0.35],
    [138, 0.12, 0.45],
  ],
  chat: [[660, 0, 0.09]],
  end: [
    [392, 0, 0.3],
    [523, 0.2, 0.3],
    [659, 0.4, 0.6],
  ],
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof TONES;

const LOUDNESS = 0.07;
let context: AudioContext | undefined;

/** Plays a sound, unless the person wants none or the browser knows none. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') {
    return;
  }
  context ??= new AudioContext();
  void context.resume();
  for (const [pitch, start, length] of TONES[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const from = context.currentTime + start;
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(LOUDNESS, from + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0004, from + length);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + length);
  }
}
