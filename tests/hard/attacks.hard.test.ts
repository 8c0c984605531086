import { expect, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'
import { attacks } from './attacks.ts'

// The built bundle on a page: what an address asks for.

const visit = openChromium()

/** Those that would leave a trace; each is a page to load. */
const traced = Object.values(attacks).filter(text => text.includes('hacked') && text.length < 1000)

test.for([
  '/embed?tag=TEXT&with-TEXT=TEXT',
  '/?mrp-doctor=TEXT#TEXT',
  '/demo?full-name=TEXT&utm_source=TEXT',
])('An address of the site that carries scripts runs none: %s', async (path, { task }) => {
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
  task.meta.figures = { inputs: traced.length }
})
