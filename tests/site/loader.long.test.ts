import { expect, test } from 'vitest'
import { untilAwake } from '../support/awake.ts'
import { openInTurn } from '../support/chromium.ts'
import { saveData, scriptTag } from '../support/form-page.ts'
import { rested } from '../support/rested.ts'

const visit = openInTurn()

test('A self-closed tag, which hides the rest of the page, is named in one line', async () => {
  const { page, complaints } = await visit(
    `<body>${scriptTag}<mrp-demo-form/><h1>Our offer</h1><mrp-faq/><footer>We</footer>`,
    started =>
      started.route('**/shells/mrp-faq*', async route => {
        await started.getByRole('button', { name: 'Request a Demo' }).waitFor()
        await route.continue()
      }),
  )
  await page.getByRole('button', { name: 'Request a Demo' }).waitFor()
  await rested(page)
  expect(complaints).toEqual([
    '<mrp-demo-form> is not closed and hides what follows. Write </mrp-demo-form> after it.',
  ])
})

const fallback = '<mrp-demo-form><a href="mailto:a@b.example">Write to us</a></mrp-demo-form>'

test('After a deploy a page that is still open finds the chunks that there are now, and keeps what was typed', async () => {
  const { page, complaints } = await visit(`${scriptTag}${fallback}`, started =>
    started.route(/mrp-widgets\.js$/, async route => {
      const now = await (await route.fetch()).text()
      await route.fulfill({
        body: now.replace(/(chunks\/[\w-]+-)\w{7}\.js/g, '$1gone.js'),
        contentType: 'text/javascript',
      })
    }),
  )
  await page.getByLabel('Full name').fill('Anna Huber')
  await untilAwake(page, 'mrp-demo-form')
  expect(await page.getByLabel('Full name').inputValue()).toBe('Anna Huber')
  // The browser itself tells of what is gone.
  expect(complaints.filter(complaint => !/404/.test(complaint))).toEqual([])
})

test('A chunk that could not be loaded is asked for once more', async () => {
  let asked = 0
  const { page } = await visit(`${scriptTag}${fallback}`, async started => {
    await saveData(started)
    await started.route('**/chunks/mrp-demo-form-*', route => {
      asked += 1
      return asked === 1 ? route.abort() : route.continue()
    })
  })
  await page.getByLabel('Full name').fill('Anna Huber')
  await untilAwake(page, 'mrp-demo-form')
  expect(asked).toBe(2)
})

test('Chunks that come as HTML are asked for ahead and twice more, then the content inside the tag is there and one line says why', async () => {
  const asked: string[] = []
  const { page, complaints } = await visit(`${scriptTag}${fallback}`, started =>
    started.route('**/chunks/**', route => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Our site</title>' })
    }),
  )
  await page.getByLabel('Full name').fill('Anna Huber')
  await page.getByRole('link', { name: 'Write to us' }).waitFor()
  await expect
    .poll(() => complaints.filter(complaint => complaint.startsWith('<mrp-demo-form>')))
    .toHaveLength(1)
  expect(asked.filter(url => url.includes('mrp-demo-form')).length).toBeLessThanOrEqual(3)
})

test('Where a German page’s texts cannot be loaded, what was typed meanwhile stays', async () => {
  const { page } = await visit(`<html lang="de">${scriptTag}${fallback}`, started =>
    started.route('**/chunks/de-*', route => route.abort()),
  )
  await page.getByLabel('Vor- und Nachname').pressSequentially('Anna Huber', { delay: 20 })
  await page.getByLabel('Full name').waitFor()
  expect(await page.getByLabel('Full name').inputValue()).toBe('Anna Huber')
  await page.keyboard.type('!')
  expect(await page.getByLabel('Full name').inputValue()).toBe('Anna Huber!')
})

test('Elements that are moved while their paint waits its turn are painted', async () => {
  const { page } = await visit(`${scriptTag}${'<mrp-faq></mrp-faq>'.repeat(100)}`, started =>
    started.addInitScript(() => {
      /** Moves, once the first are painted, those that are not. Runs before each paint, so that none is missed. */
      const move = () => {
        const all = [...document.querySelectorAll('mrp-faq')]
        const waiting = all.filter(element => !element.shadowRoot)
        if (waiting.length === 0 || waiting.length === all.length) return void requestAnimationFrame(move)
        Object.assign(globalThis, { moved: waiting.length })
        for (const element of waiting) document.body.append(element)
      }
      requestAnimationFrame(move)
    }),
  )
  await expect.poll(() => page.evaluate('moved')).toBeGreaterThan(0)
  await expect
    .poll(() => page.locator('mrp-faq').evaluateAll(all => all.filter(element => !element.shadowRoot).length))
    .toBe(0)
})
