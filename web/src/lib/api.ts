import type { Choices, Picked, SpeciesFacts } from './choices';
import type {
  BoardFacts,
  BugBundle,
  CompleteView,
  CreateTable,
  Done,
  Export,
  GoInLesson,
  Lang,
  LessonListing,
  Listing,
  PersonRemoved,
  Problem,
  EpilogueInfo,
  RematchInfo,
  TableImported,
  TableInfo,
  TableOpened,
  TableSummary,
  Ticket,
} from './wire';
import { sha256 } from './sha256';

/** What went wrong, as the server tells it; `offline` if it could not be reached. */
export class ApiProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail || problem.title);
    this.problem = problem;
  }

  get type(): string {
    return this.problem.type;
  }
}

export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}

function headers(token: string | null, body: boolean, once?: string, key?: string): HeadersInit {
  return {
    ...(key === undefined ? {} : { 'Coldwake-Key': key }),
    ...(once === undefined ? {} : { 'Idempotency-Key': once }),
    Accept: 'application/json, application/problem+json',
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(body ? { 'Content-Type': 'application/json' } : {}),
  };
}

/** Turns an answer that is no success into a problem. */
export async function problemOf(response: Response): Promise<ApiProblem> {
  try {
    return new ApiProblem((await response.json()) as Problem);
  } catch {
    return new ApiProblem({
      type: 'no-answer',
      title: response.statusText,
      status: response.status,
      detail: response.statusText,
      allowed: null,
    });
  }
}

const PAUSES = [500, 2000];

/** What cannot be told apart from an answer that was lost on the way. */
const unclear = (problem: unknown) =>
  problem instanceof ApiProblem && (problem.type === 'offline' || problem.problem.status === 503);

/** Asks for what must not be done twice. Whoever gets no answer asks again with the same id. */
async function once<T>(path: string, body: unknown): Promise<T> {
  const id = commandId();
  for (const pause of PAUSES) {
    try {
      return await call<T>('POST', path, null, body, id);
    } catch (problem) {
      if (!unclear(problem)) throw problem;
      await new Promise((wake) => setTimeout(wake, pause));
    }
  }
  return call<T>('POST', path, null, body, id);
}

export async function call<T>(
  method: string,
  path: string,
  token: string | null,
  body?: unknown,
  onceId?: string,
  key?: string,
): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: headers(token, body !== undefined, onceId, key),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (e) {
    throw new ApiProblem({ type: 'offline', title: 'offline', status: 0, detail: String(e), allowed: null });
  }
  if (!response.ok) {
    throw await problemOf(response);
  }
  return (response.status === 204 ? undefined : await response.json()) as T;
}

export interface Facts {
  characters: Record<string, unknown>[];
  actions: Record<string, unknown>[];
  items: Record<string, unknown>[];
  rooms: Record<string, unknown>[];
  intruders: Record<string, unknown>[];
  attacks: Record<string, unknown>[];
  species: SpeciesFacts[];
  choices: Choices;
  /** The game that is offered first. */
  usual: Picked;
  bots: string[];
  /** Whether the server calls webhooks at all. */
  webhooks: boolean;
  markers: { fire: number; malfunction: number; podsByPlayers: Record<string, number> };
}

/** The routes of the server; a seat's token is always sent as a header, never in an address. */
export const api = {
  tables: () => call<Listing[]>('GET', '/tables', null),
  createTable: async (request: CreateTable) => {
    // What this device adds to the shuffle, once for each seat it takes; it is shown when everybody has committed.
    const contributions = request.chairs.filter((chair) => chair === 'me').map(commandId);
    const opened = await once<TableOpened>('/tables', { ...request, commitments: contributions.map(sha256) });
    return {
      ...opened,
      tickets: opened.tickets.map((ticket, k) => ({ ...ticket, contribution: contributions[k] })),
    };
  },
  table: (id: string) => call<TableInfo>('GET', `/tables/${id}`, null),
  takeSeat: async (id: string, name: string, seat?: number, invitation?: string) => {
    // What this device adds to the shuffle; the end of the game shows it.
    const contribution = commandId();
    const ticket = await once<Ticket>(`/tables/${id}/seats`, {
      name,
      commitment: sha256(contribution),
      ...(seat === undefined ? {} : { seat }),
      ...(invitation === undefined ? {} : { invitation }),
    });
    return { ...ticket, contribution };
  },
  /** The table in short, as a seat at it may know it. */
  summary: (id: string, token: string) => call<TableSummary>('GET', `/tables/${id}/summary`, token),
  /** Another game with the same crew, at the same seat; it is one table for all who ask. */
  rematch: async (id: string, token: string) => {
    const contribution = commandId();
    const ticket = await call<Ticket>('POST', `/tables/${id}/rematch`, token, {
      commitment: sha256(contribution),
    });
    return { ...ticket, contribution };
  },
  /** The Epilogue of a finished game, at the same seat; it is one table for all who ask. */
  epilogue: async (id: string, token: string) => {
    const contribution = commandId();
    const ticket = await call<Ticket>('POST', `/tables/${id}/epilogue`, token, {
      commitment: sha256(contribution),
    });
    return { ...ticket, contribution };
  },
  findEpilogue: (id: string, token: string) => call<EpilogueInfo>('GET', `/tables/${id}/epilogue`, token),
  findRematch: (id: string, token: string) => call<RematchInfo>('GET', `/tables/${id}/rematch`, token),
  leave: (id: string, token: string) => call<void>('DELETE', `/tables/${id}/seats/mine`, token),
  seatBot: (id: string, token: string, seat: number, level: string) =>
    call<void>('POST', `/tables/${id}/bots`, token, { seat, level }),
  start: (id: string, token: string) => call<Done>('POST', `/tables/${id}/start`, token, {}),
  showContribution: (id: string, token: string, contribution: string, next: string) =>
    call<Done>('POST', `/tables/${id}/contribution`, token, { contribution, next }),
  choose: (id: string, token: string, command: string, number: number, option: string) =>
    call<Done>('POST', `/tables/${id}/choices`, token, { commandId: command, number, option }),
  undo: (id: string, token: string, keep?: number) =>
    call<Done>('POST', `/tables/${id}/undo`, token, {
      commandId: commandId(),
      ...(keep === undefined ? {} : { keep }),
    }),
  answerUndo: (id: string, token: string, agreed: boolean, keep: number) =>
    call<Done>('POST', `/tables/${id}/undo/answer`, token, { agreed, keep }),
  /** Takes the chair of a person back; whoever opened the table can. */
  removePerson: (id: string, token: string, seat: number) =>
    call<PersonRemoved>('POST', `/tables/${id}/removals`, token, { seat }),
  /** Lets a seat, or the spectators, talk or not. */
  mute: (id: string, token: string, seat: number | null, muted: boolean) =>
    call<Done>('PUT', `/tables/${id}/mutes`, token, { ...(seat === null ? {} : { seat }), muted }),
  standIn: (id: string, token: string, seat: number, level: string) =>
    call<Done>('POST', `/tables/${id}/stand-ins`, token, { seat, level }),
  endStandIn: (id: string, token: string) => call<Done>('DELETE', `/tables/${id}/stand-ins/mine`, token),
  /** Declines all reactions of a seat without asking, or asks again. */
  declineReactions: (id: string, token: string, decline: boolean) =>
    call<Done>(decline ? 'PUT' : 'DELETE', `/tables/${id}/no-reactions`, token),
  say: (id: string, token: string | null, text: string, to: number[], name?: string) =>
    call<Done>('POST', `/tables/${id}/chat`, token, {
      commandId: commandId(),
      text,
      to,
      ...(name === undefined ? {} : { name }),
    }),
  agreeToFullView: (id: string, token: string) => call<Done>('POST', `/tables/${id}/full-view`, token, {}),
  endFullView: (id: string, token: string) => call<Done>('DELETE', `/tables/${id}/full-view`, token),
  agreeToExport: (id: string, token: string) => call<Done>('POST', `/tables/${id}/export-consent`, token, {}),
  view: (id: string, token: string | null, lang: Lang) =>
    call<CompleteView>('GET', `/tables/${id}/view?lang=${lang}`, token),
  /** The game after some choices; the log from a choice on, or of the last one. */
  replay: (id: string, seat: number, choices: number, lang: Lang, from?: number) =>
    call<CompleteView>(
      'GET',
      `/tables/${id}/replay?seat=${seat}&choices=${choices}&lang=${lang}${from === undefined ? '' : `&from=${from}`}`,
      null,
    ),
  exportTable: (id: string, token: string) => call<Export>('GET', `/tables/${id}/export`, token),
  /** Opens a table from the file of another one. */
  importTable: (file: unknown) => once<TableImported>('/imports', file),
  setWebhook: (id: string, token: string, url: string) =>
    url === ''
      ? call<Done>('DELETE', `/tables/${id}/webhook`, token)
      : call<Done>('PUT', `/tables/${id}/webhook`, token, { url }),
  bug: (id: string, token: string | null, lang: Lang) =>
    call<BugBundle>('GET', `/tables/${id}/bug?lang=${lang}`, token),
  lessons: (lang: Lang) => call<LessonListing[]>('GET', `/lessons?lang=${lang}`, null),
  openLesson: (id: string, lang: Lang, name: string) => once<Ticket>(`/lessons/${id}?lang=${lang}`, { name }),
  goInLesson: (id: string, token: string, go: GoInLesson['go'], answer?: string) =>
    call<Done>('POST', `/tables/${id}/lesson`, token, {
      commandId: commandId(),
      go,
      ...(answer === undefined ? {} : { answer }),
    }),
  messages: (lang: Lang) => call<Record<string, string>>('GET', `/messages/${lang}`, null),
  rules: (lang: Lang) => call<unknown[]>('GET', `/rules/${lang}`, null),
  board: (id: string) => call<BoardFacts>('GET', `/boards/${id}`, null),
  facts: () => call<Facts>('GET', '/facts', null),
};
