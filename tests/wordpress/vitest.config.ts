import { defineConfig } from 'vitest/config'
import { limitForPagesMs, limitForWhatHangsMs } from '../support/limits.mjs'

// The tests of `npm run test:integrations`: real Chromium against a real WordPress with the plugin that was built.

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'wordpress',
    environment: 'node',
    include: ['**/*.wordpress.test.ts'],
    globalSetup: ['support/setup.ts'],
    // They share one WordPress and its settings.
    fileParallelism: false,
    testTimeout: limitForWhatHangsMs,
    hookTimeout: limitForWhatHangsMs,
    expect: { poll: { timeout: limitForPagesMs } },
  },
})
