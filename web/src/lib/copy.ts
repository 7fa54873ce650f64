/** Copies a text; false if this browser does not let it. Pages without TLS have no clipboard of their own. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  // Nothing outside an open dialog can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  return done;
}
