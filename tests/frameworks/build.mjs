// Builds every app as its own project would: `node tests/frameworks/build.mjs`.

import { execFileSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import linker from '@angular/compiler-cli/linker/babel'
import { transformAsync } from '@babel/core'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import vue from '@vitejs/plugin-vue'
import { build } from 'vite'
import solid from 'vite-plugin-solid'

const folder = dirname(fileURLToPath(import.meta.url))
const react18 = join(folder, '../types/node_modules')

const isCustomElement = (/** @type {string} */ tag) => tag.startsWith('mrp-')

/**
 * Compiles the app ahead of time, and what Angular's packages leave to the app's build.
 * @returns {import('vite').Plugin}
 */
const angular = () => ({
  name: 'angular',
  buildStart() {
    const ngc = join(folder, 'node_modules/@angular/compiler-cli/bundles/src/bin/ngc.js')
    execFileSync(process.execPath, [ngc, '-p', join(folder, 'angular')], { stdio: 'inherit' })
  },
  async transform(code, id) {
    if (!code.includes('ɵɵngDeclare')) return null
    const options = { filename: id, plugins: [linker], configFile: false, compact: false }
    return (await transformAsync(code, options))?.code
  },
})

/** @type {Record<string, import('vite').InlineConfig>} */
const apps = {
  'react-18': { resolve: { alias: { react: `${react18}/react`, 'react-dom': `${react18}/react-dom` } } },
  'react-19': {},
  preact: { oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } } },
  vue: { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] },
  svelte: { plugins: [svelte({ configFile: false })] },
  solid: { plugins: [solid()] },
  angular: { plugins: [angular()], define: { ngDevMode: 'false' } },
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

// Next.js has a bundler of its own, and the npm package in place of the script tag: what its `exports` lead to.
const installed = join(folder, 'next/node_modules/mrp-widgets')
rmSync(installed, { recursive: true, force: true })
for (const path of ['package.json', 'dist/npm'])
  cpSync(join(folder, '../..', path), join(installed, path), { recursive: true })
execFileSync(
  process.execPath,
  [join(folder, 'node_modules/next/dist/bin/next'), 'build', join(folder, 'next')],
  {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  },
)
