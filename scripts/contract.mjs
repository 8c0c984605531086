import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { loadDescribed } from './contract/load.mjs'

// The public contract is made from the elements' own descriptions. It is committed, so that a change of it is seen in
// review. `node scripts/contract.mjs` writes it; with `--check` it only says what is out of date.

const { describedFiles } = await loadDescribed()

async function writeContract() {
  await mkdir('dist-types', { recursive: true })
  for (const [path, text] of describedFiles) await writeFile(path, text)
}

/** @returns {Promise<string[]>} the paths that differ */
async function outdated() {
  const files = [...describedFiles]
  const current = await Promise.all(files.map(([path]) => readFile(path, 'utf8').catch(() => '')))
  return files.filter(([, text], index) => text !== current[index]).map(([path]) => path)
}

if (!process.argv.includes('--check')) {
  await writeContract()
} else {
  const paths = await outdated()
  if (paths.length > 0) {
    console.error(`Out of date: ${paths.join(', ')}. Run \`npm run build\` and commit what it writes.`)
    process.exitCode = 1
  }
}
