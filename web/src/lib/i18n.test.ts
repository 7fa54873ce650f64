import { describe, expect, it } from 'vitest';
import { fill, withSpecies } from './i18n.svelte';
import { LANGS } from './wire';

const files = import.meta.glob<Record<string, string>>(['../i18n/*/*.json', '../boxes/*/i18n/*.json'], {
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

function texts(lang: string): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(files)
      .filter(([path]) => path.includes(`/i18n/${lang}/`) || path.endsWith(`/i18n/${lang}.json`))
      .map(([, file]) => file),
  ) as Record<string, string>;
}

describe('the texts of the interface', () => {
  const english = texts('en');

  it.each(LANGS.filter((l) => l !== 'en'))('%s has the keys of English and no other', (lang) => {
    expect(Object.keys(texts(lang)).sort()).toEqual(Object.keys(english).sort());
  });

  it.each(LANGS.filter((l) => l !== 'en'))('%s uses the values that English uses', (lang) => {
    const values = (text: string) =>
      [...new Set([...text.matchAll(/\{(\w+)[},]/g)].map((match) => match[1]))].sort();
    for (const [key, text] of Object.entries(texts(lang))) {
      expect(values(text), `${lang} ${key}`).toEqual(values(english[key] ?? ''));
    }
  });

  it('has every key that the sources name', () => {
    const used = Object.values(sources).flatMap((source) =>
      [...source.matchAll(/\bt\(\s*'([\w.-]+)'/g)].map((m) => m[1] ?? ''),
    );
    expect(used.length).toBeGreaterThan(0);
    expect([...new Set(used)].filter((key) => !(key in english))).toEqual([]);
  });

  it('are those of the species where it has its own', () => {
    const texts = {
      'combat.adult.name': 'Hit: Larva, Creeper or Adult',
      'combat.miss.name': 'Miss',
      'carnomorphs.combat.adult.name': 'Hit: Metagorger or Shambler',
    };
    expect(withSpecies(texts, 'carnomorphs')).toMatchObject({
      'combat.adult.name': 'Hit: Metagorger or Shambler',
      'combat.miss.name': 'Miss',
    });
    expect(withSpecies(texts, 'intruders')).toEqual(texts);
    expect(withSpecies(texts, '')).toEqual(texts);
  });

  it('fills values and picks plural forms', () => {
    const polish = '{n, plural, one{{n} karta} few{{n} karty} many{{n} kart} other{{n} karty}}';
    expect(fill(polish, { n: 1 }, 'pl')).toBe('1 karta');
    expect(fill(polish, { n: 3 }, 'pl')).toBe('3 karty');
    expect(fill(polish, { n: 5 }, 'pl')).toBe('5 kart');
    expect(fill('{who} in {room}', { who: 'Scout', room: '014' }, 'en')).toBe('Scout in 014');
  });
});
