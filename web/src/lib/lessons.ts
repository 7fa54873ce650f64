import { api } from './api';
import { guest } from './guests';
import { go } from './router.svelte';
import { keepTickets, seatsAt, tablesWithSeats } from './seats';
import { settings } from './settings.svelte';
import { load, save } from './stored';

/** Which lessons this device has taken, and the tables at which it left some. */

const KEY = 'coldwake.lessons';

interface Progress {
  /** Lessons that were taken to their end; those with a fork of which one way was seen are half lit. */
  done: Record<string, 'half' | 'whole'>;
  /** The table of each lesson that was begun. */
  tables: Record<string, string>;
  /** What the coach has said already. */
  heard: string[];
}

function progress(): Progress {
  return { done: {}, tables: {}, heard: [], ...load<Partial<Progress>>(KEY, {}) };
}

export const lessonsDone = () => progress().done;

export const isLesson = (table: string) => Object.values(progress().tables).includes(table);

/** Whether this device never sat at a table and never took a lesson. */
export const neverPlayed = () => tablesWithSeats().length === 0 && Object.keys(progress().done).length === 0;

export function keepDone(lesson: string, whole: boolean): void {
  const now = progress();
  if (now.done[lesson] === 'whole') return;
  save(KEY, { ...now, done: { ...now.done, [lesson]: whole ? 'whole' : 'half' } });
}

/** Takes in the lessons that the logbook knows of. Returns those of this device that it does not. */
export function mergeDone(known: Record<string, boolean>): Record<string, boolean> {
  for (const [lesson, whole] of Object.entries(known)) keepDone(lesson, whole);
  return Object.fromEntries(
    Object.entries(lessonsDone())
      .map(([lesson, seen]) => [lesson, seen === 'whole'] as const)
      .filter(([lesson, whole]) => known[lesson] === undefined || (whole && !known[lesson])),
  );
}

/** The first of some sentences that this device has not heard yet; it counts as heard from now on. */
export function unheard(said: string[]): string | null {
  const now = progress();
  const next = said.find((sentence) => !now.heard.includes(sentence)) ?? null;
  if (next !== null) save(KEY, { ...now, heard: [...now.heard, next] });
  return next;
}

/** Whether a lesson waits where it was left. */
export function waits(lesson: string): boolean {
  const now = progress();
  const table = now.tables[lesson];
  return table !== undefined && !now.done[lesson] && seatsAt(table).length > 0;
}

/** Opens a lesson, or the table at which it waits. */
export async function openLesson(lesson: string): Promise<void> {
  const now = progress();
  const left = now.tables[lesson];
  if (left !== undefined && waits(lesson)) {
    try {
      await api.table(left);
      go(`/t/${left}`);
      return;
    } catch {
      // It was forgotten: it begins again.
    }
  }
  const ticket = await api.openLesson(lesson, settings.lang, settings.name.trim() || guest(0));
  keepTickets([ticket]);
  const { tables, ...rest } = progress();
  save(KEY, { ...rest, tables: { ...tables, [lesson]: ticket.table } });
  go(`/t/${ticket.table}`);
}
