import type { LogLine } from '../lib/wire';

/**
 * The engines that somebody has worked on since this seat last looked at them: what is known of them rests on what was announced.
 * Lines tell an engine by its number, the only one in them.
 */
export function handledSince(log: LogLine[], seat: number): Set<number> {
  const old = new Set<number>();
  for (const line of log) {
    const engine = Number(/\b[1-3]\b/.exec(line.text)?.[0]);
    if (line.event === 'engine-seen') old.delete(engine);
    else if (line.event === 'engine-handled' && line.seat !== seat) old.add(engine);
  }
  return old;
}
