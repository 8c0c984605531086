import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { routesInAll } from '../../demo-host/build-pages.ts'
import manifest from '../../package.json' with { type: 'json' }
import { type Answer, ask } from './ask.ts'

// Tests what every server must do for the site: `npm start`, nginx, Firebase Hosting.

const folder = 'demo-host/dist'
const pages = [
  ...(await routesInAll()).filter(route => !route.endsWith('/404')),
  '/embed/',
  '/embed/demo-form/',
  '/docs/',
  '/docs/partners',
]
const chunks = (await readdir(`${folder}/chunks`)).filter(file => file.endsWith('.js'))

const seconds = ({ headers }: Answer): number =>
  Number(/max-age=(\d+)/.exec(headers['cache-control'] ?? '')?.[1])

interface Server {
  /** Returns its URL, without a slash at the end. */
  readonly address: () => string
  /** Whether it sends Brotli. */
  readonly brotli: boolean
  /**
   * Whether its rules match paths, not files. Then a missing file below a permanently cached path is cached as well,
   * and the host itself decides some spellings of a path.
   */
  readonly byAddress?: boolean
}

/** Defines the tests of a server of the built site. */
export function testServing({ address, brotli, byAddress = false }: Server): void {
  const get = (path: string, headers?: Readonly<Record<string, string>>) => ask(address() + path, headers)

  test('A file with a hash in its name is kept for ever', async () => {
    expect(chunks.length).toBeGreaterThan(20)
    for (const chunk of chunks) {
      const { status, headers } = await get(`/chunks/${chunk}`)
      expect(status, chunk).toBe(200)
      expect(headers['cache-control'], chunk).toBe('public, max-age=31536000, immutable')
    }
  })

  test.for([
    ...pages,
    '/mrp-widgets.js',
    '/elements/mrp-demo-form.js',
    '/embed.js',
    '/integrity.json',
    `/mrp-widgets-${manifest.version}.tgz`,
  ])('%s, whose name stays when it changes, is kept for a minute', async path => {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(seconds(answer)).toBe(60)
  })

  test.for(['/share.png', '/favicon.svg'])('%s is kept for a day', async path => {
    expect(seconds(await get(path))).toBe(86_400)
  })

  test.for([
    '/mrp-widgets.js',
    '/elements/mrp-hero.js',
    '/embed.js',
    `/chunks/${chunks[0]}`,
    `/v${manifest.version}/mrp-widgets.js`,
  ])('Pages of other origins may load %s', async path => {
    const { headers } = await get(path, { Origin: 'https://partner.example' })
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/)
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  test('Pages of other origins may not read a page', async () => {
    const { headers } = await get('/login', { Origin: 'https://partner.example' })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  test.for([...pages, '/mrp-widgets.js', '/favicon.svg', '/nowhere'])(
    '%s has the headers of all',
    async path => {
      const { headers } = await get(path)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
      })
    },
  )

  test.for([...pages, '/nowhere'])(
    'The policy of %s has the hash of every inline style, and one policy',
    async path => {
      const { headers, body } = await get(path)
      const policy = headers['content-security-policy'] ?? ''
      expect(policy).toMatch(/^default-src 'none'; script-src 'self'/)
      expect(policy).not.toMatch(/unsafe|\*|,/)
      expect(policy).toContain("; img-src 'self'; connect-src 'self'; ")
      const styles = [...body.toString().matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text)
      expect(styles.length).toBeGreaterThan(0)
      for (const text of styles) {
        expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      }
    },
  )

  test('Nobody may put a page into a frame, except the one that is made for it', async () => {
    for (const path of [...pages, '/nowhere']) {
      const policy = (await get(path)).headers['content-security-policy'] ?? ''
      expect(policy.includes("frame-ancestors 'none'"), path).toBe(path !== '/embed/demo-form/')
    }
  })

  test.for([
    '/nowhere',
    '/pricing/nowhere',
    '/docs/nowhere',
    '/Pricing',
    '/_headers',
    ...(byAddress ? [] : ['/chunks/gone-12345678.js', '/404.html']),
  ])('%s answers 404 with the page for it, which is not kept', async path => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(answer.headers['content-type']).toMatch(/^text\/html/)
    expect(answer.body.toString()).toContain('Oops! Page not found')
    expect(seconds(answer)).toBeLessThanOrEqual(60)
  })

  test.for(byAddress ? [] : ['/de/nowhere', '/de/pricing/nowhere', '/de/404', '/de/404.html'])(
    '%s answers 404 with the German page for it',
    async path => {
      const answer = await get(path)
      expect(answer.status).toBe(404)
      expect(answer.body.toString()).toContain('Hoppla! Seite nicht gefunden')
      expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/)
    },
  )

  test.for([
    ['/pricing/', '/pricing'],
    ['/de/pricing/', '/de/pricing'],
    ['/pricing.html', '/pricing'],
    ['/index.html', '/'],
    ...(byAddress
      ? []
      : [
          ['/embed', '/embed/'],
          ['/docs', '/docs/'],
          ['/docs/partners.html', '/docs/partners'],
          ['/embed/demo-form', '/embed/demo-form/'],
        ]),
  ])('%s leads to the one address, %s, and what is asked of it goes along', async ([path = '', to = '']) => {
    const { status, headers } = await get(`${path}?utm_source=mail`)
    expect(status).toBe(301)
    const location = new URL(headers.location ?? '', address())
    expect(location.pathname + location.search).toBe(`${to}?utm_source=mail`)
  })

  test('A page in a folder has its policy without the slash too, or leads to it', async () => {
    const { status, headers } = await get('/embed/demo-form')
    if (status === 301) expect(new URL(headers.location ?? '', address()).pathname).toBe('/embed/demo-form/')
    else
      expect([status, headers['content-security-policy']]).toEqual([
        200,
        expect.stringContaining("default-src 'none'"),
      ])
  })

  const encodings = [
    ['gzip', gunzipSync],
    ...(brotli ? [['br', brotliDecompressSync] as const] : []),
  ] as const
  test.for(encodings)(
    'What can be compressed comes as %s where the browser takes it',
    async ([name, unpack]) => {
      for (const path of ['/', '/mrp-widgets.js', '/integrity.json']) {
        const { headers, body } = await get(path, { 'Accept-Encoding': name })
        expect(headers['content-encoding'], path).toBe(name)
        expect(headers.vary?.toLowerCase(), path).toContain('accept-encoding')
        expect(unpack(body).toString()).toBe(
          await readFile(folder + (path === '/' ? '/index.html' : path), 'utf8'),
        )
      }
      expect((await get('/', { 'Accept-Encoding': 'identity' })).headers['content-encoding']).toBeUndefined()
      expect(
        (await get('/share.png', { 'Accept-Encoding': name })).headers['content-encoding'],
      ).toBeUndefined()
    },
  )

  // The host does this itself, but its emulator does not.
  if (byAddress) return
  test('A browser that has the file already is told so', async () => {
    for (const path of ['/', '/mrp-widgets.js']) {
      const { headers } = await get(path)
      const again = await get(path, { 'If-None-Match': headers.etag ?? '' })
      expect(again.status, path).toBe(304)
      expect(again.body).toHaveLength(0)
    }
  })
}
