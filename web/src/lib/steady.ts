/**
 * How steady bots did in the same seats, in percent: came home, did what they came for. From
 * `coldwake simulate --bots normal --crew random` with seeds from 1: 3,000 games of four, 1,500 in co-op, 2,000 alone.
 */
export const STEADY: Record<string, Record<string, [number, number]>> = {
  standard: {
    captain: [33, 17],
    mechanic: [20, 10],
    medic: [21, 11],
    pilot: [22, 11],
    scientist: [20, 10],
    scout: [33, 18],
    soldier: [29, 15],
  },
  coop: {
    captain: [21, 0],
    mechanic: [15, 1],
    medic: [21, 0],
    pilot: [16, 1],
    scientist: [13, 0],
    scout: [22, 0],
    soldier: [21, 1],
  },
  solo: {
    captain: [14, 6],
    mechanic: [23, 10],
    medic: [20, 9],
    pilot: [19, 11],
    scientist: [16, 3],
    scout: [24, 10],
    soldier: [22, 11],
  },
};

/** Characters of those games still alive after each round, in percent, from before the first one on. */
export const STEADY_CURVE: Record<string, number[]> = {
  standard: [100, 100, 99, 96, 91, 84, 76, 68, 58, 48, 40, 34, 30, 28, 26, 25],
  coop: [100, 100, 99, 97, 91, 82, 73, 62, 50, 39, 31, 25, 22, 20, 19, 18],
};
