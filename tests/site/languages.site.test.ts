import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { untilAwake } from '../support/awake.ts'
import { openInTurn } from '../support/chromium.ts'
import { lettersFrom, localInbox, scriptTag, servePage } from '../support/form-page.ts'
import { loaded } from '../support/in-page.ts'
import { followRequests, settled } from '../support/rested.ts'

// Languages on the built site: what is loaded, and what is seen before it is.

const visit = openInTurn()

const catalogs = /\/(de|es|fr)-messages-\w{7}\.js$/

/** The button of the form in each catalog that a page has loaded. */
async function loadedCatalogs(page: Page): Promise<string[]> {
  const paths = await loaded(page, catalogs)
  const texts = await Promise.all(paths.map(path => readFile(`demo-host/dist${path}`, 'utf8')))
  return texts.map(text => /"demo.submit":["`]([^"`]*)/.exec(text)?.[1] ?? '')
}

const form = '<mrp-demo-form>Write to us</mrp-demo-form>'

test('An English visitor loads no other language', async () => {
  const { page } = await visit('/demo')
  await page.getByLabel('Full name').fill('Anna Huber')
  await untilAwake(page, 'mrp-demo-form')
  await page.getByRole('button', { name: 'Request a Demo' }).click()
  await page.getByText('Missing Information').waitFor()
  expect(await loadedCatalogs(page)).toEqual([])
})

test('A German page is painted in German, loads German alone, beside the form’s own code, and never shows English', async () => {
  let deliver = () => {}
  const delivered = new Promise<void>(resolve => {
    deliver = resolve
  })
  const asked: string[] = []
  const { page } = await visit('/robots.txt', async opened => {
    await servePage(`<html lang="de">${scriptTag}${localInbox}${form}</html>`)(opened)
    await opened.route('**/chunks/*.js', async route => {
      asked.push(new URL(route.request().url()).pathname)
      if (/\/de-/.test(route.request().url())) await delivered
      await route.continue()
    })
  })
  await page.goto('/try.html', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Demo anfragen' }).hover()
  await untilAwake(page, 'mrp-demo-form')
  await settled(
    page,
    followRequests(page, url => !/\/de-/.test(url)),
  )
  expect(await page.getByRole('button').allInnerTexts()).toEqual(['Demo anfragen'])
  deliver()
  await page.getByRole('button', { name: 'Demo anfragen' }).click()
  await page.getByText('Bitte geben Sie').first().waitFor()
  expect(await loadedCatalogs(page)).toEqual(['Demo anfragen'])
  expect(asked.filter(path => /\/(mrp-demo-form|de)-/.test(path))[0]).toMatch(/\/de-/)
})

test('Where the language can’t be loaded, the form is English, and the console says so once', async () => {
  const { page, complaints } = await visit('/robots.txt', async opened => {
    await servePage(`<html lang="de">${scriptTag}${form}${form}</html>`)(opened)
    await opened.route('**/chunks/de-*.js', route => route.fulfill({ status: 404, body: '' }))
  })
  await page.goto('/try.html')
  await page.getByRole('button', { name: 'Demo anfragen' }).first().hover()
  await page.getByRole('button', { name: 'Request a Demo' }).first().waitFor()
  expect(complaints.filter(line => line.includes('could not be loaded; English is shown'))).toHaveLength(1)
})

test('`/demo` prerendered in German reads German, hydrates without complaint and sends English values', async () => {
  const { prerender } = await import(pathToFileURL('dist/ssr.js').href)
  const english = await readFile('demo-host/dist/demo.html', 'utf8')
  const settings = english.match(/<mrp-config[^>]*>/)?.[0] ?? localInbox
  const html: string = await prerender(
    `<html lang="de">${scriptTag}${settings}</mrp-config><main><mrp-demo-form></mrp-demo-form></main></html>`,
  )
  expect(html).toContain('Demo anfragen</button>')
  const { page, complaints } = await visit('/try.html', servePage(html))
  await page.getByLabel('Vor- und Nachname').fill('Anna Deutsch')
  await page.getByLabel('Unternehmen').fill('Huber Gears')
  await page.getByLabel('E-Mail').fill('anna@huber.example')
  await page.getByLabel('Wann erreichen wir Sie am besten?').selectOption('Vormittags (9–12 Uhr)')
  await page.getByRole('button', { name: 'Demo anfragen' }).click()
  await page.getByRole('heading', { name: 'Vielen Dank, Anna Deutsch.' }).waitFor()
  expect((await lettersFrom(page, 'Anna Deutsch'))[0]).toMatchObject({
    best_time: 'Morning (9am–12pm)',
    comments: 'None',
    phone: 'Not provided',
  })
  expect(complaints).toEqual([])
})
