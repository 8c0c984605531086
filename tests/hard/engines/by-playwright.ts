import type { Browser, ElementHandle } from 'playwright'
import { limitForPagesMs } from '../../support/limits.mjs'
import { type RunningEngine, windowOf } from './driver.ts'

/** An engine that Playwright drives. */
export async function byPlaywright(launched: Promise<Browser>): Promise<RunningEngine> {
  const browser = await launched
  return {
    close: () => browser.close(),
    async visit(how) {
      const page = await browser.newPage({ viewport: windowOf(how), javaScriptEnabled: !how.withoutScript })
      // Firefox is told in vain: there, no script arrives.
      if (how.withoutScript) await page.route('**/*.js', route => route.abort())
      const complaints: string[] = []
      page.on('console', entry => {
        if (['error', 'warning'].includes(entry.type())) complaints.push(entry.text())
      })
      page.on('pageerror', error => complaints.push(error.message))

      const element = async (expression: string): Promise<ElementHandle<Element>> => {
        const found = (await page.evaluateHandle<Element>(expression)).asElement()
        if (!found) throw new Error('It is gone.')
        return found
      }
      return {
        open: async address => void (await page.goto(address)),
        evaluate: expression => page.evaluate(expression),
        click: async expression => (await element(expression)).click({ timeout: limitForPagesMs }),
        choose: async (select, option) =>
          void (await (await element(select)).selectOption({ label: option })),
        type: text => page.keyboard.type(text),
        press: key => page.keyboard.press(key),
        narrow: () => page.setViewportSize(windowOf({ narrow: true })),
        complaints: async () => complaints,
        close: () => page.close(),
      }
    },
  }
}
