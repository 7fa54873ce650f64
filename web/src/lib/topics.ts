import { game, plain } from './i18n.svelte';

const KINDS = ['mode', 'setup-option', 'board', 'species'];

/** The name of a mode, an option, a ship or a species. */
export function topicName(id: string): string {
  return plain(KINDS.map((kind) => game(`${kind}.${id}.name`)).find(Boolean) ?? id);
}
