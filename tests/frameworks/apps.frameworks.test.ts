import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Route } from 'playwright'
import { expect, test } from 'vitest'
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

/** Those with a list as HTML inside a tag. */
const withTemplate = ['react-19', 'vue', 'svelte', 'htmx']

const questions = (page: Page) =>
  page
    .locator('mrp-faq')
    .evaluate(host =>
      [...(host.shadowRoot?.querySelectorAll('summary') ?? [])].map(({ textContent }) => textContent),
    )

test.for(apps)(
  'In a built app of %s, elements follow its state, go and come back, change places with what was typed, and tell it of events',
  async app => {
    const { page, complaints } = await open(app)
    const timeline = page.locator('mrp-timeline')
    const benefits = page.locator('mrp-benefits')
    await timeline.getByRole('heading', { name: 'What happened' }).waitFor()
    await benefits.getByText('Fewer shortages').waitFor()
    if (withTemplate.includes(app)) {
      await page.locator('mrp-faq').scrollIntoViewIfNeeded()
      await expect.poll(() => questions(page)).toEqual(['How?'])
    }
    await press(page, 'change')
    await timeline.getByRole('heading', { name: 'What came next' }).waitFor()
    await benefits.getByText('Less stock').waitFor()
    expect(await benefits.getByText('Fewer shortages').count()).toBe(0)
    if (withTemplate.includes(app)) await expect.poll(() => questions(page)).toEqual(['Why?', 'When?'])

    await press(page, 'remove')
    await expect.poll(() => timeline.count()).toBe(0)
    await press(page, app === 'htmx' ? 'return' : 'remove')
    await timeline.getByRole('heading').first().waitFor()

    const contacts = page.locator('mrp-contact-form')
    for (const person of ['anna', 'bert']) {
      await page.locator(`#${person}`).scrollIntoViewIfNeeded()
      await page.locator(`#${person}`).getByLabel('Name').fill(person)
    }
    await press(page, 'reverse')
    await expect
      .poll(() => contacts.evaluateAll(forms => forms.map(({ id }) => id)))
      .toEqual(['bert', 'anna'])
    for (const person of ['anna', 'bert'])
      expect(await page.locator(`#${person}`).getByLabel('Name').inputValue()).toBe(person)
    expect(complaints).toEqual([])

    // It takes the default action over: the form sends nothing.
    const form = page.locator('mrp-demo-form')
    await form.scrollIntoViewIfNeeded()
    await form.getByLabel('Full name').fill('Anna Huber')
    await form.getByLabel('Company name').fill('Huber Gears')
    await form.getByLabel('Email').fill('anna@huber.example')
    await form.getByRole('button', { name: 'Request a Demo' }).click()
    await expect.poll(() => page.locator('output').textContent()).toBe('Anna Huber')
  },
)
