import { api } from './api';
import { settings } from './settings.svelte';
import type { Lang } from './wire';

/** Texts of the interface (src/i18n/LANG/*.json) and of the game (from the server), in one language at a time. */

type Texts = Record<string, string>;

const files = import.meta.glob<Texts>('../i18n/*/*.json', { import: 'default' });

/** The texts of the game as they read with a species: what stands under its id replaces what stands without. */
export function withSpecies(texts: Texts, species: string): Texts {
  const own = `${species}.`;
  const replaced = Object.entries(texts)
    .filter(([key]) => key.startsWith(own))
    .map(([key, text]) => [key.slice(own.length), text]);
  return { ...texts, ...(Object.fromEntries(replaced) as Texts) };
}

class Words {
  lang = $state<Lang>('en');
  own = $state.raw<Texts>({});
  all = $state.raw<Texts>({});
  ready = $state(false);
  species = $state('');
  game = $derived(withSpecies(this.all, this.species));
}

const words = new Words();

/** Loads a language; the old one stays until the new one is complete. */
export async function useLanguage(lang: Lang): Promise<void> {
  const mine = Object.entries(files).filter(([path]) => path.includes(`/i18n/${lang}/`));
  const [game, ...own] = await Promise.all([api.messages(lang), ...mine.map(([, file]) => file())]);
  if (settings.lang !== lang) {
    return;
  }
  words.own = Object.assign({}, ...own) as Texts;
  words.all = game;
  words.lang = lang;
  words.ready = true;
  document.documentElement.lang = lang;
}

export function languageReady(): boolean {
  return words.ready;
}

export function language(): Lang {
  return words.lang;
}

export type Values = Record<string, string | number>;

const plurals = new Map<Lang, Intl.PluralRules>();

/** The plural rules of a language; making them takes longer than a whole text. */
function pluralRules(lang: Lang): Intl.PluralRules {
  let rules = plurals.get(lang);
  if (!rules) plurals.set(lang, (rules = new Intl.PluralRules(lang)));
  return rules;
}

/** Fills `{name}` and picks the form of `{n, plural, one{..} few{..} other{..}}`. */
export function fill(text: string, values: Values, lang: Lang): string {
  if (!text.includes('{')) return text;
  const plural = /\{(\w+), plural, ((?:\w+\{[^{}]*(?:\{\w+\}[^{}]*)*\}\s*)+)\}/g;
  return text
    .replace(plural, (_, name: string, forms: string) => {
      const byForm = new Map(
        [...forms.matchAll(/(\w+)\{([^{}]*(?:\{\w+\}[^{}]*)*)\}/g)].map((m) => [m[1] ?? '', m[2] ?? '']),
      );
      const form = pluralRules(lang).select(Number(values[name] ?? 0));
      return byForm.get(form) ?? byForm.get('other') ?? '';
    })
    .replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A text of the interface. A missing key shows itself, and a test finds it. */
export function t(key: string, values: Values = {}): string {
  return fill(words.own[key] ?? key, values, words.lang);
}

/** At a table with this species its own words come first. */
export function useSpecies(id: string): void {
  words.species = id;
}

/** A text of the game, such as `room.armory.name`; undefined if there is none. */
export function game(key: string): string | undefined {
  return words.game[key];
}

/** All texts of the game. */
export function gameTexts(): Record<string, string> {
  return words.game;
}

// The body of somebody carries their character in its id.
const BODY = 'red-character-corpse-';

/** A name of the game; the id, made readable, where the game has no name for it. */
export function nameOf(kind: string, id: string): string {
  if (kind === 'object' && id.startsWith(BODY)) {
    return `${nameOf(kind, BODY.slice(0, -1))} (${nameOf('character', id.slice(BODY.length))})`;
  }
  return words.game[`${kind}.${id}.name`] ?? id.replaceAll('-', ' ');
}

/** The same without soft hyphens, for labels read aloud and titles. */
export function plain(text: string): string {
  return text.replaceAll('\u00ad', '');
}
