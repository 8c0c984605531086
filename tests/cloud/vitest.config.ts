import { defineConfig } from 'vitest/config'
import { limitForPagesMs, limitForWhatHangsMs } from '../support/limits.mjs'

// The tests of `npm run test:integrations`: real Chromium against the real emulator.

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'cloud',
    environment: 'node',
    include: ['**/*.cloud.test.ts'],
    globalSetup: ['support/setup.ts'],
    // They share one emulator, whose settings some of them change.
    fileParallelism: false,
    testTimeout: limitForWhatHangsMs,
    hookTimeout: limitForWhatHangsMs,
    expect: { poll: { timeout: limitForPagesMs } },
  },
})
