import { expect, inject, test } from 'vitest'
import { routesInAll } from '../../demo-host/build-pages.ts'
import { frameAncestors } from '../../demo-host/serving/rules.ts'
import { ask } from '../support/ask.ts'
import { wakeAll } from '../support/awake.ts'
import { openInTurn } from '../support/chromium.ts'

// The site under its own Content Security Policy, as `npm start` serves it. The browser says every violation on the
// console, where a complaint of any kind fails these tests.

const visit = openInTurn()
const docs = [
  '/docs/',
  '/docs/partners',
  '/docs/sections',
  '/docs/styling',
  '/docs/planner',
  '/docs/languages',
]
const all = [...(await routesInAll()), '/embed/', '/embed/demo-form/', '/partner.html', ...docs]

/** What a page's policy says, by directive. */
async function policyAt(path: string): Promise<ReadonlyMap<string, string>> {
  const { headers } = await ask(inject('site') + path)
  const policy = String(headers['content-security-policy'])
  return new Map(
    policy.split('; ').map(directive => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )
}

test.for(all)(
  '%s allows nothing but its own scripts, what is inline by its hash, and pictures',
  async route => {
    const policy = await policyAt(route)
    expect(policy.get('default-src')).toBe("'none'")
    expect(policy.get('script-src')).toMatch(/^'self'( 'sha256-[\w+/]{43}=')*$/)
    expect(policy.get('style-src')).toMatch(/^'sha256-[\w+/]{43}='( 'sha256-[\w+/]{43}=')*$/)
    expect(policy.get('img-src')).toBe("'self'")
    // What is sent arrives at the local inbox; another email service would stand here.
    expect(policy.get('connect-src')).toBe("'self'")
    expect(policy.get('base-uri')).toBe("'none'")
    expect(policy.get('form-action')).toBe("'self' mailto:")
    expect(policy.get('require-trusted-types-for')).toBe("'script'")
    expect(policy.get('trusted-types')).toBe(route === '/embed/' ? 'mrp-preview' : "'none'")
    const framers = frameAncestors.join(' ') || undefined
    expect(policy.get('frame-ancestors')).toBe(route === '/embed/demo-form/' ? framers : "'none'")
  },
)

/** The pages of the site, every element on them woken: `layout.long.test.ts`. */
test.for(['/embed/', '/embed/demo-form/', '/partner.html', '/docs/sections'])(
  '%s, every element on it woken, violates nothing',
  async route => {
    const { page, complaints } = await visit(route)
    await wakeAll(page)
    expect(complaints).toEqual([])
  },
)

test('A script, a style or a text as HTML that somebody smuggles in does nothing', async () => {
  const { page, complaints } = await visit('/')
  const smuggled = await page.evaluate(() => {
    const script = document.createElement('script')
    const ways: readonly (() => unknown)[] = [
      () =>
        document.head.append(
          Object.assign(document.createElement('style'), { textContent: '* { color: red }' }),
        ),
      () => document.body.setAttribute('style', 'color: red'),
      () => document.body.setAttribute('onclick', 'document.title = "smuggled"'),
      () => document.body.click(),
      () => script.setAttribute('src', 'https://elsewhere.example/x.js'),
      () => document.body.insertAdjacentHTML('beforeend', '<img src="https://elsewhere.example/x.png">'),
    ]
    const refused = ways.map(way => {
      try {
        way()
        return ''
      } catch (error) {
        return String(error)
      }
    })
    return { refused, title: document.title, color: getComputedStyle(document.body).color }
  })
  expect(smuggled.title).not.toBe('smuggled')
  expect(smuggled.color).not.toBe('rgb(255, 0, 0)')
  expect(smuggled.refused.filter(text => text.includes('Trusted'))).toHaveLength(3)
  await expect.poll(() => complaints.join()).toContain('style-src')
})

test.for([
  ['A partner’s page', (frame: string) => frame],
  [
    'An editor’s preview, of an opaque origin,',
    (frame: string) => `<iframe sandbox="allow-scripts" srcdoc='${frame}'></iframe>`,
  ],
] as const)('%s may frame the form that is made for it, and no other page', async ([, around]) => {
  const framed = async (path: string) => {
    const { page } = await visit('http://partner.example/', opened =>
      opened.route('http://partner.example/', route =>
        route.fulfill({
          contentType: 'text/html',
          body: around(`<iframe name="framed" src="${inject('site')}${path}"></iframe>`),
        }),
      ),
    )
    return page
  }
  const form = (await framed('/embed/demo-form/')).frame('framed')
  await form?.getByRole('button', { name: 'Request a Demo' }).waitFor()
  const page = await framed('/demo')
  await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/)
})
