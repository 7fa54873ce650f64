/** How long the sand of the hourglass may run, in seconds. The server has the last word. */
export const SAND = { least: 1, usual: 180, most: 3600 };

export function sandFits(seconds: number | null): boolean {
  return seconds !== null && Number.isInteger(seconds) && seconds >= SAND.least && seconds <= SAND.most;
}
