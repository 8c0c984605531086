import { defineConfig } from 'vitest/config'

// The unit tests of what `stryker.config.mjs` names. Those that read the sources as text would read changed ones.
export default defineConfig({
  define: {
    __VERSION__: JSON.stringify('0.0.0-test'),
    __FILES_AHEAD__: '{}',
    __SETTINGS__: '{}',
    __ARE_SETTINGS_LOCAL__: 'false',
  },
  test: {
    environment: 'node',
    include: ['tests/{elements,custom-element,serving,services,ssr,ui,words}/**/*.unit.test.ts'],
    exclude: ['tests/**/console.unit.test.ts'],
  },
})
