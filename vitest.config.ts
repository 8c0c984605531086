import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestUserConfig } from 'vitest/config'
import { createInbox } from './demo-host/inbox.ts'
import { findHeadless, howToInstallBrowser } from './scripts/browser.mjs'
import { elements } from './scripts/build/elements.ts'
import { ownKeys, packagesThatWalk, withoutDocumentation } from './scripts/build/transforms.ts'
import { limitForPagesMs, limitForWhatHangsMs } from './tests/support/limits.mjs'

const executablePath = findHeadless()
if (!executablePath) throw new Error(`The tests need Chromium. ${howToInstallBrowser}`)

/** In real Chromium, and not in an imitation of a browser. Each project needs its own: Vitest names the instances in it. */
const inChromium = (): NonNullable<TestUserConfig['browser']> => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1024, height: 768 },
  provider: playwright({
    launchOptions: {
      executablePath,
      // A click waits until what is clicked stands still. Tests of motion ask for it.
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--force-prefers-reduced-motion'],
    },
  }),
  instances: [{ browser: 'chromium' }],
})

/** What the build does to code is done to what the browser's tests run. */
const asBuilt = () => [withoutDocumentation(), ownKeys()]

/** Files of the built site wait for pages half of their time, so that two cores have work for three. */
const sideBySide = { maxWorkers: Math.max(3, availableParallelism() - 1) }

/** `SEED=7 npm test` tries other random values. */
const seeded = { setupFiles: ['tests/support/seed.ts'], env: { SEED: process.env.SEED ?? '1' } }

/** One project after the other: side by side they would take a sixth more of two cores. */
const turn = (groupOrder: number) => ({ sequence: { groupOrder } })

const limits = { testTimeout: limitForWhatHangsMs, hookTimeout: limitForWhatHangsMs }

const inTheBrowser = (): NonNullable<TestUserConfig> => ({
  ...sideBySide,
  ...turn(1),
  setupFiles: ['tests/support/clean.ts'],
  browser: inChromium(),
  ...limits,
})

const onTheBuiltSite: NonNullable<TestUserConfig> = {
  ...sideBySide,
  ...seeded,
  ...turn(2),
  environment: 'node',
  // They keep nothing in modules, and each would load Playwright anew.
  isolate: false,
  globalSetup: ['tests/support/built-site.ts'],
  ...limits,
}

/** By themselves: they measure, and load the machine as it is. */
const afterwards = turn(3)

export default defineConfig({
  define: {
    __VERSION__: JSON.stringify('0.0.0-test'),
    __FILES_AHEAD__: '{}',
    __SETTINGS__: '{}',
    __ARE_SETTINGS_LOCAL__: 'false',
  },
  // The two outside services, at the tests' own address.
  plugins: [
    elements(),
    { name: 'inbox', configureServer: server => void server.middlewares.use(createInbox()) },
  ],
  // To look for them in every file takes longer, on a busy machine, than Vitest waits for the browser.
  optimizeDeps: {
    noDiscovery: true,
    exclude: packagesThatWalk,
    include: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      '@floating-ui/react',
      '@r2wc/core',
      '@testing-library/react',
      '@emailjs/browser',
      'firebase/app',
      'firebase/auth',
      'axe-core',
      'fast-check',
      'fflate',
      'papaparse',
      'read-excel-file/universal',
    ],
  },
  test: {
    // A second, which is the default, is little on a machine that is busy; what comes is not waited for any longer.
    expect: { poll: { timeout: limitForPagesMs } },
    projects: [
      {
        extends: true,
        test: {
          // None waits, so that a third process would only load all modules once more.
          maxWorkers: availableParallelism(),
          ...seeded,
          ...turn(0),
          name: 'unit',
          environment: 'node',
          // They leave nothing behind in modules, and each would start a process and load all of them anew.
          isolate: false,
          include: ['tests/**/*.unit.test.ts'],
          ...limits,
        },
      },
      {
        extends: true,
        test: {
          ...inTheBrowser(),
          name: 'browser',
          // Each would load all modules anew. `tests/support/clean.ts` takes away what a test leaves.
          isolate: false,
          include: ['tests/**/*.browser.test.{ts,tsx}'],
        },
        plugins: asBuilt(),
      },
      // What must begin without a tag or a module that other tests define or load, or replaces one.
      {
        extends: true,
        test: {
          ...inTheBrowser(),
          name: 'browser (own page)',
          include: ['tests/**/*.own-page.test.{ts,tsx}'],
        },
        plugins: asBuilt(),
      },
      { extends: true, test: { ...onTheBuiltSite, name: 'site', include: ['tests/**/*.site.test.ts'] } },
      // `npm run test:hard`: what takes more than ten seconds beside two others, or what few changes concern.
      { extends: true, test: { ...onTheBuiltSite, name: 'long', include: ['tests/**/*.long.test.ts'] } },
      // `npm run test:hard`: thousands of tries, which take minutes.
      {
        extends: true,
        test: {
          ...afterwards,
          name: 'hard',
          setupFiles: ['tests/support/seed.ts'],
          environment: 'node',
          include: ['tests/hard/**/*.hard.test.ts'],
          globalSetup: ['tests/support/built-site.ts'],
          ...limits,
        },
      },
      // `npm run test:registry`: what needs the answer of npm's registry. Some mirrors give none.
      {
        extends: true,
        test: {
          name: 'registry',
          environment: 'node',
          include: ['tests/hard/**/*.registry.test.ts'],
          globalSetup: ['tests/support/built-site.ts'],
          ...limits,
        },
      },
      {
        extends: true,
        test: {
          ...afterwards,
          name: 'hard (in the browser)',
          include: ['tests/hard/**/*.hard-browser.test.{ts,tsx}'],
          setupFiles: ['tests/support/clean.ts', 'tests/support/seed.ts'],
          env: { SEED: process.env.SEED ?? '' },
          browser: inChromium(),
          ...limits,
        },
        plugins: asBuilt(),
      },
    ],
  },
})
