import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { createInbox } from './demo-host/inbox.ts'
import { findBrowser, howToInstallBrowser } from './scripts/browser.mjs'

const executablePath = findBrowser()
if (!executablePath) throw new Error(`The tests need Chromium. ${howToInstallBrowser}`)

export default defineConfig({
  define: { __VERSION__: JSON.stringify('0.0.0-test') },
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
      'valibot',
      'firebase/app',
      'firebase/auth',
      'axe-core',
    ],
  },
  test: {
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
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1024, height: 768 },
            provider: playwright({
              launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] },
            }),
            instances: [{ browser: 'chromium' }],
          },
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
    ],
  },
})
