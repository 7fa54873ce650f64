import { settings } from '../lib/settings.svelte';

export interface Point {
  x: number;
  y: number;
}

/** A token on the board: where it lies, the middle of its room, and where all tokens lay before. */
export interface Walker {
  key: string;
  at: Point;
  room: Point;
  scale: number;
  spots: Map<string, Point>;
  /** Whether something has happened since the table was opened: what lies there from the start does not arrive. */
  live: boolean;
}

const STEP = 420;
const ARRIVAL = 320;
const EASE = 'cubic-bezier(.2,.7,.2,1)';

function moves(): boolean {
  return !settings.calm && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function place(walker: Walker, from: Point, scale: number): string {
  return `translate(${from.x - walker.room.x}px, ${from.y - walker.room.y}px) scale(${scale})`;
}

/** Lets a token that lay in another room come from there, and a new one appear softly. */
export function walk(node: SVGGElement, walker: Walker): { update: (next: Walker) => void } {
  const from = walker.spots.get(walker.key);
  walker.spots.set(walker.key, walker.at);
  if (walker.live && moves()) {
    const there = place(walker, walker.at, walker.scale);
    if (from) {
      node.animate(
        { transform: [place(walker, from, walker.scale), there] },
        { duration: STEP, easing: EASE },
      );
    } else {
      node.animate(
        { transform: [place(walker, walker.at, walker.scale * 1.5), there], opacity: [0, 1] },
        { duration: ARRIVAL, easing: EASE },
      );
    }
  }
  return { update: (next) => void next.spots.set(next.key, next.at) };
}
