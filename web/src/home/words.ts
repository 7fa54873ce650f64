import { language, t } from '../lib/i18n.svelte';
import type { Lang } from '../lib/wire';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago something was, in the largest unit that is at least one. */
export function ago(at: number, lang: Lang, now = Date.now()): string {
  const passed = Math.max(0, now - at);
  const [unit, length] = STEPS.find(([, size]) => passed >= size) ?? ['minute', 60_000];
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto', style: 'short' }).format(
    -Math.floor(passed / length),
    unit,
  );
}

/** The day of a game in a list: shorter within this year. */
export function dayOf(at: number, lang: Lang, now = Date.now()): string {
  const [then, today] = [new Date(at), new Date(now)];
  if (then.toDateString() === today.toDateString()) return t('back.today');
  const year = then.getFullYear() === today.getFullYear() ? {} : { year: '2-digit' as const };
  return new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short', ...year }).format(then);
}

export function listed(parts: string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(parts);
}

export const percent = (share: number) =>
  new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** The sign of each way in which a game ends. */
export const FATE_ICONS: Record<string, string> = {
  pod: 'in-pod',
  asleep: 'asleep',
  home: 'u-check',
  wounds: 'w-serious',
  aboard: 'hull',
  contamination: 'contamination',
  ship: 'destruct',
};
