import type { LogLine, LogPart } from './wire';

/** The sentence of a line. */
export function textOf(line: LogLine): string {
  return line.parts.map((part) => part.text).join('');
}

/** A value of what happened, by its name in the event; the first one of a list. */
export function valueOf(line: LogLine, name: string): LogPart | undefined {
  return line.parts.find((part) => part.name === name);
}

/** Every room a line names. */
export function roomsOf(line: LogLine): string[] {
  return line.parts.flatMap((part) => (part.kind === 'room' && part.id ? [part.id] : []));
}

/** Every corridor and network of ducts a line names. */
export function passagesOf(line: LogLine): string[] {
  return line.parts.flatMap((part) => (part.kind === 'passage' && part.id ? [part.id] : []));
}
