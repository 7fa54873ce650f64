import { t } from './i18n.svelte';

/** What somebody is called who gives no name: a letter, because numbers are those of the players in the game. */
export function guest(seat: number): string {
  return t('lobby.guest', { letter: String.fromCharCode('A'.charCodeAt(0) + seat) });
}
