import { ApiProblem } from './api';
import { t } from './i18n.svelte';

// Problems a person can do something about; all others are told in the words of the server.
const KNOWN: Record<string, () => string> = {
  offline: () => t('problem.offline'),
  'no-answer': () => t('problem.no-answer'),
  'no-such-table': () => t('problem.no-such-table'),
  'too-many-requests': () => t('problem.too-many-requests'),
  'too-many-tables': () => t('problem.too-many-tables'),
  'seat-taken': () => t('problem.seat-taken'),
  'already-started': () => t('problem.already-started'),
  'open-seats': () => t('problem.open-seats'),
  'not-over': () => t('problem.not-over'),
  'not-your-seat': () => t('problem.not-your-seat'),
};

/** What went wrong, in words for the person at this device. */
export function problemText(problem: unknown): string {
  if (problem instanceof ApiProblem) {
    return KNOWN[problem.type]?.() ?? problem.message;
  }
  return problem instanceof Error ? problem.message : String(problem);
}
