import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestUserConfig } from 'vitest/config'
import { createInbox } from './demo-host/inbox.ts'
import { findBrowser, howToInstallBrowser } from './scripts/browser.mjs'
import { figures } from './tests/hard/figures.ts'

const executablePath = findBrowser()
if (!executablePath) throw new Error(`The tests need Chromium. ${howToInstallBrowser}`)

/** In real Chromium, and not in an imitation of a browser. Each project needs its own: Vitest names the instances in it. */
const inChromium = (): NonNullable<TestUserConfig['browser']> => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1024, height: 768 },
  provider: playwright({
    launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] },
  }),
  instances: [{ browser: 'chromium' }],
})

export default defineConfig({
  define: { __VERSION__: JSON.stringify('0.0.0-test'), __FILES_AHEAD__: '{}' },
  // The two outside services, at the tests' own address.
  plugins: [{ name: 'inbox', configureServer: server => void server.middlewares.use(createInbox()) }],
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      '@r2wc/react-to-web-component',
      '@emailjs/browser',
      'goober',
      'firebase/app',
      'firebase/auth',
      'axe-core',
    ],
  },
  test: {
    reporters: ['default', figures],
    // On a machine that others use too, a test in a real browser may miss its time once; the report names it.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: { name: 'unit', environment: 'node', include: ['tests/**/*.unit.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/**/*.browser.test.{ts,tsx}'],
          setupFiles: ['tests/support/clean.ts'],
          browser: inChromium(),
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          environment: 'node',
          include: ['tests/**/*.site.test.ts'],
          globalSetup: ['tests/support/built-site.ts'],
          testTimeout: 30_000,
        },
      },
      // `npm run test:hard`: thousands of tries, which take minutes.
      {
        extends: true,
        test: {
          name: 'hard',
          environment: 'node',
          include: ['tests/hard/**/*.hard.test.ts'],
          globalSetup: ['tests/support/built-site.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'hard (in the browser)',
          include: ['tests/hard/**/*.hard-browser.test.{ts,tsx}'],
          setupFiles: ['tests/support/clean.ts'],
          browser: inChromium(),
          testTimeout: 120_000,
        },
      },
    ],
  },
})
