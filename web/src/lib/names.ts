import { t } from './i18n.svelte';
import { load, save } from './stored';

const KEY = 'coldwake.names';

/** A name that no other table of this device has had lately, so that they can be told apart. */
export function freshName(random: () => number = Math.random): string {
  const names = t('names.tables').split('|');
  const used = load<string[]>(KEY, []);
  const free = names.filter((name) => !used.includes(name));
  const name = free[Math.floor(random() * free.length)] ?? names[0] ?? '';
  const most = Math.floor(names.length / 2);
  save(KEY, [...used, name].slice(-most));
  return name;
}

/** The name of the ship of a day. */
export function shipName(number: number): string {
  const names = t('names.ships').split('|');
  return names[number % names.length] ?? '';
}
