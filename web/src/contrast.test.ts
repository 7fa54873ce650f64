import { describe, expect, it } from 'vitest';
import css from './coldwake.css?raw';

/** Text needs 4.5 to 1 and shapes 3 to 1 on every surface, in both themes. */

function tokens(selector: string): Map<string, string> {
  const from = css.indexOf(selector);
  const block = css.slice(from, css.indexOf('}', from));
  return new Map([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)].map((m) => [m[1] ?? '', m[2] ?? '']));
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES = ['void', 'hull', 'panel', 'raise', 'press'];
const CREW = ['captain', 'pilot', 'scientist', 'scout', 'soldier', 'mechanic', 'medic'];
const ITEMS = ['i-red', 'i-yellow', 'i-green', 'i-white', 'i-blue'];
const TEXT = ['ink', 'ink-2', 'ink-3', 'can', 'warn', 'harm', ...CREW, ...ITEMS];
const FILLED = ['can', 'warn', 'harm'];

const dark = tokens(':root{');
const themes = { dark, light: new Map([...dark, ...tokens('[data-theme=light]{')]) };

describe.each(Object.entries(themes))('the %s theme', (_, theme) => {
  const colour = (name: string): string => {
    const found = theme.get(name);
    if (!found) throw new Error(`There is no colour --${name}.`);
    return found;
  };

  it.each(TEXT)('shows %s as text on every surface', (name) => {
    for (const surface of SURFACES) {
      expect(contrast(colour(name), colour(surface)), surface).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(FILLED)('shows text on filled %s', (name) => {
    expect(contrast(colour(`${name}-ink`), colour(name))).toBeGreaterThanOrEqual(4.5);
  });

  it('shows the outlines of controls', () => {
    for (const surface of ['void', 'hull', 'panel']) {
      expect(contrast(colour('edge'), colour(surface)), surface).toBeGreaterThanOrEqual(3);
    }
  });

  it('shows intruders', () => {
    expect(contrast(colour('beast-ink'), colour('beast'))).toBeGreaterThanOrEqual(4.5);
  });
});
