import { runnerImport } from 'vite'

// Loads the TypeScript that reads the elements' descriptions. It finds the elements with Vite's globs, which Node
// alone cannot run.

/** @returns {Promise<typeof import('./definitions.ts')>} the descriptions as data */
export const loadDefinitions = () => load('definitions')

/** @returns {Promise<typeof import('./described.ts')>} the files that are made from them and committed */
export const loadDescribed = () => load('described')

async function load(/** @type {string} */ name) {
  const { module } = await runnerImport(`/scripts/contract/${name}.ts`, {
    configFile: false,
    // The contract says nothing of a site's settings.
    define: { __VERSION__: '""', __SETTINGS__: '{}', __ARE_SETTINGS_LOCAL__: 'false' },
    logLevel: 'error',
  })
  return module
}
