import { BOXES } from '../boxes';

/** Looking things up in the rules reference. */

export interface RulesEntry {
  kind: string;
  id: string;
  name: string;
  text: string;
  confidence: 'HIGH' | 'MEDIUM' | 'LOW' | null;
  reconstructed: boolean;
}

/** Kinds in the order of the list; rules come first, for those who learn. */
export const KINDS = [
  'rule',
  'room',
  'action',
  'item',
  'objective',
  'event',
  'alert-card',
  'achievement-card',
  'crawl-card',
  'panic-check-card',
  'intruder',
  'attack',
  'weakness',
  'wound',
  'marker',
  'exploration',
  'room-token-card',
  'character',
  'trait',
  'species-card',
  'track',
  'intruder-action',
] as const;

export const ICONS: Record<string, string> = {
  rule: 'u-book',
  room: 'room',
  action: 'card',
  item: 'item',
  objective: 'objective',
  event: 'u-log',
  'alert-card': 'alert',
  'achievement-card': 'winner',
  'crawl-card': 'tech',
  'panic-check-card': 'panic',
  intruder: 'adult',
  attack: 'in-combat',
  weakness: 'weakness',
  wound: 'w-serious',
  marker: 'fire',
  exploration: 'explore',
  'room-token-card': 'room-token',
  character: 'u-seat',
  trait: 'trait',
  figure: 'laika',
  'species-card': 'mutation',
  track: 'insanity',
  'intruder-action': 'claw',
};

/** Creatures and tokens that are drawn; a token may have a colour in its id. */
const drawn = (): string[] =>
  BOXES.flatMap((box) => [...Object.keys(box.creatures ?? {}), ...(box.tokens ?? [])]);

/** The symbol of an entry: that of the creature, or that of its kind. */
export function iconFor(entry: Pick<RulesEntry, 'kind' | 'id'>): string {
  if (entry.kind === 'intruder') {
    return drawn().find((type) => entry.id === type || entry.id.startsWith(`${type}-`)) ?? 'adult';
  }
  if (entry.kind === 'species-card') return entry.id.startsWith('panic-') ? 'panic' : 'mutation';
  return ICONS[entry.kind] ?? 'u-info';
}

/** The symbol of the entry at an address: `intruder.adult`. */
export function iconAt(address: string): string {
  const dot = address.indexOf('.');
  return iconFor({ kind: address.slice(0, dot), id: address.slice(dot + 1) });
}

export const keyOf = (entry: RulesEntry) => `${entry.kind}.${entry.id}`;

/** Lower case without accents, so that "losung" finds "Lösung". */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss');
}

/** Entries with all words, those with them in the name first. */
export function search(entries: RulesEntry[], query: string): RulesEntry[] {
  const words = folded(query)
    .split(/\s+/)
    .filter((w) => w !== '');
  if (words.length === 0) {
    return entries;
  }
  const has = (text: string) => words.every((word) => folded(text).includes(word));
  const named = entries.filter((entry) => has(entry.name));
  return [
    ...named,
    ...entries.filter((entry) => !named.includes(entry) && has(`${entry.name} ${entry.id} ${entry.text}`)),
  ];
}

/** The entry an address names: `room.nest`, or only `nest`; rules go first then. */
export function find(entries: RulesEntry[], address: string): RulesEntry | undefined {
  return entries.find((entry) => keyOf(entry) === address) ?? entries.find((entry) => entry.id === address);
}

/** Other entries that a text names, longest names first. */
export function mentioned(entries: RulesEntry[], of: RulesEntry, most = 6): RulesEntry[] {
  const text = folded(of.text);
  const isWord = (name: string) => {
    const at = text.indexOf(name);
    return at >= 0 && !/\p{L}/u.test(text[at - 1] ?? ' ');
  };
  const seen = new Set([folded(of.name)]);
  return entries
    .toSorted((a, b) => b.name.length - a.name.length)
    .filter((entry) => {
      const name = folded(entry.name);
      if (seen.has(name) || name.length < 4 || !isWord(name)) return false;
      seen.add(name);
      return true;
    })
    .slice(0, most);
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** A text cut where the words of a search stand in it. */
export function marked(text: string, query: string): Piece[] {
  const words = folded(query)
    .split(/\s+/)
    .filter((w) => w !== '');
  const plain = folded(text);
  if (words.length === 0 || plain.length !== text.length) {
    return [{ text, hit: false }];
  }
  const pieces: Piece[] = [];
  let from = 0;
  while (from < text.length) {
    const hits = words.map((word) => ({ word, at: plain.indexOf(word, from) })).filter((hit) => hit.at >= 0);
    const next = hits.toSorted((a, b) => a.at - b.at)[0];
    if (!next) break;
    if (next.at > from) pieces.push({ text: text.slice(from, next.at), hit: false });
    pieces.push({ text: text.slice(next.at, next.at + next.word.length), hit: true });
    from = next.at + next.word.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), hit: false });
  return pieces;
}
