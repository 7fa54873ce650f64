/** Soft hyphens for narrow places: browsers without a dictionary break long words anywhere. */

const LONG = /\p{L}{11,}/gu;
const VOWELS = 'aeiouyäöüąęó';
/** Consonants that begin a syllable together. */
const ONSETS = /(?:sch[lmnrw]?|ch|ph|th|qu|[bpgkf][lr]|[dt]r|sz|cz|rz|st|sp|.)$/;
const LEAST = 4;

/** The text with places at which long words may be broken; words that have such places are left alone. */
export function soften(text: string): string {
  return text.replace(LONG, (word: string, at: number) =>
    text[at - 1] === '\u00ad' || text[at + word.length] === '\u00ad' ? word : syllables(word),
  );
}

function syllables(word: string): string {
  const parts: string[] = [];
  let start = 0;
  for (const match of word.matchAll(new RegExp(`[${VOWELS}]([^${VOWELS}]+)(?=[${VOWELS}])`, 'gi'))) {
    const consonants = match[1] ?? '';
    const onset = ONSETS.exec(consonants.toLowerCase())?.[0].length ?? 1;
    const cut = match.index + 1 + consonants.length - onset;
    if (cut - start >= LEAST && word.length - cut >= LEAST) {
      parts.push(word.slice(start, cut));
      start = cut;
    }
  }
  return [...parts, word.slice(start)].join('\u00ad');
}
