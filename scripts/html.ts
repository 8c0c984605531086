/** Escapes a text as content. `>` too: at one in a value, an editor of WordPress loses the rest of the page. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Escapes a text as content or as a quoted value. */
export const escapeHtml = (text: string): string => escapeText(text).replaceAll('"', '&quot;')
