import { expect, test } from 'vitest'
import { prerender } from '../../src/entries/ssr.ts'
import { listenToConsole } from '../support/console.ts'

// Lists inside tags while a page is prerendered.

const question = (name: string) => `<details><summary>${name}</summary>So.</details>`

const questionsIn = (html: string) =>
  [...(/<template[\s\S]*<\/template>/.exec(html)?.[0].matchAll(/<summary>(.*?)<\/summary>/g) ?? [])].map(
    ([, name]) => name,
  )

test('A list inside a tag is in its root, and stays inside', async () => {
  const html = await prerender(`<mrp-faq>${question("What's new?")}</mrp-faq>`)
  expect(questionsIn(html)).toEqual(['What&#x27;s new?'])
  expect(html).toContain(`</template>${question("What's new?")}</mrp-faq>`)
})

test('An attribute wins over the content, and a faulty one does not', async () => {
  const lines = listenToConsole()
  const items = JSON.stringify([{ question: 'Own?', answer: 'So.' }])
  expect(questionsIn(await prerender(`<mrp-faq items='${items}'>${question('Why?')}</mrp-faq>`))).toEqual([
    'Own?',
  ])
  expect(lines).toEqual([])
  expect(questionsIn(await prerender(`<mrp-faq items="[oh">${question('Why?')}</mrp-faq>`))).toEqual(['Why?'])
  expect(lines).toHaveLength(1)
})

test('A plan without price and period is shown, and one line says what to write', async () => {
  const lines = listenToConsole()
  const html = await prerender(
    '<mrp-pricing-plans><article><h3>Basic</h3><a>Buy</a></article></mrp-pricing-plans>',
  )
  expect(html).toContain('<span>Basic</span>')
  expect(lines).toEqual([
    '<mrp-pricing-plans> content: the list "plans" lacks "price" in entry 1: write data-price of <article>; lacks "period" in entry 1: write data-period of <article>; all else is shown.',
  ])
})

test('An answer without a question is shown, with nothing to unfold', async () => {
  const lines = listenToConsole()
  const html = await prerender(`<mrp-faq>${question('Why?')}<details>No question</details></mrp-faq>`)
  expect(questionsIn(html)).toEqual(['Why?'])
  expect(html).toMatch(/<div part="item"><p [^>]*><span>No question</)
  expect(lines).toEqual([
    '<mrp-faq> content: the list "items" lacks "question" in entry 2: write <summary>; all else is shown.',
  ])
})

test('A founder without a link is a name without one', async () => {
  listenToConsole()
  const html = await prerender('<mrp-founders><article><h3>Ada</h3>Plans</article></mrp-founders>')
  expect(html).toMatch(/<h3 [^>]*>Ada<\/h3>/)
})

test('A link of the footer without an address, or with a script as one, is a name and leads nowhere', async () => {
  listenToConsole()
  const html = await prerender(
    '<mrp-site-footer><nav><a href="/parts">Parts</a><a>Nowhere</a><a href="javascript:x">Script</a></nav></mrp-site-footer>',
  )
  const [shadow = ''] = html.split('</template>')
  expect(shadow).toContain('href="/parts"')
  expect(shadow).toContain('<li>Nowhere</li>')
  expect(shadow).toContain('<li>Script</li>')
  expect(shadow).not.toContain('href=""')
})

test('A link without an address is a name in the header, and no menu that is empty', async () => {
  const html = await prerender('<mrp-site-header><nav><a>Parts</a></nav></mrp-site-header>')
  expect(html).toMatch(/<li><span [^>]*>Parts<\/span><\/li>/)
})

test('A list without any word shows the content', async () => {
  const lines = listenToConsole()
  const html = await prerender('<mrp-pricing-plans><article><p></p></article></mrp-pricing-plans>')
  expect(html).toMatch(/<div data-wake[^>]*><slot><\/slot><\/div><\/template>/)
  expect(lines).toEqual([expect.stringMatching(/the content inside the tag is shown\.$/)])
})

test('A picture that is unknown is left out, and one line says which there are', async () => {
  const lines = listenToConsole()
  const feature = '<article data-picture="bomb"><h3>Bills</h3>All.</article>'
  await prerender(`<mrp-features>${feature.repeat(2)}</mrp-features>`)
  expect(lines).toEqual([
    expect.stringMatching(/^No picture is called "bomb"\. Write one of: adapter, audit, .*, week\.$/),
  ])
})

test('A link inside a tag is no list: the section shows its own', async () => {
  const lines = listenToConsole()
  expect(
    questionsIn(await prerender('<mrp-faq><a href="/faq">Questions</a></mrp-faq>')).length,
  ).toBeGreaterThan(1)
  expect(lines).toEqual([])
})
