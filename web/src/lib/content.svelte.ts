import { api, type Facts } from './api';
import type { BoardFacts } from './wire';

/** What the box holds: facts of cards and the boards, loaded once. */

let facts: Promise<Facts> | undefined;
const boards = new Map<string, Promise<BoardFacts>>();

export function loadFacts(): Promise<Facts> {
  facts ??= api.facts().catch((e: unknown) => {
    facts = undefined;
    throw e;
  });
  return facts;
}

export function loadBoard(id: string): Promise<BoardFacts> {
  let board = boards.get(id);
  if (!board) {
    board = api.board(id).catch((e: unknown) => {
      boards.delete(id);
      throw e;
    });
    boards.set(id, board);
  }
  return board;
}
