import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { untilAwake } from '../support/awake.ts'
import { openInTurn } from '../support/chromium.ts'
import { localInbox, scriptTag, servePage } from '../support/form-page.ts'
import { holdBack } from '../support/hold-back.ts'
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
  const asked: string[] = []
  const html = `<html lang="de">${scriptTag}${localInbox}${form}</html>`
  const { page } = await visit('/robots.txt', servePage(html))
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  const deliver = await holdBack(page, '**/chunks/de-*.js')
  await page.goto('/try.html', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Demo anfragen' }).hover()
  await untilAwake(page, 'mrp-demo-form')
  await settled(page, await followRequests(page, url => !/\/de-/.test(url)))
  expect(await page.getByRole('button').allInnerTexts()).toEqual(['Demo anfragen'])
  deliver()
  await page.getByRole('button', { name: 'Demo anfragen' }).click()
  await page.getByText('Bitte geben Sie').first().waitFor()
  expect(await loadedCatalogs(page)).toEqual(['Demo anfragen'])
  expect(asked.filter(path => /^\/chunks\/(mrp-demo-form|de)-/.test(path))[0]).toMatch(/\/de-/)
})

test('Where the language can’t be loaded, the form is English, and the console says so once', async () => {
  const { page, complaints } = await visit(`<html lang="de">${scriptTag}${form}${form}</html>`, opened =>
    opened.route('**/chunks/de-*.js', route => route.fulfill({ status: 404, body: '' })),
  )
  await page.getByRole('button', { name: 'Demo anfragen' }).first().hover()
  await page.getByRole('button', { name: 'Request a Demo' }).first().waitFor()
  expect(complaints.filter(line => line.includes('could not be loaded; English is shown'))).toHaveLength(1)
})
