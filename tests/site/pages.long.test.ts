import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { routes, routesInAll } from '../../demo-host/build-pages.ts'
import { openWithoutScript } from '../support/chromium.ts'
import { writtenAt } from '../support/written-page.ts'

// Every link of the header, the footer and the pages, as the built site has them.

const read = openWithoutScript()
const site = inject('site')
const all = await routesInAll()

interface Link {
  readonly name: string
  readonly href: string
  readonly isCurrent: boolean
}

/** The links of a part of the page, those in closed menus too. */
const linksIn = (page: Page, part: string): Promise<Link[]> =>
  page.locator(`${part} a[href]`).evaluateAll(links =>
    links.map(link => ({
      // As somebody reads it who is not in, without the line below it.
      name: [...link.childNodes]
        .map(node => (node instanceof Element && node.ariaHidden === 'true' ? '' : node.textContent))
        .join('')
        .trim()
        .replace('Login / Create AccountDashboard', 'Login / Create Account'),
      href: link.getAttribute('href') ?? '',
      isCurrent: link.getAttribute('aria-current') === 'page',
    })),
  )

const named = (links: readonly Link[]) => links.map(({ name, href }) => `${name} -> ${href}`)

const headerPages = [
  'Home -> /',
  'Features -> /product',
  'Solution Overview -> /solution-overview',
  'Pricing -> /pricing',
  'Clients -> /clients',
  'About -> /about',
  'Contact -> /contact',
  'Login / Create Account -> /login',
  'Request a Demo -> /demo',
]

test('The header has the specification’s links, on wide screens and in the menu of narrow ones', async () => {
  const page = await read('/')
  const menu = named(await linksIn(page, 'header nav[popover]'))
  const wide = named(await linksIn(page, 'header'))
  expect(menu.filter(link => link.includes('-> /')).sort()).toEqual([...headerPages].sort())
  for (const link of headerPages) expect(wide.filter(found => found === link)).toHaveLength(2)
  expect(menu.filter(link => link.includes('https://'))).toHaveLength(2)
})

const asked = new Map<string, number>()
async function statusOf(pathname: string): Promise<number> {
  const status = asked.get(pathname) ?? (await fetch(site + pathname)).status
  asked.set(pathname, status)
  return status
}

test.for([...all, '/docs/email-delivery'])(
  'Every link of %s leads somewhere; those to other sites open outside, and hand nothing over',
  async route => {
    const written = await writtenAt(route)
    const links = written.flatMap(({ name, attributes: { href, target, rel }, text }) =>
      name === 'a' && href !== undefined ? [{ name: text, href, target, rel }] : [],
    )
    const isOutside = ({ href }: { readonly href: string }) => href.startsWith('https:')
    const inside = links.filter(link => !isOutside(link) && !link.href.startsWith('mailto:'))
    expect(inside.length).toBeGreaterThan(10)
    const dead: string[] = []
    for (const { name, href } of inside) {
      const { pathname, hash } = new URL(href, site + route)
      const known =
        ([...all, '/embed/'].includes(pathname) || pathname.startsWith('/docs/')) &&
        (await statusOf(pathname)) === 200
      const targets = written.filter(({ attributes: { id } }) => id === hash.slice(1))
      const onThisPage = href.startsWith('#') && targets.length === 1
      if (name === '' || !(known || onThisPage)) dead.push(`${name} -> ${href}`)
    }
    expect(dead).toEqual([])
    const outside = links.filter(isOutside)
    expect(outside.length).toBeGreaterThan(0)
    for (const { target, rel } of outside) expect([target, rel]).toEqual(['_blank', 'noopener'])
  },
)

test('“Contact Sales” of the plans is a mail with the subject “Enterprise Plan Inquiry”', async () => {
  const mails = (await writtenAt('/pricing')).map(({ attributes: { href } }) => href)
  expect(mails).toContain('mailto:hello@mrp-agent.example?subject=Enterprise%20Plan%20Inquiry')
})

test.for([
  ['/', 'Home'],
  ['/pricing', 'Pricing'],
  ['/login', 'Login / Create Account'],
] as const)('On %s, the header marks “%s” as the current page', async ([route, name]) => {
  const page = await read(route)
  const marked = (await linksIn(page, 'header')).filter(({ isCurrent }) => isCurrent)
  // In the bar and in the menu of narrow screens.
  expect(marked.map(link => link.name)).toEqual([name, name])
})

test.for([
  ['/', ['/plan']],
  ['/product', ['/plan']],
  ['/demo', ['/plan']],
  ['/about', ['/plan', '/security', '/clients', '/pricing']],
  ['/login', ['/plan']],
] as const)('In what %s says are links to %j', async ([route, onward]) => {
  const links = await linksIn(await read(route), 'main')
  expect(links.map(({ href }) => href)).toEqual(expect.arrayContaining([...onward]))
})

// What every page of the site owes a visitor whose browser runs no script: nothing here needs one.

const english = await routes()

test('The site has the specification’s routes, one each for the planner, security and privacy, and a page for any other path', () => {
  expect([...english].sort()).toEqual([
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

test.for(english)('%s has one header, main content, footer and first-level heading', async route => {
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
    const page = await read(route)
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
