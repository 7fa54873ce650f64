import { load, save } from './stored';
import { LANGS, type Lang } from './wire';

const KEY = 'coldwake.settings';

export type Theme = 'dark' | 'light' | 'system';

export const PACES = ['calm', 'brisk', 'at-once'] as const;
export type Pace = (typeof PACES)[number];

interface Stored {
  lang: Lang;
  theme: Theme;
  name: string;
  sound: boolean;
  /** Whether somebody has said that they want sound, or that they want none. */
  soundAsked: boolean;
  /** How loud the ship and what happens are, from 0 to 1. */
  ambience: number;
  effects: number;
  /** How fast what happens at a table is shown. */
  pace: Pace;
  notify: boolean;
  /** Reactions are declined for the player, always. */
  passForMe: boolean;
  textBoard: boolean;
  reveals: boolean;
  /** No motion, whatever the system says. */
  calm: boolean;
  /** Finished games are kept under the key of this device. */
  logbook: boolean;
}

function preferredLang(): Lang {
  const wanted = navigator.languages?.map((l) => l.slice(0, 2)) ?? [];
  return wanted.map((l) => LANGS.find((k) => k === l)).find((l) => l !== undefined) ?? 'en';
}

const stored = load<Partial<Stored>>(KEY, {});

/** What the person at this device prefers. */
class Settings {
  lang = $state<Lang>(stored.lang ?? preferredLang());
  theme = $state<Theme>(stored.theme ?? 'dark');
  name = $state(stored.name ?? '');
  // Nobody hears anything before they were asked.
  sound = $state(stored.soundAsked === true && stored.sound === true);
  soundAsked = $state(stored.soundAsked ?? false);
  ambience = $state(stored.ambience ?? 0.6);
  effects = $state(stored.effects ?? 0.8);
  pace = $state<Pace>(stored.pace ?? 'calm');
  notify = $state(stored.notify ?? false);
  passForMe = $state(stored.passForMe ?? false);
  textBoard = $state(stored.textBoard ?? false);
  reveals = $state(stored.reveals ?? true);
  calm = $state(stored.calm ?? false);
  logbook = $state(stored.logbook ?? true);

  /** The theme that is shown. */
  get shown(): 'dark' | 'light' {
    if (this.theme !== 'system') {
      return this.theme;
    }
    return typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: light)').matches
      ? 'light'
      : 'dark';
  }

  /** Switches sound on or off; whoever does so needs not be asked. */
  switchSound(on: boolean): void {
    this.sound = on;
    this.soundAsked = true;
  }

  /** Writes everything down; called by an effect of the application. */
  keep(): void {
    const all: Stored = {
      lang: this.lang,
      theme: this.theme,
      name: this.name,
      sound: this.sound,
      soundAsked: this.soundAsked,
      ambience: this.ambience,
      effects: this.effects,
      pace: this.pace,
      notify: this.notify,
      passForMe: this.passForMe,
      textBoard: this.textBoard,
      reveals: this.reveals,
      calm: this.calm,
      logbook: this.logbook,
    };
    save(KEY, all);
  }
}

export const settings = new Settings();
