import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import doctor from '../../src/doctor/mrp-doctor.tsx'
import { define } from '../../src/element/define.tsx'
import clients from '../../src/sections/mrp-clients.tsx'
import faq from '../../src/sections/mrp-faq.tsx'
import { configure } from '../../src/services/configure.ts'
import { stopTime, untilTrue } from '../support/visitor.ts'

// What the doctor says of a page on which the site's own script is not alone, or not whole. The rest: tests/site/doctor.

/** Puts these tags into the page, and the doctor behind them. */
function examine(...tags: string[]): void {
  configure({ endpoint: '/__request' })
  document.body.append(...[...tags, 'mrp-doctor'].map(tag => document.createElement(tag)))
}

const findings = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

define(doctor)

test('It finds: a tag that another version of the bundle has defined', async () => {
  customElements.define(
    'mrp-clients',
    class extends HTMLElement {
      static readonly definition = clients
      static readonly mrpVersion = '0.0.9'
    },
  )
  examine('mrp-clients')
  await expect
    .poll(findings)
    .toEqual(['<mrp-clients> belongs to version 0.0.9 of this bundle. Load one version only.'])
})

test('A tag of its own version is none of its findings', async () => {
  define(faq)
  examine('mrp-faq')
  await expect.element(page.getByText('No problems found.')).toBeVisible()
})

test('It finds: a tag whose code has not come in three seconds, and takes it back once it has', async () => {
  stopTime()
  examine('mrp-founders')
  // The doctor asks for the code by a change of its tag.
  await untilTrue(() => document.querySelector('mrp-founders[data-mrp-doctor]') !== null)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(page.getByRole('status').element()).toHaveTextContent('Checking …')
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await expect
    .poll(findings)
    .toEqual([
      '<mrp-founders> could not be loaded. Serve chunks/ beside mrp-widgets.js, with the type text/javascript.',
    ])

  define((await import('../../src/sections/mrp-founders.tsx')).default)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect.element(page.getByText('No problems found.')).toBeVisible()
})

test('It finds: a message whose key nobody knows', async () => {
  define(faq)
  examine('mrp-faq')
  // As a page without types may write it.
  configure(JSON.parse('{"messages":{"demo.sumbit":"Go"}}'))
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect
    .poll(findings)
    .toEqual(['messages has no text “demo.sumbit”. Use “demo.submit”, the closest name.'])
})
