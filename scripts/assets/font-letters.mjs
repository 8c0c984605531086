/**
 * Returns the characters from one to another, both included.
 *
 * @param {number} first
 * @param {number} last
 */
const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

/**
 * Lists the characters in the site's font: those of English, German, French and Spanish, and the signs in texts and
 * pictures.
 */
export const letters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’‚“”„‹›•…€←↑→↓↗−≈≠≤≥⌘✓`
