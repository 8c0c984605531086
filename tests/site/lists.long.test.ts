import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { untilAwake } from '../support/awake.ts'
import { openInTurn } from '../support/chromium.ts'
import { scriptTag } from '../support/form-page.ts'
import { loaded } from '../support/in-page.ts'
import { listExamples } from '../support/list-examples.ts'
import { rested } from '../support/rested.ts'

// A list as HTML inside a tag, for every element that has one: the same HTML shown without a script, painted, prerendered,
// and taken over by the element's code.

const visit = openInTurn()
const { prerender }: typeof import('../../src/entries/ssr.ts') = await import(
  pathToFileURL('dist/ssr.js').href
)

/** Files of the elements' code, React's among them. */
const code = (page: Page) => loaded(page, /\/(chunks\/(?!embed-methods)|elements\/)/)

const question = (name: string) => `<details><summary>${name}</summary>So.</details>`

const questions = (page: Page) =>
  page
    .locator('mrp-faq')
    .evaluate(host =>
      [...(host.shadowRoot?.querySelectorAll('summary') ?? [])].map(({ textContent }) => textContent),
    )

test.each(['painted', 'prerendered', 'awake'])(
  'A list that is %s follows a script that adds an entry, changes a word, or replaces all',
  async way => {
    const html = `<mrp-faq>${question('One?')}</mrp-faq>`
    const { page, complaints } = await visit(
      scriptTag + (way === 'prerendered' ? await prerender(html) : html),
    )
    await rested(page)
    if (way === 'awake') {
      await page.evaluate("import('/elements/mrp-faq.js')")
      await page.waitForFunction(() =>
        Array.isArray(Reflect.get(document.querySelector('mrp-faq') ?? {}, 'items')),
      )
    }
    const host = page.locator('mrp-faq')
    await host.evaluate((faq, added) => faq.insertAdjacentHTML('beforeend', added), question('Two?'))
    await expect.poll(() => questions(page)).toEqual(['One?', 'Two?'])
    await host.evaluate(faq => {
      const text = faq.querySelector('summary')?.firstChild
      if (text instanceof Text) text.data = 'Un?'
    })
    await expect.poll(() => questions(page)).toEqual(['Un?', 'Two?'])
    await host.evaluate((faq, all) => Object.assign(faq, { innerHTML: all }), question('New?'))
    await expect.poll(() => questions(page)).toEqual(['New?'])
    expect(complaints).toEqual([])
  },
)

test('A script that changes a prerendered list before the script tag has come is followed', async () => {
  const script = "<script>document.querySelector('summary').textContent = 'Uno?'</script>"
  const { page, complaints } = await visit(
    (await prerender(`<mrp-faq>${question('One?')}</mrp-faq>`)) + script + scriptTag,
  )
  await expect.poll(() => questions(page)).toEqual(['Uno?'])
  expect(complaints).toEqual([])
})

test('The first entry of a tag with a fallback link is followed, and the default comes back with the last one', async () => {
  const { page, complaints } = await visit(`${scriptTag}<mrp-faq><a href="/faq">Questions</a></mrp-faq>`)
  await rested(page)
  const own = await questions(page)
  expect(own.length).toBeGreaterThan(1)
  const host = page.locator('mrp-faq')
  await host.evaluate((faq, added) => faq.insertAdjacentHTML('beforeend', added), question('One?'))
  await expect.poll(() => questions(page)).toEqual(['One?'])
  await host.evaluate(faq => faq.replaceChildren())
  await expect.poll(() => questions(page)).toEqual(own)
  expect(complaints).toEqual([])
})

test('The menu of a header with a list inside works before any code has come, and after', async () => {
  const { content } = listExamples['mrp-site-header'] ?? { content: '' }
  const { page, complaints } = await visit(`${scriptTag}<mrp-site-header>${content}</mrp-site-header>`)
  await rested(page)
  await page.getByRole('button', { name: 'Company' }).click()
  await page.getByRole('link', { name: 'Jobs' }).filter({ visible: true }).waitFor()
  await untilAwake(page, 'mrp-site-header')
  await page
    .locator('mrp-site-header > nav')
    .first()
    .evaluate(nav => {
      nav.insertAdjacentHTML('beforeend', '<a data-group="Company" href="/press">Press</a>')
    })
  await page.getByRole('link', { name: 'Press' }).filter({ visible: true }).waitFor()
  expect(complaints).toEqual([])
})

test('The content of a <div data-mrp> is its list, and is followed', async () => {
  const { page, complaints } = await visit(`${scriptTag}<div data-mrp="faq">${question('One?')}</div>`)
  await rested(page)
  await expect.poll(() => questions(page)).toEqual(['One?'])
  expect(await code(page)).toEqual([])
  await page
    .locator('[data-mrp]')
    .evaluate((place, added) => place.insertAdjacentHTML('beforeend', added), question('Two?'))
  await expect.poll(() => questions(page)).toEqual(['One?', 'Two?'])
  expect(complaints).toEqual([])
})

/** Sections with a fault each, and what is told of it. */
const faulty = [
  ['<mrp-founders><article><h3>Why?</h3>So.</article></mrp-founders>', /lacks "url" in entry 1/],
  [
    '<mrp-features><article data-picture="moon"><h3>Why?</h3>So.</article></mrp-features>',
    /No picture is called "moon"/,
  ],
  [`<mrp-faq heading-level="9">${question('Why?')}</mrp-faq>`, /attribute "heading-level"/],
  [`<mrp-faq heading="“Asked”">${question('Why?')}</mrp-faq>`, /curly quotes/],
] as const

test('A section says once what is wrong with its list or its attributes, painted and awake', async () => {
  const { page, complaints } = await visit(scriptTag + faulty.map(([html]) => html).join(''))
  await expect.poll(() => page.getByText('Why?').filter({ visible: true }).count()).toBe(faulty.length)
  await page
    .locator('mrp-faq, mrp-features, mrp-founders')
    .evaluateAll(sections => sections.map(section => section.setAttribute('theme', 'dark')))
  for (const tag of ['mrp-faq', 'mrp-features', 'mrp-founders']) await untilAwake(page, tag)
  // Of two questions, one may wake later than the other.
  await expect
    .poll(() => complaints)
    .toEqual(expect.arrayContaining(faulty.map(([, told]) => expect.stringMatching(told))))
  await rested(page)
  expect(complaints).toHaveLength(faulty.length)
})

test('A fault that comes into a painted list is told', async () => {
  const founder = '<article><h3>Ann Lee</h3>So.<a href="/ann">Ann</a></article>'
  const { page, complaints } = await visit(`${scriptTag}<mrp-founders>${founder}</mrp-founders>`)
  await rested(page)
  await page.locator('mrp-founders > article > a').evaluate(link => link.remove())
  await expect.poll(() => complaints).toEqual([expect.stringMatching(/lacks "url" in entry 1/)])
})
