import { ApiProblem, call, commandId } from './api';
import { deviceKey, ensureKey } from './devicekey';
import { settings } from './settings.svelte';
import { load, save } from './stored';
import type { DailyShip, Logbook, LogbookForgotten, LogbookGame, Ticket } from './wire';

/** What is kept under the key of this device. The key goes as a header, never in an address. */

const WRITTEN = 'coldwake.written';

const withKey = <T>(method: string, path: string, key: string, body?: unknown, once?: string) =>
  call<T>(method, path, null, body, once, key);

export const logbook = {
  read: (key: string, before?: number) =>
    withKey<Logbook>('GET', `/logbook${before === undefined ? '' : `?before=${before}`}`, key),
  forget: (key: string) => withKey<LogbookForgotten>('DELETE', '/logbook', key),
  rename: (key: string, name: string) => withKey<void>('PUT', '/logbook/name', key, { name }),
  remove: (key: string, table: string) => withKey<void>('DELETE', `/logbook/games/${table}`, key),
  learn: (key: string, lessons: Record<string, boolean>) =>
    withKey<void>('PUT', '/logbook/lessons', key, { lessons }),
  /** Keeps the games of another key under this one. */
  join: (key: string, other: string) => withKey<Logbook>('POST', '/logbook/joined', key, { key: other }),
};

export const daily = {
  ship: (day?: string) =>
    call<DailyShip>(
      'GET',
      `/daily${day === undefined ? '' : `/${day}`}`,
      null,
      undefined,
      undefined,
      deviceKey() ?? undefined,
    ),
  fly: (name: string, title: string, again: boolean) =>
    withKey<Ticket>('POST', '/daily', ensureKey(), { name, title, again }, again ? commandId() : undefined),
};

const written = () => load<string[]>(WRITTEN, []);

/** Whether a finished game needs no line among the tables: it is in the logbook. */
export const isWritten = (table: string) => deviceKey() !== null && written().includes(table);

export function forgetWritten(): void {
  save(WRITTEN, []);
}

/**
 * Writes a finished game down, once; the first one makes the key. Whoever wants nothing kept is asked in the settings.
 * Returns whether it is in the logbook now.
 */
export async function writeDown(table: string, token: string): Promise<boolean> {
  if (!settings.logbook) return false;
  if (isWritten(table)) return true;
  try {
    await call<LogbookGame>('PUT', `/logbook/games/${table}`, token, undefined, undefined, ensureKey());
  } catch (e) {
    // A flight that does not count, or a game from a file, is none for the logbook.
    if (!(e instanceof ApiProblem && e.type === 'not-counted')) return false;
  }
  save(WRITTEN, [...new Set([...written(), table])]);
  return true;
}
