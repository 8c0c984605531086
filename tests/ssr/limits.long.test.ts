import { expect, test } from 'vitest'
import { prerender } from '../../src/entries/ssr.ts'
import { tagsIn } from '../../src/loader/page-markup.ts'
import { listenToConsole } from '../support/console.ts'

// How much `prerender(html)` makes of a page, and how long it takes to read one that nobody would write by hand.

const rootsIn = (html: string) => html.split('shadowrootmode').length - 1
const isOurs = (tag: string) => tag.startsWith('mrp-')
const faqs = (count: number) => '<mrp-faq></mrp-faq>'.repeat(count)

test('Of more elements than 1,000 the rest stay as they are written, one line says so, and settings count all the same', async () => {
  const lines = listenToConsole()
  const settings = '<mrp-config contact-email="sales@pumps.example"></mrp-config>'
  const html = await prerender(`<mrp-contact-details></mrp-contact-details>${faqs(1001)}${settings}`)
  expect(rootsIn(html)).toBe(1000)
  expect(html).toContain('mailto:sales@pumps.example')
  expect(html.endsWith(`</template></mrp-faq>${faqs(2)}${settings}`)).toBe(true)
  expect(lines).toEqual([
    'prerender: 3 of 1003 elements stay as written and load in the browser, because a page gets at most 1000 roots.',
  ])
})

test('Of HTML whose open tags would be millions of elements, nothing is prerendered, and one line says so', async () => {
  const lines = listenToConsole()
  const open = Array.from({ length: 1500 }, (_, index) => `<b id=${index}>`).join('')
  const html = `<mrp-faq></mrp-faq><p>${open}</p>${'<p>x'.repeat(3000)}`
  expect(await prerender(html)).toBe(html)
  expect(lines).toEqual([
    'prerender: no element is prerendered, because this HTML makes more elements than it has characters. Close its formatting tags, such as <b>: each open one is repeated in every later paragraph.',
  ])
})

/** Hostile nesting and repetition: what begins and what ends each. */
const heaps = [
  ['nested <div>s', '<div>', '</div>'],
  ['nested <div>s that nobody closes', '<div>', ''],
  ['nested elements of ours', '<mrp-contact-form>', '</mrp-contact-form>'],
  ['nested elements of ours with a language each', '<mrp-contact-form lang=de>', '</mrp-contact-form>'],
  ['nested settings', '<mrp-config>', '</mrp-config>'],
  ['nested SVG with HTML in it', '<svg><g><foreignObject>', ''],
  ['elements side by side', '<mrp-contact-form></mrp-contact-form>', ''],
] as const

const heap = ([, start, end]: (typeof heaps)[number], count: number) =>
  start.repeat(count) + end.repeat(count)

test.for(heaps)('20,000 %s are a page like any other', kind => {
  const found = tagsIn(heap(kind, 20_000), isOurs)
  expect(found?.length).toBe(kind[1].startsWith('<mrp-') ? 20_000 : 0)
})

/** Seconds of the processor, which other programs hardly lengthen. */
function work(pages: number, html: string): number {
  const before = process.cpuUsage()
  for (let page = 0; page < pages; page += 1) tagsIn(html, isOurs)
  return process.cpuUsage(before).user / 1e6
}

// The first and the third of them are the next one of each, made easier.
test.for(heaps.filter((_, kind) => kind !== 0 && kind !== 2))(
  'One page of 8,000 %s takes about as long as 16 of 500',
  kind => {
    const few: number[] = []
    const many: number[] = []
    // In turns, and the least of each: a collection of garbage may fall into any of them.
    for (let round = 0; round < 3; round += 1) {
      few.push(work(16, heap(kind, 500)))
      many.push(work(1, heap(kind, 8_000)))
    }
    // If it grew with the square of the length, it would be sixteen times.
    expect(Math.min(...many) / Math.min(...few)).toBeLessThan(4)
  },
)
