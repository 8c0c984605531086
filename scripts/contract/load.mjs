import { runnerImport } from 'vite'

// What is made from the elements' descriptions is TypeScript, and the elements are found by Vite's globs: Node alone can
// run none of it.

/** @returns {Promise<typeof import('./definitions.ts')>} the descriptions as data */
export const loadDefinitions = () => load('definitions')

/** @returns {Promise<typeof import('./described.ts')>} the files that are made from them and committed */
export const loadDescribed = () => load('described')

async function load(/** @type {string} */ name) {
  const { module } = await runnerImport(`/scripts/contract/${name}.ts`, {
    configFile: false,
    define: { __VERSION__: '""' },
    logLevel: 'error',
  })
  return module
}
