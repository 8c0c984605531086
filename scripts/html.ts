/**
 * Escapes a text for HTML, as content or as a quoted value. `>` too: at one in a value, an editor of WordPress loses the rest
 * of the page.
 */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
