import type { Lang } from './wire';

const UNITS: [Intl.NumberFormatOptions['unit'], number][] = [
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/** A length of time in words, in the largest unit that fits it whole. */
export function duration(seconds: number, lang: Lang): string {
  const [unit, length] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? ['second', 1];
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / length);
}

/** The time that is left on a clock: minutes and seconds, hours before them, days before these. */
export function countdown(left: number, lang: Lang): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const [days, hours, minutes] = [
    Math.floor(left / 86_400),
    Math.floor(left / 3600) % 24,
    Math.floor(left / 60) % 60,
  ];
  const rest = `${hours > 0 || days > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(left % 60)}`;
  if (days === 0) return rest;
  const whole = new Intl.NumberFormat(lang, { style: 'unit', unit: 'day', unitDisplay: 'short' }).format(
    days,
  );
  return `${whole} ${rest}`;
}
