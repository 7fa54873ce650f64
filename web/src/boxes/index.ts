import type { GameInfo, GameSetup } from '../lib/wire';
import {
  aftermathCharacters,
  aftermathRooms,
  aftermathTokens,
  alerts,
  bountyHunter,
  ceo,
  epilogue,
  lucrativeOffer,
  researchMission,
  traits,
  turretsBox,
} from './aftermath/box';
import type { Box } from './box';
import { carnomorphs } from './carnomorphs/box';
import { hourglass } from './hourglass/box';
import { intruderPlayer } from './intruder-player/box';
import { intruders } from './intruders/box';
import { coop, revive, solo, standard } from './modes/box';
import { achievements, bloodTests, crawl, feats } from './promos/box';
import { prototype } from './prototype/box';
import { ship } from './ship/box';
import { voidSeeders } from './void-seeders/box';

/** The boxes that have something to look at, in the order in which they are told of. The list is the registration. */
export const BOXES: readonly Box[] = [
  ship,
  intruders,
  carnomorphs,
  voidSeeders,
  standard,
  solo,
  coop,
  epilogue,
  revive,
  intruderPlayer,
  hourglass,
  prototype,
  aftermathCharacters,
  ceo,
  bountyHunter,
  traits,
  aftermathRooms,
  turretsBox,
  researchMission,
  aftermathTokens,
  alerts,
  lucrativeOffer,
  crawl,
  achievements,
  feats,
  bloodTests,
];

export function boxOf(id: string): Box | undefined {
  return BOXES.find((box) => box.id === id);
}

/** The boxes of a game. */
export function boxesIn(game: Pick<GameInfo, 'place' | 'species' | 'mode' | 'addOns'>): Box[] {
  const ids = new Set([game.place.id, game.species.id, game.mode.id, ...Object.keys(game.addOns)]);
  return BOXES.filter((box) => ids.has(box.id));
}

/** The board on which a game is played: people agree on the ship, and boxes lay another board beside it. */
export function boardOf({ board, mode, options }: Pick<GameSetup, 'board' | 'mode' | 'options'>): string {
  const annex = BOXES.find((box) => box.annex && (box.id === mode || options.includes(box.id)))?.annex;
  return annex ? `${board}-${annex}` : board;
}
