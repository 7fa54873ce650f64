/** What on the table can be looked at closely: an element says so with `data-inspect="room:011"`. */

export interface Subject {
  kind: string;
  id: string;
}

const GAUGES = '[data-inspect], [data-gauge]';

/** The thing an element belongs to, and the element that stands for it. */
export function subjectAt(target: EventTarget | null): { subject: Subject; element: Element } | null {
  const element = target instanceof Element ? target.closest(GAUGES) : null;
  if (!element || element.closest('[data-later]')) return null;
  const said = element.getAttribute('data-inspect') ?? `gauge:${element.getAttribute('data-gauge') ?? ''}`;
  const subject = parse(said);
  return subject && { subject, element };
}

export function parse(said: string): Subject | null {
  const colon = said.indexOf(':');
  return colon > 0 && colon < said.length - 1
    ? { kind: said.slice(0, colon), id: said.slice(colon + 1) }
    : null;
}

const CONTROLS = 'button, a, input, select, textarea, summary, [role="button"]';

/** Whether a click on an element does something else already. */
export function acts(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  const control = target.closest(CONTROLS);
  const looks = control?.matches('[data-inspect], [data-look], [aria-disabled="true"]') ?? true;
  return !looks || target.closest('[data-acts], dialog') !== null;
}
