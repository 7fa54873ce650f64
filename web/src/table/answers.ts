import type { OptionInfo, QuestionInfo, ReasonInfo, RefusedInfo, Target } from '../lib/wire';

/** The answers of a turn, grouped as a player thinks of them. */

export type GroupId = 'move' | 'careful' | 'attack' | 'card' | 'item' | 'room' | 'other' | 'drop';

/** What cannot be done now, with the words of the reason. */
export type Refusal = RefusedInfo & ReasonInfo;

/** A question whose refusals say why: the server tells each reason once. */
export interface Question extends QuestionInfo {
  refused: Refusal[];
}

export function spelledOut(question: QuestionInfo): Question {
  const refused = question.refused.map((r) => {
    const reason = question.reasons[r.reason];
    // "Why can't I?" always has an answer: a server that gives none is broken, and nobody should have to guess.
    if (!reason)
      throw new Error(`Question ${question.number} refuses '${r.id}' for '${r.reason}' without saying why.`);
    return { ...reason, ...r };
  });
  return { ...question, refused };
}

export interface Group {
  id: GroupId;
  icon: string;
  key: string;
  options: OptionInfo[];
  refused: Refusal[];
}

const KINDS: Record<string, GroupId> = {
  move: 'move',
  'careful-move': 'careful',
  shoot: 'attack',
  melee: 'attack',
  card: 'card',
  item: 'item',
  'room-action': 'room',
  drop: 'drop',
  'drop-thing': 'drop',
  linger: 'drop',
};

const LOOKS: { id: GroupId; icon: string; key: string }[] = [
  { id: 'attack', icon: 'combat', key: 'a' },
  { id: 'move', icon: 'move', key: 'm' },
  { id: 'careful', icon: 'careful', key: 'c' },
  { id: 'card', icon: 'card', key: 'p' },
  { id: 'item', icon: 'item', key: 'e' },
  { id: 'room', icon: 'room', key: 'r' },
  { id: 'other', icon: 'trade', key: 'o' },
  { id: 'drop', icon: 'drop', key: 'd' },
];

/** Questions that are a turn: their answers are grouped, all others are a plain list. */
export function isTurn(question: QuestionInfo): boolean {
  return question.reason === 'choose-action';
}

export function groups(question: Question): Group[] {
  return LOOKS.map((look) => ({
    ...look,
    options: question.options.filter((o) => o.kind !== 'pass' && (KINDS[o.kind] ?? 'other') === look.id),
    refused: question.refused.filter((o) => (KINDS[o.kind] ?? 'other') === look.id),
  })).filter((g) => g.options.length > 0 || g.refused.length > 0);
}

/** The group that opens by itself: attacks when there is somebody to attack, otherwise moves. */
export function firstGroup(question: Question): GroupId | null {
  if (!isTurn(question)) {
    return null;
  }
  const ready = groups(question).filter((g) => g.options.length > 0 && g.id !== 'drop');
  return ready[0]?.id ?? null;
}

/** Answers that count at once: they are single steps of something already confirmed, or free to take back. */
const AT_ONCE = new Set([
  'pay',
  'accept',
  'decline',
  'done',
  'top',
  'bottom',
  'swap',
  'reroll',
  'wait',
  'linger',
  'hurry',
  'discard',
  'offer',
  'offer-thing',
  'deck',
  'character',
]);

export function countsAtOnce(option: OptionInfo): boolean {
  return AT_ONCE.has(option.kind) && !option.confirm;
}

/**
 * The "no" that the server says for a player, who is not asked: nothing else is possible (the question is put so that
 * nobody learns what the seat holds), or it is the player's standing wish. At a device that several share, everybody is
 * asked.
 */
export function silentNo(question: QuestionInfo, passForMe: boolean, shared = false): OptionInfo | undefined {
  const no = question.options.find((o) => o.kind === 'decline');
  const asked = question.reason === 'choose-reaction' || question.reason === 'choose-defence';
  const wished = passForMe && question.reason === 'choose-reaction';
  return asked && ((question.options.length === 1 && !shared) || wished) ? no : undefined;
}

/** The answer that plays a card of the Intruder player in one of its three ways; also for what is refused. */
export function cardUse<T extends { id: string }>(answers: T[], card: string, use: string): T | undefined {
  return answers.find((a) => a.id === `card:${card}/${use}`);
}

/** The corridor of the board an answer points at. */
export function corridorOf(passage: string | undefined): string | null {
  return passage === undefined ? null : /^\d/.test(passage) ? `c-${passage}` : passage;
}

const COLOURS = new Set(['red', 'yellow', 'green', 'blue', 'white']);

/** The symbol on the back of an item. */
export function backIcon(back: string): string {
  return COLOURS.has(back) ? `c-${back}` : back === 'quest' ? 'activate' : 'item';
}

/**
 * The card to pay with that costs the player least: one that could not be played on this turn anyway, if there is one.
 */
export function cheapest(question: QuestionInfo, unplayable: ReadonlySet<string>): OptionInfo | undefined {
  const payments = question.options.filter((o) => o.kind === 'pay');
  return payments.find((o) => unplayable.has(o.target.card ?? '')) ?? payments[0];
}

/**
 * The cards of a hand that are raised to pay for an answer: the cheapest for the player first. Nothing if there are too
 * few; the question that follows decides what can be paid with.
 */
export function planned(
  option: Pick<OptionInfo, 'kind' | 'cost' | 'target'>,
  hand: string[],
  unplayable: ReadonlySet<string>,
): string[] {
  const cards = hand.filter((card) => !card.startsWith('contamination'));
  const played = option.kind === 'card' ? cards.indexOf(option.target.card ?? '') : -1;
  if (played >= 0) cards.splice(played, 1);
  if (option.cost <= 0 || cards.length < option.cost) return [];
  const dear = (card: string) => Number(!unplayable.has(card));
  return cards.toSorted((a, b) => dear(a) - dear(b)).slice(0, option.cost);
}

/** The symbol of an answer. */
export function iconOf(kind: string, target: Target): string {
  switch (kind) {
    case 'move':
    case 'room':
      return 'move';
    case 'careful-move':
      return 'careful';
    case 'shoot':
    case 'weapon':
      return 'shoot';
    case 'melee':
      return 'melee';
    case 'card':
    case 'pay':
    case 'discard':
    case 'react':
      return 'card';
    case 'item':
    case 'keep':
    case 'offer':
    case 'show':
    case 'choose-card':
      return 'item';
    case 'room-action':
      return 'room';
    case 'drop':
    case 'drop-thing':
    case 'linger':
      return 'drop';
    case 'pick-up':
    case 'thing':
    case 'offer-thing':
      return objectIcon(target.object ?? '');
    case 'trade':
    case 'seat':
      return 'trade';
    case 'craft':
      return 'craft';
    case 'quest':
      return 'activate';
    case 'launch':
      return 'launch';
    case 'leave-pod':
    case 'pod':
      return 'pod';
    case 'corridor':
      return 'door';
    case 'foe':
      return 'combat';
    case 'accept':
      return 'u-check';
    case 'decline':
      return 'u-x';
    case 'done':
    case 'hurry':
      return 'u-check';
    case 'destination':
      return 'destination';
    case 'objective':
      return 'objective';
    case 'pass':
      return 'pass';
    default:
      return 'u-next';
  }
}

export function objectIcon(object: string): string {
  if (object.includes('egg')) return 'egg';
  if (object.includes('carcass')) return 'carcass';
  // The mind of somebody alive.
  if (object === 'living-character') return 'insanity';
  return 'corpse';
}

export const CARD_ART: Record<string, string> = {
  search: 'search',
  rest: 'rest',
  demolition: 'demolish',
  interruption: 'interrupt',
  'basic-repairs': 'repair',
  repairs: 'repair',
  'fast-repairs': 'repair',
  ingenuity: 'craft',
  'computer-skills': 'computer',
  order: 'order',
  motivation: 'motivate',
  reload: 'reload',
  'suppressive-fire': 'shoot',
  'covering-fire': 'shoot',
  'full-auto': 'shoot',
  'taking-aim': 'shoot',
  adrenaline: 'escape',
  piloting: 'launch',
  'knowledge-of-the-ship': 'peek',
  'old-friend': 'computer',
  intranet: 'computer',
  'blocking-access': 'door',
  'risk-assessment': 'peek',
  reconnaissance: 'careful',
  scavenging: 'search',
  'nerves-of-steel': 'reaction',
  pyrotechnics: 'fire',
  'technical-corridors': 'tech',
};
