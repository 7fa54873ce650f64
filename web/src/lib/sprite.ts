import file from '../assets/icons.svg?no-inline';

/**
 * Puts the icons into the page itself, where `<use href="#i-name">` finds them. A `use` of a file asks for that file again
 * whenever one appears, and is empty until it has come.
 */
export async function loadIcons(): Promise<void> {
  const response = await fetch(file);
  if (response.ok) {
    const parsed = new DOMParser().parseFromString(await response.text(), 'image/svg+xml').documentElement;
    for (const symbol of parsed.querySelectorAll('symbol')) symbol.id = `i-${symbol.id}`;
    parsed.setAttribute('aria-hidden', 'true');
    parsed.setAttribute('style', 'display:none');
    document.body.prepend(document.importNode(parsed, true));
  }
}
