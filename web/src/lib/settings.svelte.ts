import { load, save } from './stored';
import { LANGS, type Lang } from './wire';

const KEY = 'coldwake.settings';

export type Theme = 'dark' | 'light' | 'system';

interface Stored {
  lang: Lang;
  theme: Theme;
  name: string;
  sound: boolean;
  notify: boolean;
  /** Reactions are declined for the player, always. */
  passForMe: boolean;
  textBoard: boolean;
  reveals: boolean;
  /** No motion, whatever the system says. */
  calm: boolean;
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
  sound = $state(stored.sound ?? true);
  notify = $state(stored.notify ?? false);
  passForMe = $state(stored.passForMe ?? false);
  textBoard = $state(stored.textBoard ?? false);
  reveals = $state(stored.reveals ?? true);
  calm = $state(stored.calm ?? false);

  /** The theme that is shown. */
  get shown(): 'dark' | 'light' {
    if (this.theme !== 'system') {
      return this.theme;
    }
    return typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: light)').matches
      ? 'light'
      : 'dark';
  }

  /** Writes everything down; called by an effect of the application. */
  keep(): void {
    const all: Stored = {
      lang: this.lang,
      theme: this.theme,
      name: this.name,
      sound: this.sound,
      notify: this.notify,
      passForMe: this.passForMe,
      textBoard: this.textBoard,
      reveals: this.reveals,
      calm: this.calm,
    };
    save(KEY, all);
  }
}

export const settings = new Settings();
