import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routesInAll } from '../../demo-host/build-pages.ts'
import { readBuiltSite } from '../../demo-host/serving/built-site.ts'
import { nginxMaps } from '../../demo-host/serving/nginx.ts'
import { firebaseJson } from '../../demo-host/serving/static-hosts.ts'
import { stock } from '../../demo-host/settings/settings.ts'
import { ask } from '../support/ask.ts'
import { openInTurn } from '../support/chromium.ts'
import { type JoinedSite, serveJoinedSite } from '../support/joined-site.ts'
import { rested } from '../support/rested.ts'

// The site below a path of its host, as `npm run build -- --base /mrp/` makes it.

const base = '/mrp'
/** Links of German pages are written by the same code: two of them say how. */
const shown = (await routesInAll()).filter(route => !/404$|^\/de\/(?!pricing$|plan$)./.test(route))
const visit = openInTurn()

let site: JoinedSite
beforeAll(async () => {
  site = await serveJoinedSite({ ...stock, base })
})
afterAll(() => site.remove())

/** Opens a path below the base, and notes which of its host’s files the page asks for outside of it. */
async function open(path: string) {
  const strays: string[] = []
  const visited = await visit(`${site.origin}${base}${path}`, async page => {
    page.on('request', request => {
      const { origin, pathname } = new URL(request.url())
      // The local services, which take what is sent, are at the root.
      if (request.method() === 'GET' && origin === site.origin && !pathname.startsWith(`${base}/`))
        strays.push(pathname)
    })
  })
  return { ...visited, strays }
}

/** Where the links of a page lead, those in shadow roots too. */
const hrefsIn = (html: string, address: string): readonly string[] =>
  [...html.matchAll(/<a\s[^>]*?\bhref="([^"]+)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), address).href,
  )

/** Whether an address below the base answers, asked once for all pages that lead there. */
const answers = new Map<string, Promise<number>>()
function statusOf(href: string): Promise<number> {
  const status = answers.get(href) ?? ask(href).then(answer => answer.status)
  answers.set(href, status)
  return status
}

test('Every link of every page lies below the base, and leads somewhere', async () => {
  for (const path of [...shown, '/embed/', '/partner.html', '/docs/', '/docs/planner']) {
    const address = `${site.origin}${base}${path}`
    const { body } = await ask(address)
    const own = hrefsIn(body.toString(), address).filter(href => href.startsWith(site.origin))
    expect(own.length, path).toBeGreaterThan(0)
    for (const href of new Set(own.map(address => address.replace(/#.*/, '')))) {
      expect(href, path).toContain(`${site.origin}${base}/`)
      expect(await statusOf(href), href).toBe(200)
    }
  }
})

/** With the pages on which something is done below, one of each kind: what loads files is the same on the others. */
const kinds = ['/', '/plan', '/embed/demo-form/', '/partner.html', '/docs/planner']

test.for(kinds)('%s works below the base: its files lie there, and its policy allows them', async path => {
  const { page, complaints, strays } = await open(path)
  await rested(page)
  expect(complaints).toEqual([])
  expect(strays).toEqual([])
})

test('A page’s router is told the address below the base, and the header marks the current page', async () => {
  const { page } = await open('/pricing')
  expect(await page.locator('header [aria-current=page]').first().textContent()).toContain('Pricing')
  await page.evaluate(() =>
    document.addEventListener('mrp-navigate', event => {
      event.preventDefault()
      document.title = (event as CustomEvent).detail.href
    }),
  )
  await page.getByRole('contentinfo').getByRole('link', { name: 'Security' }).click()
  await expect.poll(() => page.title()).toBe(`${site.origin}${base}/security`)
})

test('The builder’s snippet has the addresses below the base, and its preview shows the form', async () => {
  const { page, complaints, strays } = await open('/embed/?tag=mrp-demo-form')
  const snippet = await page
    .getByRole('region', { name: 'Code to paste' })
    .locator('code')
    .first()
    .textContent()
  expect(snippet).toContain(`<script type="module" src="${site.origin}${base}/mrp-widgets.js">`)
  expect(snippet).toContain(`<a href="${site.origin}${base}/demo`)
  await page.frameLocator('iframe[title=Preview]').getByLabel('Full name').waitFor()
  await rested(page)
  expect([complaints, strays]).toEqual([[], []])
})

test.for([`${base}/nowhere`, '/nowhere', '/', '/pricing'])(
  '%s answers 404 with the page for it',
  async path => {
    const { status, body } = await ask(site.origin + path)
    expect(status).toBe(404)
    expect(body.toString()).toContain('Oops! Page not found')
    expect(body.toString()).toContain(`href="${base}/"`)
  },
)

test.for([
  [base, `${base}/`],
  [`${base}/pricing/`, `${base}/pricing`],
  [`${base}/pricing.html`, `${base}/pricing`],
  [`${base}/embed`, `${base}/embed/`],
] as const)('%s leads to %s', async ([path, to]) => {
  const { status, headers } = await ask(site.origin + path)
  expect([status, headers.location]).toEqual([301, to])
})

test('What names the site’s address names the base too', async () => {
  const read = (file: string) => readFile(join(site.folder, file), 'utf8')
  const address = stock.origin + base
  expect(await read('mrp/sitemap.xml')).toContain(`<loc>${address}/pricing</loc>`)
  expect(await read('robots.txt')).toContain(`Sitemap: ${address}/sitemap.xml`)
  const page = await read('mrp/pricing.html')
  expect(page).toContain(`<link rel="canonical" href="${address}/pricing">`)
  expect(page).toContain(`"logo":"${address}/icon-512.png"`)
  const manifest: { start_url: string; icons: { src: string }[] } = JSON.parse(
    await read('mrp/manifest.webmanifest'),
  )
  for (const path of [manifest.start_url, ...manifest.icons.map(({ src }) => src)]) {
    const { status } = await ask(new URL(path, `${site.origin}${base}/manifest.webmanifest`).href)
    expect(status, path).toBe(200)
  }
})

test('Every server has the policy of a page below the base, and the host’s 404 page carries its own', async () => {
  const { headers } = await ask(`${site.origin}${base}/pricing`)
  const built = await readBuiltSite(site.folder)
  const policy = String(headers['content-security-policy'])
  const lines = (await readFile(join(site.folder, '_headers'), 'utf8')).split('\n')
  expect(lines[lines.indexOf(`${base}/pricing`) + 2]).toBe(`  Content-Security-Policy: ${policy}`)
  expect(nginxMaps(built)).toContain(`  ${base}/pricing.html "${policy}";`)
  const { hosting } = JSON.parse(firebaseJson(built))
  const rule = hosting.headers.find(({ source }: { source: string }) => source === `${base}/pricing`)
  expect(rule.headers).toContainEqual({ key: 'Content-Security-Policy', value: policy })
  expect(hosting.redirects[0]).toMatchObject({ regex: `^${base}/about/$`, destination: `${base}/about` })
  expect(await readFile(join(site.folder, '404.html'), 'utf8')).toContain(
    'http-equiv="Content-Security-Policy"',
  )
})
