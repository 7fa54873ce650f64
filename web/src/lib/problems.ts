import { ApiProblem } from './api';
import { t } from './i18n.svelte';

/** Problems of many causes: the words of the server say which one it is. */
const MANY_CAUSES = new Set(['broken-file', 'impossible-setup', 'impossible-webhook', 'malformed-json']);

/** What went wrong, in words for the person at this device; what has none here is told in those of the server. */
export function problemText(problem: unknown): string {
  if (!(problem instanceof ApiProblem)) {
    return problem instanceof Error ? problem.message : String(problem);
  }
  const key = `problem.${problem.type}`;
  const text = t(key);
  if (text === key) return problem.message;
  return MANY_CAUSES.has(problem.type) ? `${text} (${problem.message})` : text;
}
