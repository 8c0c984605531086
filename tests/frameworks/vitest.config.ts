import { defineConfig } from 'vitest/config'
import { limitForPagesMs, limitForWhatHangsMs } from '../support/limits.mjs'

// The tests of `npm run test:integrations`: the built bundle in built apps of other frameworks.

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'frameworks',
    environment: 'node',
    include: ['*.frameworks.test.ts'],
    globalSetup: ['setup.ts'],
    testTimeout: limitForWhatHangsMs,
    hookTimeout: limitForWhatHangsMs,
    expect: { poll: { timeout: limitForPagesMs } },
  },
})
