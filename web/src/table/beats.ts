import type { LessonBeat, LogLine } from '../lib/wire';
import type { Told } from './stage.svelte';

const isOf = (line: LogLine, on: LessonBeat) => line.choice === on.choice && line.event === on.event;

/** How many sentences of a lesson are said as soon as all that comes before a line was seen; 0 if none ends there. */
export function saidBefore(line: LogLine, { game, log }: Pick<Told, 'game' | 'log'>): number {
  const said = game?.lesson?.said ?? [];
  const last = log[log.indexOf(line) - 1];
  if (!last) return 0;
  const at = said.findLastIndex(
    ({ on }) => on !== null && isOf(last, on) && log.filter((other) => isOf(other, on))[on.before] === last,
  );
  return at + 1;
}
