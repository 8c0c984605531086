import { expect, test } from 'vitest'
import { routes, routesInAll } from '../../demo-host/build-pages.ts'
import { openWithoutScript } from '../support/chromium.ts'
import { writtenAt } from '../support/written-page.ts'

// What every page of the site owes a visitor whose browser runs no script: nothing here needs one.

const visit = openWithoutScript()
const all = await routes()

test('The site has the specification’s routes, one each for the planner, security and privacy, and a page for any other path', () => {
  expect([...all].sort()).toEqual([
    '/',
    '/404',
    '/about',
    '/clients',
    '/contact',
    '/demo',
    '/login',
    '/plan',
    '/pricing',
    '/privacy',
    '/product',
    '/security',
    '/solution-overview',
  ])
})

test.for(all)('%s has one header, main content, footer and first-level heading', async route => {
  const written = await writtenAt(route)
  for (const tag of ['mrp-site-header', 'main', 'mrp-site-footer', 'h1'])
    expect(written.filter(({ name }) => name === tag)).toHaveLength(1)
  expect(written.find(({ name }) => name === 'h1')?.text).toMatch(/\w+ \w+|\w{7,}/)
})

test('On every page, in German too, no heading skips a level, and each navigation has a name of its own', async () => {
  for (const route of await routesInAll()) {
    const written = await writtenAt(route)
    const levels = written.flatMap(({ name }) => (/^h[1-6]$/.test(name) ? [Number(name[1])] : []))
    expect(levels.length, route).toBeGreaterThan(3)
    for (const [index, level] of levels.entries())
      expect(level, `${route}: ${levels}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
    const navs = written
      .filter(({ name }) => name === 'nav')
      .map(({ attributes }) => attributes['aria-label'])
    expect(navs, route).not.toContain(undefined)
    expect(new Set(navs).size, route).toBe(navs.length)
  }
})

test.for(['/', '/404'])(
  '%s has in header, main content and footer what belongs in each, and a link past the header',
  async route => {
    const page = await visit(route)
    const landmarks = (await page.locator('body').ariaSnapshot()).match(/^- (banner|main|contentinfo)/gm)
    expect(landmarks).toEqual(['- banner', '- main', '- contentinfo'])
    const navigation = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
    const footer = page.getByRole('contentinfo')
    const wanted = [
      navigation.getByRole('link', { name: 'Pricing' }),
      footer.getByText(/small and mid-sized manufacturers/),
      footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link', { name: 'Contact' }),
      footer.getByRole('link', { name: 'Security' }),
      footer.getByRole('link', { name: 'Privacy' }),
      footer.getByRole('link', { name: 'hello@mrp-agent.example' }),
      footer.getByRole('link', { name: /^Founder/ }).nth(1),
      footer.getByText(/© 2025 MRP Agent/),
    ]
    expect(await Promise.all(wanted.map(part => part.isVisible()))).toEqual(wanted.map(() => true))

    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    expect(await skip.evaluate(link => link.matches(':focus'))).toBe(true)
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByRole('main').evaluate(main => main.matches(':focus'))).toBe(true)
  },
)
