import { chromium } from 'playwright'
import { findHeadless, howToInstallBrowser } from '../scripts/browser.mjs'
import { buildBaselines } from './build.ts'
import { checkSameness } from './same.ts'
import { serve } from './serve.ts'
import { readSubjects } from './subjects.ts'

// `node scripts/bench.mjs check`, a part of `npm run check`: builds the baselines, and fails if one of them does not show
// what the built site shows. Else a page of ours could grow, and nobody would see before the next measurement.

const executablePath = findHeadless()
if (!executablePath) throw new Error(`The comparison needs Chromium. ${howToInstallBrowser}`)
buildBaselines()
const server = await serve(await readSubjects(), false)
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  await checkSameness(browser, server.origin)
} finally {
  await browser.close()
  server.close()
}
