import { boxOf } from '../boxes';
import { game as gameText, nameOf, plain, speciesInUse, t } from '../lib/i18n.svelte';
import { iconAt } from '../lib/reference';
import type { OptionInfo } from '../lib/wire';
import { backIcon, CARD_ART, objectIcon, type Refusal } from './answers';
import { told, type Desk } from './desk.svelte';
import type { Subject } from './inspect';

/** What a thing on the table is, what it does now, and its rules: all in the words of the game. */
export interface Inspection {
  icon: string;
  /** What kind of thing it is. */
  kind: string;
  title: string;
  /** The number of a room or a player. */
  number?: string;
  /** What is true of it now. */
  now: string[];
  text: string;
  rules: NamedText[];
  /** Cards of a pile, the last one first. */
  cards?: NamedText[];
  answers: OptionInfo[];
  refused: Refusal[];
}

/** A rule or a card in words. */
export interface NamedText {
  address: string;
  name: string;
  text: string;
}

/** The rules behind the instruments. */
const GAUGE_RULES: Record<string, { icon: string; title: string; rules: string[] }> = {
  time: { icon: 'time', title: 'table.ship.jump', rules: ['time-track', 'hibernation', 'end-of-the-game'] },
  'self-destruct': {
    icon: 'destruct',
    title: 'table.ship.destruct',
    rules: ['self-destruct', 'escape-pods'],
  },
  course: { icon: 'destination', title: 'table.ship.course', rules: ['coordinates'] },
  engines: { icon: 'engine', title: 'table.ship.engines', rules: ['engines'] },
  pods: { icon: 'pod', title: 'table.ship.pods', rules: ['escape-pods'] },
  bag: { icon: 'bag', title: 'table.ship.bag', rules: ['bag', 'encounter', 'bag-development', 'weaknesses'] },
  hull: { icon: 'fire', title: 'table.ship.hull', rules: ['fire', 'malfunction', 'limits'] },
  hub: { icon: 'tech', title: 'table.board.technical', rules: ['technical-corridors', 'noise'] },
  wounds: {
    icon: 'w-serious',
    title: 'table.wounds-label',
    rules: ['wounds', 'light-wounds', 'serious-wounds'],
  },
  slime: { icon: 'slime', title: 'inspect.slime', rules: ['slime'] },
};

const rule = (id: string): NamedText[] => entry(`rule.${id}`);

/** An entry of the rules reference, that of the species where it has another; nothing where it has no words. */
function entry(asked: string): NamedText[] {
  const address = boxOf(speciesInUse())?.rules?.[asked] ?? asked;
  const text = gameText(`${address}.text`);
  return text === undefined
    ? []
    : [{ address, name: plain(gameText(`${address}.name`) ?? ''), text: plain(text) }];
}

function said(address: string): string {
  return plain(gameText(`${address}.text`) ?? '');
}

/** All about a thing, or null if the table does not know it. */
export function inspect(desk: Desk, { kind, id }: Subject): Inspection | null {
  switch (kind) {
    case 'room':
      return room(desk, id);
    case 'card':
      return card(desk, id);
    case 'item':
      return item(desk, id);
    case 'intruder':
      return intruder(desk, id);
    case 'crew':
      return crew(desk, Number(id));
    case 'object':
      return object(id);
    case 'thing':
      return thing(desk, id);
    case 'marker':
      return about(`marker.${id}`, id, rule(id));
    case 'corridor':
      return corridor(desk, id);
    case 'gauge':
      return gauge(desk, id);
    case 'pile':
      return pile(desk, id);
    case 'objective':
      return about(`objective.${id}`, 'objective', rule('objectives'));
    case 'entry':
      return about(id, iconAt(id), []);
    default:
      return null;
  }
}

/** A thing that is the same wherever it lies. */
function about(address: string, icon: string, rules: NamedText[]): Inspection | null {
  const [found] = entry(address);
  if (!found) return null;
  return {
    icon,
    kind: t(`inspect.kind.${address.slice(0, address.indexOf('.'))}`),
    title: found.name,
    now: [],
    text: found.text,
    rules,
    answers: [],
    refused: [],
  };
}

function room(desk: Desk, number: string): Inspection | null {
  const found = desk.game?.ship.rooms.find((r) => r.number === number);
  if (!found) return null;
  const known = found.tile !== null;
  return {
    icon: known ? 'room' : 'explore',
    kind: t('inspect.kind.room'),
    title: plain(desk.roomName(number)),
    number,
    now: [...desk.inRoom(number), ...ways(desk, number)],
    text: known ? said(`room.${found.tile}`) : '',
    rules: [
      ...(found.explored ? [] : rule('exploration')),
      ...(found.fire ? rule('fire') : []),
      ...(found.malfunction ? rule('malfunction') : []),
      ...(desk.game?.intruders.some((f) => f.room === number) ? rule('combat') : []),
      ...rule('room-actions'),
    ],
    answers: desk.question?.options.filter((o) => o.target.room === number) ?? [],
    refused: desk.question?.refused.filter((r) => r.target.room === number) ?? [],
  };
}

/** The ways out of a room, with their numbers, doors and noise. */
export function ways(desk: Desk, number: string): string[] {
  return (desk.game?.ship.corridors ?? [])
    .filter((c) => c.from === number || c.to === number)
    .map((c) =>
      [
        t('inspect.way', { n: desk.corridorNumbers(c.id), room: c.from === number ? c.to : c.from }),
        c.door === 'open' ? '' : plain(gameText(`door.${c.door}.name`) ?? ''),
        c.noise ? t('table.board.noise') : '',
        ...desk.thingsBetween(c).map((one) => plain(told(one))),
      ]
        .filter((part) => part !== '')
        .join(', '),
    );
}

function card(desk: Desk, id: string): Inspection | null {
  const useless = id.startsWith('contamination');
  const facts = desk.action(id);
  const text = plain(gameText(useless ? 'contamination.text' : `action.${id}.text`) ?? '');
  if (text === '') return null;
  return {
    icon: useless ? 'contamination' : (CARD_ART[id] ?? 'card'),
    kind: t('inspect.kind.action'),
    title: plain(useless ? (gameText('contamination.name') ?? id) : nameOf('action', id)),
    now: facts
      ? [
          t('table.costs', { n: facts.cost }),
          t(`table.when.${facts.combat.toLowerCase().replaceAll('_', '-')}`),
        ]
      : [],
    text,
    rules: useless
      ? [...rule('contamination'), ...rule('scanning')]
      : facts?.combat === 'REACTION'
        ? rule('interruption')
        : [...rule('actions'), ...rule('action-cost')],
    ...answersOf(desk, id),
  };
}

function item(desk: Desk, id: string): Inspection | null {
  const facts = desk.item(id);
  const held = desk.me?.held.find((h) => h.item === id);
  const found = about(`item.${id}`, facts ? backIcon(facts.deck) : 'item', []);
  if (!found) return null;
  const ammo = held?.ammo;
  return {
    ...found,
    now: [
      ...(facts?.cost != null ? [t('table.costs', { n: facts.cost })] : []),
      ...(ammo != null ? [t('table.ammo', { n: ammo, of: Math.max(facts?.ammo ?? 0, ammo) })] : []),
    ],
    rules: [
      ...(facts?.deck === 'quest' || desk.me?.quests.includes(id) ? rule('quest-items') : rule('items')),
      ...(facts?.heavy ? rule('hands') : []),
      ...(facts?.ammo ? [...rule('shoot'), ...rule('ammo')] : []),
    ],
    ...answersOf(desk, id),
  };
}

function answersOf(desk: Desk, card: string): Pick<Inspection, 'answers' | 'refused'> {
  return {
    answers: desk.question?.options.filter((o) => o.target.card === card) ?? [],
    refused: desk.question?.refused.filter((r) => r.target.card === card) ?? [],
  };
}

function intruder(desk: Desk, id: string): Inspection | null {
  const [type = '', number = ''] = id.split('@');
  const here = desk.game?.intruders.find((f) => f.number === Number(number));
  const found = about(`intruder.${type}`, type, [
    ...rule('combat'),
    ...rule('injuries'),
    ...rule('intruder-attack'),
    ...rule('escape'),
  ]);
  return (
    found && {
      ...found,
      now: here ? [t('inspect.injuries', { n: here.injuries }), place(desk, here.room)] : [],
      answers: desk.question?.options.filter((o) => o.target.foe === Number(number)) ?? [],
      refused: desk.question?.refused.filter((r) => r.target.foe === Number(number)) ?? [],
    }
  );
}

function place(desk: Desk, number: string): string {
  return plain(t('table.board.room', { number, name: desk.roomName(number) }));
}

function crew(desk: Desk, seat: number): Inspection | null {
  const member = desk.game?.crew.find((c) => c.seat === seat);
  if (!member?.character) return null;
  const found = about(`character.${member.character}`, member.character, rule('wounds'));
  if (!found) return null;
  const cards = member.hand.count ?? member.hand.cards?.length ?? 0;
  return {
    ...found,
    number: String(member.number),
    now: [
      seat === desk.game?.seat ? t('table.you') : desk.playerName(seat),
      ...(member.status === 'aboard' && member.room ? [place(desk, member.room)] : []),
      t('inspect.hand', { n: cards }),
      t('table.wounds', {
        light: member.lightWounds,
        serious: member.wounds.length,
        dressed: member.dressed.length,
      }),
      ...member.wounds.map((w) => `${plain(nameOf('wound', w))}: ${said(`wound.${w}`)}`),
      ...member.held.map((h) => plain(nameOf('item', h.item))),
      ...member.carried.map((o) => plain(nameOf('object', o))),
      ...(member.slime ? [`${plain(nameOf('marker', 'slime'))}: ${said('marker.slime')}`] : []),
      ...(member.passed ? [t('table.passed')] : []),
    ].filter((fact) => fact !== ''),
    answers: desk.question?.options.filter((o) => o.target.seat === seat) ?? [],
    refused: [],
  };
}

function object(id: string): Inspection {
  const egg = id.includes('egg');
  return {
    icon: objectIcon(id),
    kind: t('inspect.object'),
    title: plain(nameOf('object', id)),
    now: [],
    text: '',
    rules: [...rule(egg ? 'eggs' : 'objects'), ...rule('pick-up-heavy-object'), ...rule('laboratory')],
    answers: [],
    refused: [],
  };
}

/** Something of a box that lies in a room. */
function thing(desk: Desk, id: string): Inspection | null {
  const [name = '', number = ''] = id.split('@');
  const room = desk.game?.ship.rooms.find((r) => r.number === number);
  const found = room && desk.thingsIn(room).find((one) => one.id === name);
  return found
    ? {
        icon: found.icon,
        kind: t('inspect.object'),
        title: plain(found.name),
        now: [plain(told(found)), place(desk, number)],
        text: '',
        rules: (found.rules ?? []).flatMap(rule),
        answers: [],
        refused: [],
      }
    : null;
}

function corridor(desk: Desk, id: string): Inspection | null {
  const view = desk.game?.ship.corridors.find((c) => c.id === id);
  if (!view) return null;
  return {
    icon: view.noise ? 'noise' : 'door',
    kind: t('inspect.corridor'),
    title: t('table.board.corridor', { a: view.from, b: view.to }),
    number: desk.corridorNumbers(id),
    now: [
      plain(gameText(`status.door-${view.door}`) ?? gameText(`door.${view.door}.name`) ?? ''),
      view.noise ? t('table.board.noise') : t('table.board.quiet'),
      ...desk.thingsBetween(view).map((one) => plain(told(one))),
    ],
    text: view.noise ? said('marker.noise') : '',
    rules: [...rule('noise'), ...rule('encounter'), ...rule('doors')],
    answers: desk.optionsAtPassage(id),
    refused: [],
  };
}

/** What an instrument shows now, in words. */
function reading(desk: Desk, id: string): string[] {
  const ship = desk.game?.ship;
  const place = desk.game?.place;
  const tracks = desk.board.tracks;
  if (!ship || !place) return [];
  switch (id) {
    case 'time':
      return [
        t('table.ship.time', { n: tracks.timeEnd - ship.time, of: tracks.timeEnd }),
        ship.time >= tracks.hibernationFrom
          ? t('table.ship.sleep-open')
          : t('table.ship.sleep-at', { n: tracks.timeEnd - tracks.hibernationFrom }),
      ];
    case 'self-destruct':
      return [
        place.selfDestruct == null
          ? t('table.ship.destruct-off')
          : t('table.ship.boom', { n: tracks.selfDestructEnd - place.selfDestruct }),
      ];
    case 'course':
      return [t('table.ship.destination', { n: place.destination })];
    case 'engines':
      return place.engines.map((e, k) =>
        t('table.know.engine', {
          n: k + 1,
          state: e === 'unknown' ? t('table.board.unknown') : plain(nameOf('engine', e)),
        }),
      );
    case 'pods':
      return place.pods.map(
        (p) => `${p.section}${p.number}: ${t(p.locked ? 'table.ship.locked' : 'table.ship.unlocked')}`,
      );
    case 'bag':
      return [
        t('table.ship.bag-count', { n: ship.bag }),
        ...ship.weaknesses.map((w) =>
          w.id
            ? `${plain(nameOf('weakness', w.id))}: ${said(`weakness.${w.id}`)}`
            : t('table.ship.weakness', { object: plain(nameOf('object', w.object)) }),
        ),
      ];
    case 'hull':
      return [
        t('table.ship.fires', { n: ship.firesLeft }),
        t('table.ship.malfunctions', { n: ship.malfunctionsLeft }),
      ];
    case 'hub':
      return ship.networks.map((n) =>
        t('modes.network', {
          name: plain(gameText(`name.${n.id}`) ?? t('table.board.technical')),
          state: n.noise ? t('table.board.noise') : t('table.board.quiet'),
        }),
      );
    case 'wounds':
      return [
        t('table.wounds', {
          light: desk.me?.lightWounds ?? 0,
          serious: desk.me?.wounds.length ?? 0,
          dressed: desk.me?.dressed.length ?? 0,
        }),
        ...(desk.me?.wounds ?? []).map((w) => `${plain(nameOf('wound', w))}: ${said(`wound.${w}`)}`),
      ];
    default:
      return [];
  }
}

function gauge(desk: Desk, id: string): Inspection | null {
  const found = GAUGE_RULES[id];
  return found
    ? {
        icon: found.icon,
        kind: t('inspect.gauge'),
        title: t(found.title),
        now: reading(desk, id),
        text: '',
        rules: found.rules.flatMap(rule),
        answers: [],
        refused: [],
      }
    : null;
}

/** The cards of a pile that everybody may look through. */
function pile(desk: Desk, id: string): Inspection | null {
  const table = desk.game?.ship.table;
  if (!table) return null;
  const events = id === 'events';
  const ids = events ? table.eventDiscard : table.attackDiscard;
  const cards = ids
    .toReversed()
    .flatMap((one) => entry(events ? `event.${one}` : `attack.${desk.attackOf(one)}`));
  return {
    icon: events ? 'card' : 'in-combat',
    kind: t('table.discard'),
    title: t(events ? 'inspect.events' : 'inspect.attacks'),
    number: String(ids.length),
    now: [t('inspect.deck', { n: events ? table.eventDeck : table.attackDeck })],
    text: '',
    rules: rule(events ? 'event-cards' : 'intruder-attack'),
    cards,
    answers: [],
    refused: [],
  };
}
