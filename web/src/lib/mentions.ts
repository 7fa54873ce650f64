/** Finds what a line of the log speaks of: rooms by number, cards and creatures by name. */

export interface Piece {
  text: string;
  /** The number of a room. */
  room?: string;
  /** The entry of the rules reference, as its address writes it. */
  entry?: string;
}

type Texts = Record<string, string>;

const NAMED = /^(action|item|event|attack|room|intruder|weakness|objective|wound)\.([^.]+)\.name$/;
const SOFT_HYPHEN = /\u00ad/g;

interface Names {
  pattern: RegExp;
  entries: Map<string, string>;
  /** Lines already taken apart: a log shows each of them again and again. */
  lines: Map<string, Piece[]>;
}

const known = new WeakMap<Texts, Names>();

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function names(texts: Texts): Names {
  let found = known.get(texts);
  if (!found) {
    const entries = new Map<string, string>();
    for (const [key, name] of Object.entries(texts)) {
      const match = NAMED.exec(key);
      const plain = name.replace(SOFT_HYPHEN, '');
      if (match && !entries.has(plain)) entries.set(plain, `${match[1]}.${match[2]}`);
    }
    const longestFirst = [...entries.keys()].sort((a, b) => b.length - a.length).map(escaped);
    const words = ['0\\d\\d', ...longestFirst].join('|');
    found = {
      pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'gu'),
      entries,
      lines: new Map(),
    };
    known.set(texts, found);
  }
  return found;
}

/** The pieces of a text, in order; together they are the text. */
export function mentions(text: string, texts: Texts): Piece[] {
  const { pattern, entries, lines } = names(texts);
  let pieces = lines.get(text);
  if (!pieces) {
    pieces = takeApart(text, pattern, entries);
    lines.set(text, pieces);
  }
  return pieces;
}

function takeApart(text: string, pattern: RegExp, entries: Map<string, string>): Piece[] {
  const line = text.replace(SOFT_HYPHEN, '');
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of line.matchAll(pattern)) {
    if (match.index > end) pieces.push({ text: line.slice(end, match.index) });
    const entry = entries.get(match[0]);
    pieces.push(entry ? { text: match[0], entry } : { text: match[0], room: match[0] });
    end = match.index + match[0].length;
  }
  if (end < line.length) pieces.push({ text: line.slice(end) });
  return pieces;
}
