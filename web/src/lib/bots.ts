import { t } from './i18n.svelte';

/** The level that sits down when nobody chose one. */
export const USUAL_BOT = 'normal';

/** The name of a bot's level; the word of the server for one that has none here yet. */
export function botName(level: string): string {
  const key = `bot.${level}`;
  const text = t(key);
  return text === key ? level : text;
}

/** How it plays, in a sentence. */
export function botHelp(level: string): string {
  const key = `bot.${level}.help`;
  const text = t(key);
  return text === key ? '' : text;
}
