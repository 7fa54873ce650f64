import { describe, expect, it } from 'vitest';
import { soften } from './hyphens';

const shown = (text: string) => soften(text).replaceAll('\u00ad', '-');

describe('long words', () => {
  it('may be broken between syllables', () => {
    expect(shown('Fehlfunktionsmarker')).toBe('Fehl-funk-tions-marker');
    expect(shown('Erkundungsplättchen')).toBe('Erkun-dungs-plätt-chen');
  });

  it('stay the same words', () => {
    const text = 'Scanne alle Kontaminationskarten auf deiner Hand.';
    expect(soften(text).replaceAll('\u00ad', '')).toBe(text);
  });

  it('are left alone where they are short or already have their places', () => {
    expect(soften('Karte und Raum')).toBe('Karte und Raum');
    expect(soften('Trieb\u00adwerkskontrolle')).toBe('Trieb\u00adwerkskontrolle');
  });
});
