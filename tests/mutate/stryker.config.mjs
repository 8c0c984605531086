/** What `npm run mutate` changes: code that the unit tests run without a browser, and without a server of others. */
export default {
  mutate: [
    'src/elements/account/{access-check,user-record}.ts',
    'src/services/auth/{auth-emulator,auth-problems,token-sync}.ts',
    'src/elements/doctor/finding.ts',
    'src/custom-element/{attributes,properties,shape}.ts',
    'src/words/{languages,own-messages}.ts',
    'src/loader/page-markup.ts',
    'src/services/{links,mail-client}.ts',
    'demo-host/serving/{addresses,content-security-policy,rules}.ts',
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutate/vitest.config.ts' },
  // It would rewrite the real one with functions that TypeScript 7 does not have.
  tsconfigFile: 'none',
  // What runs once, when a module is loaded, would take all tests anew for each change: three quarters of the time.
  ignoreStatic: true,
  thresholds: { high: 95, low: 85, break: 85 },
  // The next run asks only about what has changed since.
  incremental: true,
  incrementalFile: '.cache/mutate.json',
  tempDirName: '.cache/mutate',
  ignorePatterns: ['.cache', 'bench', 'demo-host/dist', 'dist', 'dist-types', 'docs'],
  concurrency: 2,
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { logTests: false, reportTests: false },
}
