// What HTML and editors do to JSON.

/** Each with a text to which it was done, and what to change. Of two that fit, a text has the first. */
export const jsonFaults: readonly {
  readonly is: RegExp
  readonly example: string
  readonly cause: string
}[] = [
  {
    is: /[[{,:]\s*[“”„″‘’]/,
    example: '[{“question”: “Why?”}]',
    cause: 'it has curly quotes, which an editor wrote: write straight ones',
  },
  {
    is: /^[[{\s]+$/,
    example: '[{',
    cause: `it ends at its first ": write the attribute in '…', or " as &quot;`,
  },
  {
    is: /^[^"]*(?:"(?:[^"\\]|\\.)*"[^"]*)*"(?:[^"\\]|\\.)*$/,
    example: '[{"question":"What',
    cause: "it ends within a text, as at an apostrophe in '…': write it as &#39;",
  },
]

/** Returns why a text is no JSON, where that is one of these. */
export const causeIn = (source: string): string | undefined =>
  jsonFaults.find(({ is }) => is.test(source))?.cause
