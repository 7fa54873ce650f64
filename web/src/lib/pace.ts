import { settings, type Pace } from './settings.svelte';

function wantsStillness(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How fast things happen at the table. Without motion there is nothing to wait for. */
export function pace(): Pace {
  return settings.calm || wantsStillness() ? 'at-once' : settings.pace;
}
