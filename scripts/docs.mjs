import { brokenLinks, longSentences, readPages } from './docs/pages.mjs'

// Checks the documentation: its links and the length of its sentences. `npm run check` also checks its spelling, with cspell.

const pages = readPages()
const problems = [...brokenLinks(pages), ...pages.flatMap(longSentences)]

if (problems.length > 0) {
  console.error([...problems, `${problems.length} problems in the documentation.`].join('\n'))
  process.exitCode = 1
}
