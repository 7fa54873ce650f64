import { t } from '../lib/i18n.svelte';
import type { LogLine } from '../lib/wire';
import type { Desk } from './desk.svelte';

/** What a moment is about, before anybody knows how it ends. */
export function momentTitle(desk: Desk, line: LogLine): string {
  const step =
    line.event === 'step-started' ? line.parts.find((part) => part.name === 'step')?.id : undefined;
  if (step) return t(`table.step.${step}`);
  return t(`moment.${line.event}`, { who: line.seat === null ? '' : desk.crewName(line.seat) });
}
