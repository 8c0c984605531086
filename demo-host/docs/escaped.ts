import markdownIt from 'markdown-it'

/** Escapes text for HTML. */
export const escaped = markdownIt().utils.escapeHtml
