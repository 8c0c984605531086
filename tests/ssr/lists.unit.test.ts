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

test('Of a list in which no entry is right, the content is shown, and one line says what to write', async () => {
  const lines = listenToConsole()
  const html = await prerender(
    '<mrp-pricing-plans><article><h3>Basic</h3><a>Buy</a></article></mrp-pricing-plans>',
  )
  expect(html).toMatch(/<div data-wake[^>]*><slot><\/slot><\/div><\/template>/)
  expect(lines).toEqual([
    '<mrp-pricing-plans> content: the list "plans" lacks "price" in entry 1: write data-price of <article>; the content inside the tag is shown.',
  ])
})

test('Of a list with one wrong entry, the others are shown', async () => {
  const lines = listenToConsole()
  const html = await prerender(`<mrp-faq>${question('Why?')}<details>No question</details></mrp-faq>`)
  expect(questionsIn(html)).toEqual(['Why?'])
  expect(lines).toEqual([
    '<mrp-faq> content: the list "items" lacks "question" in entry 2: write <summary>; only its valid entries are shown.',
  ])
})

test('A link inside a tag is no list: the section shows its own', async () => {
  const lines = listenToConsole()
  expect(
    questionsIn(await prerender('<mrp-faq><a href="/faq">Questions</a></mrp-faq>')).length,
  ).toBeGreaterThan(1)
  expect(lines).toEqual([])
})
