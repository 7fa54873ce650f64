import { valueOf } from '../lib/log';
import type { LogLine } from '../lib/wire';

/** The engines that somebody has worked on since this seat last looked at them: what is known of them rests on what was announced. */
export function handledSince(log: LogLine[], seat: number): Set<number> {
  const old = new Set<number>();
  for (const line of log) {
    const engine = valueOf(line, 'engine')?.number;
    if (engine === undefined) continue;
    if (line.event === 'engine-seen') old.delete(engine);
    else if (line.event === 'engine-handled' && line.seat !== seat) old.add(engine);
  }
  return old;
}
