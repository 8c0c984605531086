import { expect, inject, test } from 'vitest'
import { routesInAll } from '../../demo-host/build-pages.ts'
import { docsRoutes } from '../../demo-host/docs/docs.ts'
import { openWithoutScript } from '../support/chromium.ts'

// What search engines and messengers read of the site.

const visit = openWithoutScript()
const site = inject('site')
const all = await routesInAll()
const origin = 'https://mrp-agent.example'

type Head = Awaited<ReturnType<typeof readHead>>
const heads = new Map<string, Head>()

/** What a page says about itself in its head, read once for all tests. */
async function headOf(route: string): Promise<Head> {
  const head = heads.get(route) ?? (await readHead(route))
  heads.set(route, head)
  return head
}

async function readHead(route: string) {
  const page = await visit(route)
  const meta = (name: string) =>
    page
      .locator(`meta[name="${name}"], meta[property="${name}"]`)
      .evaluateAll(tags => tags.map(tag => tag.getAttribute('content')).join() || null)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  return {
    title: await page.title(),
    canonical: await page
      .locator('link[rel=canonical]')
      .evaluateAll(links => links.map(link => link.getAttribute('href'))),
    description: await meta('description'),
    shared: {
      title: await meta('og:title'),
      description: await meta('og:description'),
      url: await meta('og:url'),
      image: await meta('og:image'),
      card: await meta('twitter:card'),
    },
    data: data.map((json): Readonly<Record<string, unknown>> => JSON.parse(json)),
  }
}

async function headsOf(pages: readonly string[]) {
  const found: Head[] = []
  for (const route of pages) found.push(await headOf(route))
  return found
}

test('Every page has a title and a description of its own', async () => {
  const pages = await headsOf(all)
  expect(new Set(pages.map(({ title }) => title)).size).toBe(all.length)
  expect(new Set(pages.map(({ description }) => description)).size).toBe(all.length)
  for (const { title, description } of pages) {
    expect(title).toContain('MRP Agent')
    expect(description?.length).toBeGreaterThan(20)
  }
})

test.for(all.filter(route => !route.endsWith('/404')))('%s says its own address', async route => {
  const { canonical, shared } = await headOf(route)
  expect(canonical).toEqual([origin + route])
  expect(shared.url).toBe(origin + route)
})

test.for(['/404', '/nowhere', '/pricing/nowhere', '/de/nowhere'])(
  '%s, where nothing is, says no address',
  async path => {
    const { canonical, shared } = await headOf(path)
    expect(canonical).toEqual([])
    expect(shared.url).toBeNull()
  },
)

test.for(all)(
  '%s says whose site this is, and a link to it is shown with its title and a picture',
  async route => {
    const { title, description, shared, data } = await headOf(route)
    expect(shared).toMatchObject({ title, description, card: 'summary_large_image' })
    const picture = await fetch(site + (shared.image ?? '').replace(origin, ''))
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(data).toContainEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'MRP Agent',
      url: origin,
      logo: `${origin}/icon-512.png`,
      email: 'hello@mrp-agent.example',
    })
  },
)

test.for(['/pricing', '/de/pricing'])(
  '%s has as data the very questions and answers that it shows',
  async route => {
    const { data } = await headOf(route)
    const page = await visit(route)
    const shown = await page
      .locator('mrp-faq details')
      .evaluateAll(items =>
        items.map(item => [item.querySelector('summary')?.textContent, item.querySelector('p')?.textContent]),
      )
    const faq = data.find(entry => entry['@type'] === 'FAQPage')
    expect(shown).toHaveLength(7)
    expect(faq?.mainEntity).toMatchObject(
      shown.map(([name, text]) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
    )
  },
)

test('Plans and answers are data on the page that shows them only', async () => {
  const others = await headsOf(all.filter(route => !route.endsWith('/pricing')))
  const kinds = others.flatMap(({ data }) => data.map(entry => entry['@type']))
  expect(new Set(kinds)).toEqual(new Set(['Organization']))
})

test('The sitemap lists every page but the one for what is not there', async () => {
  const answer = await fetch(`${site}/sitemap.xml`)
  expect(answer.headers.get('content-type')).toMatch(/xml/)
  const listed = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(listed.sort()).toEqual(
    [...all, ...(await docsRoutes())]
      .filter(route => !route.endsWith('/404'))
      .map(route => origin + route)
      .sort(),
  )
})

test('robots.txt lets everyone in and points to the sitemap', async () => {
  const text = await (await fetch(`${site}/robots.txt`)).text()
  expect(text).toMatch(/^User-agent: \*\nAllow: \/$/m)
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`)
})

test('Every icon that a page or the manifest names is there', async () => {
  const page = await visit('/')
  const named = await page
    .locator('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]')
    .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
  const manifest: { name: string; icons: readonly { src: string }[] } = await (
    await fetch(`${site}/manifest.webmanifest`)
  ).json()
  expect(manifest.name).toBe('MRP Agent')
  // Some ask for the last one without reading any page.
  const paths = [...named, ...manifest.icons.map(({ src }) => src), '/favicon.ico']
  expect(paths.length).toBeGreaterThanOrEqual(6)
  const answers = await Promise.all(paths.map(path => fetch(new URL(path, site))))
  expect(answers.map(({ status, headers }) => [status, headers.get('content-type')?.split('/')[0]])).toEqual(
    paths.map(path => [200, path.endsWith('.webmanifest') ? 'application' : 'image']),
  )
})
