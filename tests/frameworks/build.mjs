// Builds every app as its own project would: `node tests/frameworks/build.mjs`.

import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import vue from '@vitejs/plugin-vue'
import { build } from 'vite'
import solid from 'vite-plugin-solid'

const folder = dirname(fileURLToPath(import.meta.url))
const react18 = join(folder, '../types/node_modules')

const isCustomElement = (/** @type {string} */ tag) => tag.startsWith('mrp-')

/** @type {Record<string, import('vite').InlineConfig>} */
const apps = {
  'react-18': { resolve: { alias: { react: `${react18}/react`, 'react-dom': `${react18}/react-dom` } } },
  'react-19': {},
  preact: { oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } } },
  vue: { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] },
  svelte: { plugins: [svelte({ configFile: false })] },
  solid: { plugins: [solid()] },
  lit: {},
  htmx: {},
}

for (const [name, config] of Object.entries(apps)) {
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(folder, name),
    ...config,
    build: { outDir: join(folder, 'dist', name), emptyOutDir: true },
  })
}
