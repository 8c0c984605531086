import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Route } from 'playwright'
import { describe, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'

const apps = ['react-18', 'react-19', 'preact', 'vue', 'svelte', 'solid', 'angular', 'lit', 'htmx']

const newPage = openBrowser()

const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', html: 'text/html' }

/** The app's own files, and beside them the bundle. */
const serve = (app: string) => async (route: Route) => {
  const { pathname } = new URL(route.request().url())
  const path = pathname === '/' ? '/index.html' : pathname
  for (const folder of [join(import.meta.dirname, 'dist', app), join(import.meta.dirname, '../../dist')]) {
    const body = await readFile(join(folder, path)).catch(() => undefined)
    if (body) return route.fulfill({ body, contentType: types[path.split('.').at(-1) ?? ''] ?? 'text/plain' })
  }
  return route.fulfill({ status: 404 })
}

async function open(app: string): Promise<Opened> {
  const { page, complaints } = await newPage()
  await page.route('**/*', serve(app))
  await page.goto('http://host.example/')
  return { page, complaints }
}

/** The apps' buttons have no face: what is tried is not how they look. */
const press = (page: Page, id: string) => page.locator(`#${id}`).dispatchEvent('click')

describe.for(apps)('In a built app of %s', app => {
  test('an attribute follows the app’s state', async () => {
    const { page, complaints } = await open(app)
    await page.locator('mrp-timeline').getByRole('heading', { name: 'What happened' }).waitFor()
    await press(page, 'change')
    await page.locator('mrp-timeline').getByRole('heading', { name: 'What came next' }).waitFor()
    expect(complaints).toEqual([])
  })

  test('a list given as a property follows it too', async () => {
    const { page, complaints } = await open(app)
    await page.locator('mrp-benefits').getByText('Fewer shortages').waitFor()
    await press(page, 'change')
    await page.locator('mrp-benefits').getByText('Less stock').waitFor()
    expect(await page.locator('mrp-benefits').getByText('Fewer shortages').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  test('an event reaches the app, which may take its default action over', async () => {
    const { page } = await open(app)
    const form = page.locator('mrp-demo-form')
    await form.scrollIntoViewIfNeeded()
    await form.getByLabel('Full name').waitFor()
    await form.getByLabel('Full name').fill('Anna Huber')
    await form.getByLabel('Company name').fill('Huber Gears')
    await form.getByLabel('Email').fill('anna@huber.example')
    await form.getByRole('button', { name: 'Request a Demo' }).click()
    await expect.poll(() => page.locator('output').textContent()).toBe('Anna Huber')
  })

  test('an element is removed and comes back', async () => {
    const { page, complaints } = await open(app)
    await page.locator('mrp-timeline').getByRole('heading', { name: 'What happened' }).waitFor()
    await press(page, 'remove')
    await expect.poll(() => page.locator('mrp-timeline').count()).toBe(0)
    await press(page, app === 'htmx' ? 'return' : 'remove')
    await page.locator('mrp-timeline').getByRole('heading').first().waitFor()
    expect(complaints).toEqual([])
  })

  test('elements with keys change places, and what was typed goes with them', async () => {
    const { page, complaints } = await open(app)
    const order = () => page.locator('mrp-contact-form').evaluateAll(forms => forms.map(({ id }) => id))
    for (const person of ['anna', 'bert']) {
      await page.locator(`#${person}`).scrollIntoViewIfNeeded()
      await page.locator(`#${person}`).getByLabel('Name').fill(person)
    }
    await press(page, 'reverse')
    await expect.poll(order).toEqual(['bert', 'anna'])
    for (const person of ['anna', 'bert'])
      expect(await page.locator(`#${person}`).getByLabel('Name').inputValue()).toBe(person)
    expect(complaints).toEqual([])
  })
})

describe.for(['react-19', 'vue', 'svelte', 'htmx'])('In a built app of %s', app => {
  test('a list as HTML inside the tag follows the app’s template', async () => {
    const { page, complaints } = await open(app)
    const questions = () =>
      page
        .locator('mrp-faq')
        .evaluate(host =>
          [...(host.shadowRoot?.querySelectorAll('summary') ?? [])].map(({ textContent }) => textContent),
        )
    await page.locator('mrp-faq').scrollIntoViewIfNeeded()
    await expect.poll(questions).toEqual(['How?'])
    await press(page, 'change')
    await expect.poll(questions).toEqual(['Why?', 'When?'])
    expect(complaints).toEqual([])
  })
})
