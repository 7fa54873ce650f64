import { api } from './api';
import { settings } from './settings.svelte';
import type { Lang } from './wire';

/** Texts of the interface (src/i18n/LANG/*.json, src/boxes/BOX/i18n/LANG.json) and of the game (from the server), in one language at a time. */

type Texts = Record<string, string>;

const files = import.meta.glob<Texts>(['../i18n/*/*.json', '../boxes/*/i18n/*.json'], { import: 'default' });

/** Texts as they read with a species: what stands under its id replaces what stands without. */
export function withSpecies(texts: Texts, species: string): Texts {
  const own = `${species}.`;
  const replaced = Object.entries(texts)
    .filter(([key]) => key.startsWith(own))
    .map(([key, text]) => [key.slice(own.length), text]);
  return { ...texts, ...(Object.fromEntries(replaced) as Texts) };
}

class Words {
  lang = $state<Lang>('en');
  allOwn = $state.raw<Texts>({});
  all = $state.raw<Texts>({});
  ready = $state(false);
  /** Whether somebody needs the texts of the game. */
  wanted = false;
  species = $state('');
  own = $derived(withSpecies(this.allOwn, this.species));
  game = $derived(withSpecies(this.all, this.species));
}

const words = new Words();

/** Whether a file of texts is in a language: `i18n/de/table.json`, or `boxes/hourglass/i18n/de.json`. */
const isIn = (path: string, lang: Lang) =>
  path.includes(`/i18n/${lang}/`) || path.endsWith(`/i18n/${lang}.json`);

const games = new Map<Lang, Promise<Texts>>();

/** The texts of the game in a language, asked for once. */
function gameIn(lang: Lang): Promise<Texts> {
  const known = games.get(lang);
  if (known) return known;
  const asked = api.messages(lang).catch((e: unknown) => {
    games.delete(lang);
    throw e;
  });
  games.set(lang, asked);
  return asked;
}

/** Loads a language; the old one stays until the new one is complete. */
export async function useLanguage(lang: Lang): Promise<void> {
  const whole = words.wanted;
  const mine = Object.entries(files).filter(([path]) => isIn(path, lang));
  const [game, ...own] = await Promise.all([whole ? gameIn(lang) : {}, ...mine.map(([, file]) => file())]);
  if (settings.lang !== lang) {
    return;
  }
  words.allOwn = Object.assign({}, ...own) as Texts;
  // Somebody may need the texts of the game by now: they are on their way.
  if (whole || !words.wanted) words.all = game;
  words.lang = lang;
  words.ready = true;
  document.documentElement.lang = lang;
}

/** Has the texts of the game from now on. Whoever has never played needs none of them on the first page. */
export async function useGameTexts(): Promise<void> {
  if (gameTextsReady()) return;
  words.wanted = true;
  await useLanguage(settings.lang);
}

export function languageReady(): boolean {
  return words.ready;
}

/** Whether the texts of the game are there. */
export function gameTextsReady(): boolean {
  return words.ready && Object.keys(words.all).length > 0;
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

/** The species whose words come first; empty away from a table. */
export function speciesInUse(): string {
  return words.species;
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
