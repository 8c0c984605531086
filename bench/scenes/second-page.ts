import type { Page } from 'playwright'
import { type Turn, watchTurns } from '../page/turns.ts'
import { sites } from '../subjects.ts'
import { visit } from '../visit.ts'
import type { Scene } from './scene.ts'

/** Measures a link from the home page to the prices, then back and forward: until each headline is painted. */
export const secondPage: Scene = {
  name: 'second page',
  place: 'second page',
  subjects: sites,
  run: ({ browser, origin }) =>
    visit(browser, { script: watchTurns }, async ({ page, rest }) => {
      await page.goto(`${origin}/`, { waitUntil: 'load' })
      await rest()
      await page.locator('main').getByRole('link', { name: 'See Pricing' }).tap()
      const link = (await turn(page, 2)) - (await clicked(page))
      await rest()
      const back = await go(page, 'back', 3)
      await rest()
      const forward = await go(page, 'forward', 4)
      return { link, back, forward }
    }),
}

/** Returns when the nth page of the visit was shown. */
async function turn(page: Page, count: number): Promise<number> {
  for (;;) {
    const turns = await page
      .evaluate((): Turn[] => JSON.parse(sessionStorage.getItem('turns') ?? '[]'))
      // The page may navigate away during the call.
      .catch((): Turn[] => [])
    const wanted = turns[count - 1]
    if (wanted) return wanted.at
    await page.waitForTimeout(50)
  }
}

const clicked = (page: Page): Promise<number> =>
  page.evaluate(() => Number(sessionStorage.getItem('clicked')))

async function go(page: Page, way: 'back' | 'forward', count: number): Promise<number> {
  const start = await page.evaluate(to => {
    setTimeout(() => history[to]())
    return performance.timeOrigin + performance.now()
  }, way)
  return (await turn(page, count)) - start
}
