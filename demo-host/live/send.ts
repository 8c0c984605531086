import { chromium, type Page } from 'playwright'
import { findHeadless, howToInstallBrowser } from '../../scripts/browser.mjs'
import { messageOf } from '../../src/services/console.ts'
import { outcomes } from '../../src/services/watch-outcomes.ts'
import type { Check } from './site.ts'

// Sends one demo request in a real browser. A service may refuse everything else, and the page's policy counts too.

/** How long an answer may take, in ms: more than the form waits for its service. */
const patienceMs = 40_000

export const checkRequest: Check = async ({ address }) => {
  const executablePath = findHeadless()
  if (!executablePath) return { good: '', faults: [`A test request needs Chromium. ${howToInstallBrowser}`] }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    const said: string[] = []
    page.on('console', message => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text())
    })
    const outcome = await send(page, `${address}/demo`)
    return {
      good: 'A test request was sent from /demo, and the service took it. See whether it has arrived.',
      faults:
        outcome === 'mrp-sent'
          ? []
          : [
              outcome === 'mrp-fallback'
                ? `A test request from /demo went to the visitor’s mail app, not to a service.${because(said)}`
                : `A test request from /demo was not sent.${because(said)}`,
            ],
    }
  } catch (error) {
    const [reason = ''] = messageOf(error).split('\n')
    return { good: '', faults: [`No test request could be sent from /demo: ${reason}`] }
  } finally {
    await browser.close()
  }
}

const because = (said: readonly string[]): string => (said[0] ? ` The console says: ${said[0]}` : '')

async function send(page: Page, url: string): Promise<string> {
  await page.goto(url)
  const form = page.locator('mrp-demo-form')
  const outcome = page.evaluate(
    ([names, patienceMs]) =>
      new Promise<string>(resolve => {
        for (const name of names) document.addEventListener(name, () => resolve(name))
        setTimeout(() => resolve(''), patienceMs)
      }),
    [outcomes.map(outcome => `mrp-${outcome}`), patienceMs] as const,
  )
  await form.getByLabel('Full name').fill('Test by check:live')
  await form.getByLabel('Company name').fill('Nobody: this is a test')
  await form.getByLabel('Email').fill('test@example.com')
  await form.getByRole('button', { name: 'Request a Demo' }).click()
  return outcome
}
