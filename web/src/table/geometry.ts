import type { BoardFacts, BoardRoom, Point } from '../lib/wire';

/** Where things are drawn. On a phone the ship stands bow up: the board is turned, the words stay upright. */

export const RADIUS = 75;

export interface RoomPlace {
  number: string;
  x: number;
  y: number;
  engine: boolean;
}

export interface CorridorPlace {
  id: string;
  a: string;
  b: string;
  path: string;
  label: string;
  chip: Point;
  door: Point;
  doorAngle: number;
}

export interface VentPlace {
  room: string;
  network: string;
  /** The number of the network: each has a shape of its own. */
  shape: number;
  label: string;
  at: Point;
  duct: string;
}

export interface HubPlace {
  network: string;
  shape: number;
  entrances: number;
  at: Point;
}

export interface PodPlace {
  section: string;
  slot: number;
  at: Point;
  angle: number;
}

export interface Geometry {
  phone: boolean;
  width: number;
  height: number;
  rooms: RoomPlace[];
  corridors: CorridorPlace[];
  vents: VentPlace[];
  hubs: HubPlace[];
  pods: PodPlace[];
  hull: string;
  ribs: string[];
  nozzles: string[];
}

const HULL_TOP: Point[] = [
  [24, 396],
  [64, 336],
  [150, 236],
  [262, 112],
  [340, 62],
  [570, 16],
  [800, 6],
  [1100, 14],
  [1300, 36],
  [1500, 66],
  [1556, 92],
  [1556, 250],
  [1534, 268],
  [1534, 352],
  [1556, 366],
];
/** The alternative ship is blunt: its outermost rooms lie beside the cockpit. */
const BLUNT_TOP: Point[] = [
  [22, 330],
  [22, 96],
  [64, 40],
  [240, 16],
  [520, -6],
  [820, -8],
  [1120, -2],
  [1330, 2],
  [1500, 18],
  [1562, 66],
  [1562, 250],
  [1540, 268],
  [1540, 352],
  [1562, 366],
];
const BLUNT_RIBS: Point[][] = [
  [
    [240, 16],
    [240, 864],
  ],
  [
    [640, -6],
    [640, 886],
  ],
  [
    [1072, -2],
    [1072, 882],
  ],
  [
    [1330, 2],
    [1330, 878],
  ],
];
const BLUNT_NOZZLES: Point[][] = [318, 440, 562].map((y) => [
  [1562, y - 28],
  [1582, y - 38],
  [1582, y + 38],
  [1562, y + 28],
]);
const RIBS: Point[][] = [
  [
    [262, 112],
    [262, 768],
  ],
  [
    [470, 34],
    [470, 846],
  ],
  [
    [800, 6],
    [800, 874],
  ],
  [
    [1110, 15],
    [1110, 865],
  ],
  [
    [1400, 51],
    [1400, 829],
  ],
  [
    [44, 402],
    [80, 348],
    [160, 256],
    [272, 130],
    [346, 84],
    [572, 38],
    [800, 28],
    [1100, 36],
    [1296, 58],
    [1494, 88],
    [1534, 106],
  ],
  [
    [44, 478],
    [80, 532],
    [160, 624],
    [272, 750],
    [346, 796],
    [572, 842],
    [800, 852],
    [1100, 844],
    [1296, 822],
    [1494, 792],
    [1534, 774],
  ],
];
const NOZZLES: Point[][] = [
  [
    [1556, 141],
    [1580, 129],
    [1580, 221],
    [1556, 209],
  ],
  [
    [1556, 671],
    [1580, 659],
    [1580, 751],
    [1556, 739],
  ],
];
const MIDDLE = 880;

function line(points: Point[], close = false): string {
  return points.map((p, k) => `${k === 0 ? 'M' : 'L'}${p[0]} ${p[1]}`).join('') + (close ? 'z' : '');
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

function towards(from: Point, to: Point, step: number): Point {
  const length = distance(from, to) || 1;
  return [from[0] + ((to[0] - from[0]) * step) / length, from[1] + ((to[1] - from[1]) * step) / length];
}

/** A line through points with rounded corners. */
export function rounded(points: Point[], radius = 20): string {
  const round = (p: Point) => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`;
  let path = '';
  points.forEach((p, k) => {
    const before = points[k - 1];
    const after = points[k + 1];
    if (!before) {
      path += `M${round(p)}`;
    } else if (!after) {
      path += `L${round(p)}`;
    } else {
      const r = Math.min(radius, distance(before, p) / 2, distance(p, after) / 2);
      path += `L${round(towards(p, before, r))}Q${round(p)} ${round(towards(p, after, r))}`;
    }
  });
  return path;
}

interface Along {
  at: Point;
  direction: Point;
}

/** Points along a line, four units apart. */
function walk(points: Point[]): Along[] {
  const found: Along[] = [];
  for (let k = 0; k + 1 < points.length; k++) {
    const from = points[k] as Point;
    const to = points[k + 1] as Point;
    const length = distance(from, to);
    for (let s = 0; s < length; s += 4) {
      found.push({ at: towards(from, to, s), direction: [to[0] - from[0], to[1] - from[1]] });
    }
  }
  return found;
}

/** A place for the number: on the corridor, clear of rooms, doors and entrances. */
function chipPlace(way: Along[], door: Point, obstacles: Point[], others: Point[]): Point {
  let best: Point = door;
  let most = -Infinity;
  const middle = way.length / 2;
  way.forEach((w, k) => {
    const clear = Math.min(...obstacles.map((o) => distance(w.at, o) - RADIUS), 26);
    const fromDoor = Math.min(distance(w.at, door), 48) * 1.6;
    const fromOthers = Math.min(...others.map((o) => distance(w.at, o)), 44);
    const score = clear * 2 + fromDoor + fromOthers - Math.abs(k - middle) * 0.4;
    if (score > most) {
      most = score;
      best = w.at;
    }
  });
  return best;
}

/**
 * An entrance beside an engine is drawn at its corner, because the cut rectangle is wider than a hexagon; in front of
 * it where another engine is in the way.
 */
function clearOfEngine(room: BoardRoom, at: Point, rooms: BoardRoom[]): Point {
  if (!room.room?.startsWith('engine')) return at;
  const corner: Point = [room.x - 57, room.y + 77 * Math.sign(at[1] - room.y)];
  const free = rooms.every((r) => r === room || distance(corner, [r.x, r.y]) > RADIUS + 40);
  return free ? corner : [Math.min(at[0], room.x - 104), at[1]];
}

/** The hull of a board that lies beside the ship, and the lock between the two. */
function annexHull(board: BoardFacts): Point[][] {
  if (!board.annex) return [];
  const xs = board.annex.rooms.map((r) => r.x);
  const ys = board.annex.rooms.map((r) => r.y);
  const [left, right] = [Math.min(...xs) - 92, Math.max(...xs) + 86];
  const [top, bottom] = [Math.min(...ys) - 104, Math.max(...ys) + 104];
  const middle = (top + bottom) / 2;
  return [
    [
      [left, middle - 96],
      [left + 116, top],
      [right - 66, top],
      [right, top + 66],
      [right, bottom - 66],
      [right - 66, bottom],
      [left + 116, bottom],
      [left, middle + 96],
    ],
    [
      [left - 34, middle - 40],
      [left, middle - 56],
      [left, middle + 56],
      [left - 34, middle + 40],
    ],
  ];
}

export function geometry(board: BoardFacts, phone: boolean): Geometry {
  const turn = (p: Point): Point => (phone ? [MIDDLE - p[1], p[0]] : p);
  const centre = new Map(board.rooms.map((r) => [r.number, turn([r.x, r.y])]));
  const rooms = board.rooms.map((r) => {
    const [x, y] = turn([r.x, r.y]);
    return { number: r.number, x, y, engine: r.room?.startsWith('engine') ?? false };
  });
  const vents = board.rooms.flatMap((r) =>
    r.entrances.map((e) => {
      const at = turn(clearOfEngine(r, e.at, board.rooms));
      return {
        room: r.number,
        network: e.network,
        shape: board.networks.findIndex((n) => n.id === e.network),
        label: e.numbers.join('·'),
        at,
        duct: line([turn([r.x, r.y]), at]),
      };
    }),
  );
  const obstacles = [...centre.values()];
  const placed: Point[] = vents.map((v) => v.at);
  const corridors = board.corridors.map((c) => {
    const points = [centre.get(c.a) ?? [0, 0], ...c.via.map(turn), centre.get(c.b) ?? [0, 0]] as Point[];
    const way = walk(points);
    const wanted = turn(c.doorAt);
    const at = way.reduce((best, w) => (distance(w.at, wanted) < distance(best.at, wanted) ? w : best));
    const chip = chipPlace(way, at.at, obstacles, placed);
    placed.push(chip, at.at);
    return {
      id: c.id,
      a: c.a,
      b: c.b,
      path: rounded(points),
      label: c.numbers.join('·'),
      chip,
      door: at.at,
      doorAngle: (Math.atan2(at.direction[1], at.direction[0]) * 180) / Math.PI,
    };
  });
  // A single network has its sign in the corner; several have them where the board has them.
  const blunt = board.networks.length > 1;
  const top = blunt ? BLUNT_TOP : HULL_TOP;
  const bottom = top.map(([x, y]): Point => [x, MIDDLE - y]).reverse();
  return {
    phone,
    width: phone ? MIDDLE : board.width,
    height: phone ? board.width : MIDDLE,
    rooms,
    corridors,
    vents,
    hubs: board.networks.map((n, shape) => ({
      network: n.id,
      shape,
      entrances: vents.filter((v) => v.network === n.id).length,
      at: blunt ? turn(n.noiseAt) : [30, 44],
    })),
    pods: board.podSections.flatMap((s) =>
      s.at.map((at, slot) => ({
        section: s.id,
        slot,
        at: turn(at),
        angle: (at[1] < MIDDLE / 2 ? 0 : 180) + (phone ? 90 : 0),
      })),
    ),
    hull: [[...top, ...bottom], ...annexHull(board)].map((part) => line(part.map(turn), true)).join(''),
    ribs: (blunt ? BLUNT_RIBS : RIBS).map((r) => line(r.map(turn))),
    nozzles: (blunt ? BLUNT_NOZZLES : NOZZLES).map((n) => line(n.map(turn), true)),
  };
}

/** The outline of a room: flat on the desk, pointed on a phone, a cut rectangle for an engine. */
export function outline(engine: boolean, phone: boolean, radius = RADIUS): string {
  if (engine) {
    const [w, h] = phone ? [66, 54] : [76, 54];
    return `M${15 - w} ${-h}H${w - 15}L${w} ${15 - h}V${h - 15}L${w - 15} ${h}H${15 - w}L${-w} ${h - 15}V${15 - h}z`;
  }
  return hexagon(radius, phone ? 30 : 0);
}

export function hexagon(radius: number, from: number): string {
  const points = Array.from({ length: 6 }, (_, k): Point => {
    const angle = ((from + 60 * k) * Math.PI) / 180;
    return [Number((radius * Math.cos(angle)).toFixed(1)), Number((radius * Math.sin(angle)).toFixed(1))];
  });
  return line(points, true);
}

/** A name in two lines at most, broken at a space or at a soft hyphen. */
export function twoLines(name: string, widest = 14): string[] {
  const plain = name.replaceAll('\u00ad', '');
  if (plain.length <= widest) {
    return [plain];
  }
  const breaks: { first: string; second: string }[] = [];
  for (let k = 1; k < name.length; k++) {
    if (name[k] === ' ') {
      breaks.push({ first: name.slice(0, k), second: name.slice(k + 1) });
    } else if (name[k] === '\u00ad') {
      breaks.push({ first: `${name.slice(0, k)}-`, second: name.slice(k + 1) });
    }
  }
  const length = (text: string) => text.replaceAll('\u00ad', '').length;
  const cost = (b: { first: string; second: string }) =>
    Math.max(length(b.first), length(b.second)) + (b.first.endsWith('-') ? 2.5 : 0);
  const best = breaks.sort((a, b) => cost(a) - cost(b))[0];
  return best ? [best.first, best.second].map((l) => l.replaceAll('\u00ad', '')) : [plain];
}
