import { expect, inject, test } from 'vitest'
import { routesInAll } from '../../demo-host/build-pages.ts'
import { docsRoutes } from '../../demo-host/docs/docs.ts'
import { writtenAt } from '../support/written-page.ts'

// What search engines and messengers read of the site.

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

/** As it is written: a robot runs no script. */
async function readHead(route: string) {
  const tags = await writtenAt(route)
  const named = (tag: string, attribute: string, value: string) =>
    tags.filter(({ name, attributes }) => name === tag && attributes[attribute] === value)
  const meta = (name: string) =>
    [...named('meta', 'name', name), ...named('meta', 'property', name)]
      .map(({ attributes }) => attributes.content)
      .join() || null
  return {
    title: tags.find(({ name }) => name === 'title')?.text,
    canonical: named('link', 'rel', 'canonical').map(({ attributes }) => attributes.href),
    description: meta('description'),
    shared: {
      title: meta('og:title'),
      description: meta('og:description'),
      url: meta('og:url'),
      image: meta('og:image'),
      card: meta('twitter:card'),
    },
    data: named('script', 'type', 'application/ld+json').map(
      ({ text }): Readonly<Record<string, unknown>> => JSON.parse(text),
    ),
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
    const tags = await writtenAt(route)
    const first = tags.findIndex(({ name }) => name === 'mrp-faq')
    const textsOf = (tag: string) =>
      tags.slice(first).flatMap(({ name, text }) => (name === tag ? [text] : []))
    const answers = textsOf('p')
    const shown = textsOf('summary').map((question, at) => [question, answers[at]])
    const faq = data.find(entry => entry['@type'] === 'FAQPage')
    expect(shown).toHaveLength(6)
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
  const named = (await writtenAt('/')).flatMap(({ name, attributes: { rel = '', href = '' } }) =>
    name === 'link' && /\bicon\b|apple-touch-icon|manifest/.test(rel) ? [href] : [],
  )
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
