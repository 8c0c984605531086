import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { untilAwake } from '../support/awake.ts'
import { openChromium } from '../support/chromium.ts'
import { snippetUnder } from '../support/docs-snippet.ts'
import { scriptTag, servePage } from '../support/form-page.ts'
import { loaded } from '../support/in-page.ts'
import { rested } from '../support/rested.ts'

// Lists from data files, with the built bundle and the examples of docs/sections.md.

const visit = openChromium()

const heading = 'Take a list from a file'
const example = (language: string) => snippetUnder(heading, 'docs/sections.md', language)

const files = { '/plans.json': example('json'), '/questions.csv': example('csv') }

/** Serves a page, and files beside it as plain text, as many servers do. */
const serve = (html: string, texts: Readonly<Record<string, string>>) => async (page: Page) => {
  await servePage(html)(page)
  for (const [path, body] of Object.entries(texts))
    await page.route(`**${path}`, route => route.fulfill({ contentType: 'text/plain', body }))
}

const { prerender }: typeof import('../../src/entries/ssr.ts') = await import(
  pathToFileURL('dist/ssr.js').href
)

test('The examples of the docs show one plan and two questions', async () => {
  const { page, complaints } = await visit('/robots.txt', serve(scriptTag + example('html'), files))
  await page.goto('/try.html')
  await page.getByRole('heading', { name: 'Workshop' }).waitFor()
  expect(await page.getByRole('listitem').filter({ hasText: 'Up to 20 SKUs' }).count()).toBeGreaterThan(0)
  expect(await page.getByRole('link', { name: 'Choose Workshop' }).getAttribute('href')).toBe('/demo')
  await page.getByText('Can I stop, and when?').click()
  await page.getByText('Yes, at the end of each month.').waitFor()
  expect(await page.locator('mrp-faq summary').count()).toBe(2)
  expect(complaints).toEqual([])
})

test('Prerendered, they are there without a script', async () => {
  const html = await prerender(example('html'), { read: src => files[src as keyof typeof files] })
  const { page } = await visit('/robots.txt', servePage(html))
  await page.goto('/try.html')
  await page.getByRole('heading', { name: 'Workshop' }).waitFor()
  expect(await page.locator('mrp-faq summary').count()).toBe(2)
})

test('A prerendered page follows its files', async () => {
  const html = await prerender(example('html'), { read: src => files[src as keyof typeof files] })
  const changed = { ...files, '/plans.json': files['/plans.json'].replace('€49', '€59') }
  const { page, complaints } = await visit('/robots.txt', serve(scriptTag + html, changed))
  await page.goto('/try.html')
  await page.getByText('€59').waitFor()
  expect(complaints).toEqual([])
})

test('A page whose files are missing shows the content inside the tags, and the console names each', async () => {
  const { page, complaints } = await visit('/robots.txt', servePage(scriptTag + example('html')))
  await page.goto('/try.html')
  await page.getByRole('link', { name: 'Our prices' }).waitFor()
  const ours = () => complaints.filter(line => line.includes('data file'))
  await expect.poll(ours).toHaveLength(2)
  expect(await page.getByRole('link', { name: 'Our prices' }).isVisible()).toBe(true)
  expect(ours().join()).toContain(
    '<mrp-pricing-plans> data file /plans.json was answered with status 404: put the file there, or correct src; nothing of it is shown.',
  )
})

test('The doctor names a faulty file, and what to change', async () => {
  const html = `${scriptTag}<mrp-faq src="/questions.csv"></mrp-faq>`
  const { page } = await visit('/robots.txt', serve(html, { '/questions.csv': 'Why?,So.' }))
  await page.goto('/try.html?mrp-doctor')
  await page
    .getByText(
      '<mrp-faq> data file /questions.csv is no JSON list, and as CSV lacks the headings question, answer: write them in its first line.',
    )
    .waitFor()
})

test('A sheet on another origin is shown once the settings name that origin', async () => {
  const sheet = 'https://sheets.example/pub?output=csv'
  const html = `${scriptTag}<mrp-config src-origins="https://sheets.example"></mrp-config><mrp-faq src="${sheet}"></mrp-faq>`
  const { page, complaints } = await visit('/robots.txt', async opened => {
    await servePage(html)(opened)
    await opened.route('https://sheets.example/**', route =>
      route.fulfill({
        contentType: 'text/csv',
        headers: { 'access-control-allow-origin': '*' },
        body: files['/questions.csv'],
      }),
    )
  })
  await page.goto('/try.html')
  await page.getByText('How do I start?').waitFor()
  expect(complaints).toEqual([])
})

test('A script that sets src later is followed, also on a painted element', async () => {
  const { page } = await visit('/robots.txt', serve(`${scriptTag}<mrp-faq></mrp-faq>`, files))
  await page.goto('/try.html')
  await page.locator('mrp-faq summary').first().waitFor()
  await page.locator('mrp-faq').evaluate(element => element.setAttribute('src', '/questions.csv'))
  await page.getByText('How do I start?').waitFor()
})

test('The code that reads files is loaded where a page names one, and that for CSV where it is CSV', async () => {
  const reading = /list-(file|csv)-.*\.js$|papaparse/
  const { page: without } = await visit('/pricing')
  await without.locator('mrp-pricing-plans button').first().click()
  await untilAwake(without, 'mrp-pricing-plans')
  await rested(without)
  expect(await loaded(without, reading)).toEqual([])

  const html = `${scriptTag}<mrp-pricing-plans src="/plans.json"></mrp-pricing-plans>`
  const { page } = await visit('/robots.txt', serve(html, files))
  await page.goto('/try.html')
  await page.getByRole('heading', { name: 'Workshop' }).waitFor()
  expect(await loaded(page, reading)).toHaveLength(1)
})
