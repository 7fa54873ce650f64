/** The sounds of the ship, made on the spot from oscillators and noise. */

export type Effect =
  | 'turn'
  | 'choice'
  | 'chat'
  | 'end'
  | 'danger'
  | 'dice'
  | 'card'
  | 'token'
  | 'noise'
  | 'door'
  | 'fire'
  | 'growl'
  | 'hit'
  | 'explore'
  | 'alarm'
  | 'death'
  | 'escape';

/** Where something is heard: from -1 on the left to 1 on the right, and how near, from 0 to 1. */
export interface Where {
  pan?: number;
  near?: number;
}

/** What the ship feels like, both from 0 to 1. */
export interface Mood {
  danger: number;
  /** How badly the listener is hurt; the heart is heard from the first wound on. */
  hurt: number;
}

interface ToneShape {
  type?: OscillatorType;
  from: number;
  to?: number;
  at?: number;
  length: number;
  peak: number;
  attack?: number;
}

interface NoiseShape {
  filter: BiquadFilterType;
  from: number;
  to?: number;
  q?: number;
  at?: number;
  length: number;
  peak: number;
  attack?: number;
}

const SILENT = 0.0001;
const LOUDEST = 0.5;
/** Seconds until a change of mood is felt. */
const SLOWLY = 1.6;

/** The nodes of the ship's hum. */
interface Hum {
  level: GainNode;
  filter: BiquadFilterNode;
  dread: GainNode;
  air: GainNode;
  pulse: OscillatorNode;
  depth: GainNode;
  sources: AudioScheduledSourceNode[];
}

export class Synth {
  readonly #context = new AudioContext();
  readonly #effects: GainNode;
  readonly #ambience: GainNode;
  readonly #noise: AudioBuffer;
  #hum: Hum | null = null;
  #mood: Mood | null = null;
  #heart: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    const press = this.#context.createDynamicsCompressor();
    press.connect(this.#context.destination);
    this.#effects = this.#gain(LOUDEST, press);
    this.#ambience = this.#gain(LOUDEST, press);
    this.#noise = this.#context.createBuffer(1, this.#context.sampleRate * 2, this.#context.sampleRate);
    const samples = this.#noise.getChannelData(0);
    for (let k = 0; k < samples.length; k++) samples[k] = Math.random() * 2 - 1;
    this.wake();
  }

  wake(): void {
    if (this.#context.state === 'suspended') void this.#context.resume().catch(() => {});
  }

  /** How loud the ship and what happens are, from 0 to 1. */
  loud(ambience: number, effects: number): void {
    const now = this.#context.currentTime;
    this.#ambience.gain.setTargetAtTime(ambience * LOUDEST, now, 0.05);
    this.#effects.gain.setTargetAtTime(effects * LOUDEST, now, 0.05);
  }

  play(effect: Effect, { pan = 0, near = 1 }: Where): void {
    this.wake();
    const panner = this.#context.createStereoPanner();
    panner.pan.value = Math.max(-1, Math.min(1, pan));
    const level = this.#gain(0.25 + 0.75 * near, panner);
    panner.connect(this.#effects);
    EFFECTS[effect]({
      tone: (shape) => this.#tone(shape, level),
      noise: (shape) => this.#burst(shape, level),
    });
  }

  // ------------------------------------------------------------- the ship

  surround(mood: Mood | null): void {
    this.#mood = mood;
    if (!mood) {
      this.#stopHum();
      return;
    }
    this.#hum ??= this.#startHum();
    const { level, filter, dread, air, pulse, depth } = this.#hum;
    const now = this.#context.currentTime;
    const towards = (param: AudioParam, value: number) => param.setTargetAtTime(value, now, SLOWLY);
    towards(level.gain, 0.22 + 0.12 * mood.danger);
    towards(filter.frequency, 130 + 420 * mood.danger);
    towards(dread.gain, 0.16 * mood.danger * mood.danger);
    towards(air.gain, 0.05 + 0.06 * mood.danger);
    towards(pulse.frequency, 0.07 + 0.9 * mood.danger);
    towards(depth.gain, 0.03 + 0.08 * mood.danger);
    if (this.#heart === undefined) this.#beat();
  }

  #startHum(): Hum {
    const level = this.#gain(SILENT, this.#ambience);
    const filter = this.#context.createBiquadFilter();
    filter.type = 'lowpass';
    filter.frequency.value = 130;
    filter.connect(level);
    const dread = this.#gain(SILENT, level);
    const air = this.#gain(0.05, level);
    const depth = this.#gain(0.03, level.gain);
    const pulse = this.#oscillator('sine', 0.07, depth);
    // Two engines that are almost in tune, and a third that is not.
    const sources: AudioScheduledSourceNode[] = [
      pulse,
      this.#oscillator('sawtooth', 46, filter),
      this.#oscillator('sawtooth', 46.3, filter),
      this.#oscillator('sine', 92, filter),
      this.#oscillator('triangle', 97.6, dread),
      this.#oscillator('triangle', 146.2, dread),
    ];
    const wind = this.#context.createBufferSource();
    wind.buffer = this.#noise;
    wind.loop = true;
    const band = this.#context.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = 340;
    band.Q.value = 0.6;
    wind.connect(band).connect(air);
    sources.push(wind);
    for (const source of sources) source.start();
    return { level, filter, dread, air, pulse, depth, sources };
  }

  #stopHum(): void {
    clearTimeout(this.#heart);
    this.#heart = undefined;
    const hum = this.#hum;
    this.#hum = null;
    if (!hum) return;
    const now = this.#context.currentTime;
    hum.level.gain.cancelScheduledValues(now);
    hum.level.gain.setTargetAtTime(SILENT, now, 0.2);
    for (const source of hum.sources) source.stop(now + 1.2);
  }

  /** The heart of somebody who is hurt: faster the nearer the danger. */
  #beat = (): void => {
    const mood = this.#mood;
    if (!mood) return;
    if (mood.hurt > 0 && this.#context.state === 'running') {
      const peak = 0.25 + 0.45 * mood.hurt;
      const thump = (at: number, loud: number) =>
        this.#tone({ from: 62, to: 38, at, length: 0.16, peak: peak * loud }, this.#ambience);
      thump(0, 1);
      thump(0.22, 0.7);
    }
    this.#heart = setTimeout(this.#beat, 1250 - 450 * mood.danger - 150 * mood.hurt);
  };

  // ------------------------------------------------------------- what everything is made of

  #gain(value: number, to: AudioNode | AudioParam): GainNode {
    const gain = this.#context.createGain();
    gain.gain.value = value;
    if (to instanceof AudioParam) gain.connect(to);
    else gain.connect(to);
    return gain;
  }

  #oscillator(type: OscillatorType, pitch: number, to: AudioNode): OscillatorNode {
    const tone = this.#context.createOscillator();
    tone.type = type;
    tone.frequency.value = pitch;
    tone.connect(to);
    return tone;
  }

  /** A level that rises fast and dies away. */
  #envelope(at: number, attack: number, length: number, peak: number, to: AudioNode): GainNode {
    const level = this.#gain(0, to);
    level.gain.setValueAtTime(SILENT, at);
    level.gain.linearRampToValueAtTime(peak, at + attack);
    level.gain.exponentialRampToValueAtTime(SILENT, at + length);
    return level;
  }

  #tone(shape: ToneShape, to: AudioNode): void {
    const at = this.#context.currentTime + (shape.at ?? 0);
    const level = this.#envelope(at, shape.attack ?? 0.012, shape.length, shape.peak, to);
    const tone = this.#oscillator(shape.type ?? 'sine', shape.from, level);
    tone.frequency.setValueAtTime(shape.from, at);
    if (shape.to) tone.frequency.exponentialRampToValueAtTime(shape.to, at + shape.length);
    tone.start(at);
    tone.stop(at + shape.length + 0.02);
  }

  #burst(shape: NoiseShape, to: AudioNode): void {
    const at = this.#context.currentTime + (shape.at ?? 0);
    const level = this.#envelope(at, shape.attack ?? 0.004, shape.length, shape.peak, to);
    const filter = this.#context.createBiquadFilter();
    filter.type = shape.filter;
    filter.Q.value = shape.q ?? 1;
    filter.frequency.setValueAtTime(shape.from, at);
    if (shape.to) filter.frequency.exponentialRampToValueAtTime(shape.to, at + shape.length);
    const source = this.#context.createBufferSource();
    source.buffer = this.#noise;
    source.loop = true;
    source.connect(filter).connect(level);
    source.start(at, Math.random());
    source.stop(at + shape.length + 0.02);
  }
}

/** The two things an effect is made of. */
interface Instrument {
  tone(shape: ToneShape): void;
  noise(shape: NoiseShape): void;
}

/** A struck piece of the hull: partials that do not fit together. */
function clang(i: Instrument, at: number, pitch: number, peak: number): void {
  for (const [k, part] of [1, 1.51, 2.37, 3.09].entries())
    i.tone({ from: pitch * part, at, length: 0.55 / (k + 1) + 0.1, peak: peak / (k + 1.5) });
  i.noise({ filter: 'bandpass', from: pitch * 3, q: 4, at, length: 0.08, peak: peak * 1.4 });
}

const EFFECTS: Record<Effect, (i: Instrument) => void> = {
  turn: (i) => {
    i.tone({ type: 'triangle', from: 523, length: 0.18, peak: 0.28 });
    i.tone({ type: 'triangle', from: 784, at: 0.13, length: 0.42, peak: 0.28 });
  },
  choice: (i) => i.tone({ type: 'triangle', from: 330, length: 0.07, peak: 0.2 }),
  chat: (i) => i.tone({ type: 'triangle', from: 660, length: 0.1, peak: 0.2 }),
  end: (i) => {
    for (const [k, pitch] of [392, 523, 659].entries())
      i.tone({ type: 'triangle', from: pitch, at: k * 0.22, length: 1.1, peak: 0.25 });
  },
  danger: (i) => {
    i.tone({ type: 'sawtooth', from: 73, length: 0.7, peak: 0.16 });
    i.tone({ type: 'triangle', from: 146, length: 0.5, peak: 0.26 });
    i.tone({ type: 'triangle', from: 138, at: 0.12, length: 0.7, peak: 0.26 });
  },
  dice: (i) => {
    for (const [k, at] of [0, 0.07, 0.13, 0.21, 0.32, 0.46].entries()) {
      i.noise({ filter: 'bandpass', from: 2600 - 240 * k, q: 6, at, length: 0.035, peak: 0.8 - 0.08 * k });
      i.tone({ from: 310 - 20 * k, at, length: 0.04, peak: 0.12 });
    }
  },
  card: (i) => {
    i.noise({ filter: 'highpass', from: 1800, to: 5200, length: 0.16, peak: 0.16, attack: 0.06 });
    i.noise({ filter: 'bandpass', from: 900, q: 2, at: 0.15, length: 0.05, peak: 0.35 });
  },
  token: (i) => {
    i.noise({ filter: 'lowpass', from: 900, length: 0.3, peak: 0.22, attack: 0.08 });
    for (const at of [0.05, 0.13, 0.19, 0.3])
      i.noise({ filter: 'bandpass', from: 1250, q: 9, at, length: 0.03, peak: 0.6 });
  },
  noise: (i) => {
    clang(i, 0, 233, 0.24);
    clang(i, 0.34, 208, 0.12);
    i.noise({
      filter: 'bandpass',
      from: 500,
      to: 1400,
      q: 3,
      at: 0.45,
      length: 0.5,
      peak: 0.14,
      attack: 0.2,
    });
  },
  door: (i) => {
    i.noise({ filter: 'lowpass', from: 260, to: 1100, length: 0.42, peak: 0.4, attack: 0.1 });
    clang(i, 0.38, 155, 0.2);
  },
  fire: (i) => {
    i.noise({ filter: 'bandpass', from: 420, to: 780, q: 0.7, length: 1.2, peak: 0.34, attack: 0.3 });
    for (const at of [0.1, 0.24, 0.31, 0.52, 0.66, 0.9])
      i.noise({ filter: 'highpass', from: 3200, at, length: 0.025, peak: 0.4 });
  },
  growl: (i) => {
    for (const pitch of [54, 57.5, 81])
      i.tone({ type: 'sawtooth', from: pitch, to: pitch * 0.72, length: 1.1, peak: 0.17, attack: 0.18 });
    i.noise({ filter: 'bandpass', from: 700, to: 260, q: 2, length: 0.9, peak: 0.28, attack: 0.25 });
  },
  hit: (i) => {
    i.noise({ filter: 'lowpass', from: 1600, to: 200, length: 0.22, peak: 0.7 });
    i.tone({ type: 'sawtooth', from: 180, to: 55, length: 0.26, peak: 0.26 });
  },
  explore: (i) => {
    i.noise({ filter: 'highpass', from: 2600, to: 900, length: 0.4, peak: 0.1, attack: 0.1 });
    i.tone({ from: 587, at: 0.1, length: 0.4, peak: 0.14 });
  },
  alarm: (i) => {
    for (const [k, pitch] of [440, 370, 440, 370].entries())
      i.tone({ type: 'square', from: pitch, at: k * 0.28, length: 0.26, peak: 0.09 });
  },
  death: (i) => {
    i.tone({ from: 220, to: 41, length: 2.2, peak: 0.34 });
    i.tone({ type: 'triangle', from: 233, to: 39, at: 0.05, length: 2.3, peak: 0.22 });
    i.noise({ filter: 'lowpass', from: 800, to: 80, length: 2, peak: 0.3, attack: 0.02 });
  },
  escape: (i) => {
    i.noise({ filter: 'bandpass', from: 200, to: 2400, q: 0.8, length: 1.6, peak: 0.4, attack: 0.5 });
    i.tone({ from: 98, to: 392, length: 1.5, peak: 0.22, attack: 0.4 });
  },
};
