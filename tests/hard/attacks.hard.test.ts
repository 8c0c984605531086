import { expect, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'
import { scriptTag } from '../support/form-page.ts'
import { elements } from '../support/manifest.ts'
import { attacks, hidden, isLong } from './attacks.ts'

// The built bundle on a page: what paints an element before its code has come, and what an address asks for.

const visit = openChromium()

const tags = elements
  .map(({ tagName, attributes }) => ({
    tag: tagName,
    names: attributes.map(({ name }) => name).filter(name => !['lang', 'theme'].includes(name)),
  }))
  // Settings would be those of all others.
  .filter(({ tag }) => tag !== 'mrp-config')

/** Long ones take their time to lay out, and are painted as all others are. */
const short = Object.values(attacks).filter(text => !isLong(text))

/** Those that would leave a trace; each is a page to load. */
const traced = Object.values(attacks).filter(text => text.includes('hacked') && text.length < 1000)

test('What is painted before its code has come, and what its code makes of it, has no attack in it', async () => {
  const { page, complaints } = await visit(scriptTag)
  const harm = await page.evaluate(
    async ({ tags, texts }) => {
      const found: string[] = []
      const allowed = /^(https?|mailto|tel):$/
      const look = (host: Element) => {
        for (const root of [host, host.shadowRoot]) {
          for (const element of root?.querySelectorAll('*') ?? []) {
            const address = element.getAttribute('href') ?? element.getAttribute('src') ?? ''
            const leads =
              URL.canParse(address, document.baseURI) && new URL(address, document.baseURI).protocol
            if (element.hasAttribute('data-hacked')) found.push(`${host.localName}: ${element.localName}`)
            if (leads && !allowed.test(leads)) found.push(`${host.localName}: ${address.slice(0, 60)}`)
          }
        }
      }
      const painted = new Set<string>()
      for (const text of texts) {
        // One for each attribute: what a shell can't show of one of them brings the code at once.
        const hosts = tags.flatMap(({ tag, names }) =>
          names.map(name => {
            const host = document.createElement(tag)
            host.setAttribute(name, text)
            return host
          }),
        )
        const stage = document.createElement('div')
        stage.append(...hosts)
        document.body.append(stage)
        // So many are painted in turns.
        await new Promise(resolve => requestIdleCallback(() => requestIdleCallback(resolve)))
        for (const host of hosts)
          if (host.shadowRoot && !Reflect.get(host, Symbol.for('mrp-element'))?.isAwake)
            painted.add(host.localName)
        hosts.forEach(look)
        stage.remove()
      }
      return { found, painted: painted.size, hacked: '__hacked' in window }
    },
    { tags, texts: short },
  )
  expect(harm).toMatchObject({ found: [], hacked: false })
  expect(harm.painted).toBeGreaterThan(10)
  expect(
    complaints.filter(
      line =>
        !/(the default is used|the content inside the tag is shown|valid entries are shown)\.$/.test(line),
    ),
  ).toEqual([])
  expect(complaints.filter(line => hidden.test(line))).toEqual([])
})

test.for([
  '/embed?tag=TEXT&with-TEXT=TEXT',
  '/?mrp-doctor=TEXT#TEXT',
  '/demo?full-name=TEXT&utm_source=TEXT',
])('An address of the site that carries scripts runs none: %s', async path => {
  const { page } = await visit('/404')
  for (const text of traced) {
    await page.goto(path.replaceAll('TEXT', () => encodeURIComponent(text)))
    const frames = await Promise.all(
      page
        .frames()
        .map(frame =>
          frame.evaluate(() => '__hacked' in window || document.querySelector('[data-hacked]') !== null),
        ),
    )
    expect({ text, hacked: frames.includes(true) }).toEqual({ text, hacked: false })
  }
})
