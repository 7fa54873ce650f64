/** Where a panel lies on the board: near what it tells of, and not on it. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const MARGIN = 8;
/** Room kept between the panel and what it tells of. */
const GAP = 14;
const COLUMNS = 9;
const ROWS = 7;

function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

const middle = (box: Box) => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

const steps = (n: number, from: number, to: number): number[] =>
  Array.from({ length: n }, (_, k) => from + ((Math.max(from, to) - from) * k) / (n - 1));

/**
 * The place for a panel of some size on a stage.
 *
 * @param involved what must stay in sight
 * @param near what it tells of
 * @param last where it lay before: it moves only for a reason
 */
export function spotFor(
  size: { w: number; h: number },
  stage: { w: number; h: number },
  involved: Box[],
  near: Box[],
  last: { x: number; y: number } | null,
): { x: number; y: number } {
  const kept = involved.map((b) => ({ x: b.x - GAP, y: b.y - GAP, w: b.w + 2 * GAP, h: b.h + 2 * GAP }));
  const aim = near.length > 0 ? near.map(middle) : [{ x: stage.w * 0.16, y: stage.h * 0.5 }];
  let best = { x: MARGIN, y: MARGIN };
  let least = Infinity;
  for (const x of steps(COLUMNS, MARGIN, stage.w - size.w - MARGIN)) {
    for (const y of steps(ROWS, MARGIN, stage.h - size.h - MARGIN)) {
      const box = { x, y, ...size };
      const covered = kept.reduce((sum, b) => sum + overlap(box, b), 0);
      const way = aim.reduce((sum, p) => sum + distance(p, middle(box)), 0) / aim.length;
      const cost = covered * 1000 + way + (last ? distance(last, { x, y }) * 2 : 0);
      if (cost < least) {
        least = cost;
        best = { x, y };
      }
    }
  }
  return best;
}
