import { corridorOf } from '../table/answers';

/** Where on the page the things are that a lesson points at. */

/** Things that have a name of their own. */
const NAMED: Record<string, string> = {
  slime: '[data-gauge="slime"]',
  hub: '[data-gauge="hub"]',
  wound: '[data-gauge="wounds"]',
  'die:noise': '[data-panel="question"]',
  'die:combat': '[data-panel="weapon"]',
  'track:phase': '[data-gauge="phase"]',
  'option:pass': '[data-hold]',
  'panel:undo': '[data-undo]',
};

const quoted = (name: string) => `"${CSS.escape(name)}"`;

/** The selector of what is pointed at. */
export function selector(at: string): string {
  const named = NAMED[at];
  if (named) return named;
  const [kind = '', name = ''] = at.split(/:(.*)/s);
  switch (kind) {
    case 'room':
      return `[data-room=${quoted(name)}]`;
    case 'corridor':
      return `[data-passage=${quoted(corridorOf(name) ?? '')}]`;
    case 'card':
      return `[data-card=${quoted(name)}], [data-card^="contamination"][data-card*=${quoted(name)}]`;
    case 'item':
      return `[data-item=${quoted(name)}]`;
    case 'option':
      return `[data-option=${quoted(name)}]`;
    case 'intruder':
      return `.beast.${CSS.escape(name.replace(/-\d+$/, ''))}`;
    case 'crew':
      return `[data-crew=${quoted(name)}]`;
    case 'pod':
      return '[data-gauge="pods"]';
    case 'engine':
      return '[data-gauge="engines"]';
    case 'wound':
      return '[data-gauge="wounds"]';
    case 'panel':
      return `[data-panel=${quoted(name)}]`;
    default:
      return `[data-gauge=${quoted(name)}]`;
  }
}

/** The rooms that a step needs, from what it points at: those it names, and both ends of its corridors. */
export function roomsOf(points: readonly { at: string }[]): string[] {
  const rooms = new Set<string>();
  for (const { at } of points) {
    const [kind, name = ''] = at.split(/:(.*)/s);
    if (kind === 'room') rooms.add(name);
    if (kind === 'corridor') name.split('-').forEach((room) => rooms.add(room));
  }
  return [...rooms];
}
