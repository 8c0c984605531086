import { chromium, type Page } from 'playwright'
import { findHeadless, howToInstallBrowser } from '../../scripts/browser.mjs'
import { outcomes } from '../../src/services/watch-outcomes.ts'

/** How long an answer may take, in ms: more than the form waits for its service. */
const patienceMs = 40_000

/** Sends one demo request in a real browser. A service may refuse everything else, and the page's policy counts too. Returns what went wrong. */
export async function sendRequest(url: string): Promise<readonly string[]> {
  const executablePath = findHeadless()
  if (!executablePath) return [`A test request needs Chromium. ${howToInstallBrowser}`]
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    const said: string[] = []
    page.on('console', message => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text())
    })
    await page.goto(url)
    const outcome = await send(page)
    if (outcome === 'mrp-sent') return []
    const how =
      outcome === 'mrp-fallback' ? 'went to the visitor’s mail app, not to a service' : 'was not sent'
    return [`A test request from /demo ${how}.${said[0] ? ` The console says: ${said[0]}` : ''}`]
  } catch (error) {
    const [first] = String(error).split('\n')
    return [`No test request could be sent from /demo: ${first}`]
  } finally {
    await browser.close()
  }
}

async function send(page: Page): Promise<string> {
  const outcome = page.evaluate(
    ([names, patienceMs]) =>
      new Promise<string>(resolve => {
        for (const name of names) document.addEventListener(name, () => resolve(name))
        setTimeout(() => resolve(''), patienceMs)
      }),
    [outcomes.map(outcome => `mrp-${outcome}`), patienceMs] as const,
  )
  const form = page.locator('mrp-demo-form')
  await form.getByLabel('Full name').fill('Test by check:live')
  await form.getByLabel('Company name').fill('Nobody: this is a test')
  await form.getByLabel('Email').fill('test@example.com')
  await form.getByRole('button', { name: 'Request a Demo' }).click()
  return outcome
}
