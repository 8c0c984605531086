import { readFile, writeFile } from 'node:fs/promises'
import { loadDescribed } from './contract/load.mjs'

// Writes the public contract, which is generated from the elements' descriptions. It is committed, so that reviews
// show its changes. With `--check` it only lists the files that are out of date.

const isCheck = process.argv.includes('--check')
const { describedFiles } = await loadDescribed()
const outdated = []
for (const [path, text] of describedFiles) {
  if (!isCheck) await writeFile(path, text)
  else if (text !== (await readFile(path, 'utf8').catch(() => ''))) outdated.push(path)
}
if (outdated.length > 0) {
  console.error(`Out of date: ${outdated.join(', ')}. Run \`npm run build\` and commit what it writes.`)
  process.exitCode = 1
}
