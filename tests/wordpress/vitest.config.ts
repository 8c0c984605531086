import { defineConfig } from 'vitest/config'

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
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // A page of PHP's own server takes a second and more.
    expect: { poll: { timeout: 20_000 } },
  },
})
