import { expect, test } from 'vitest'
import { untilAwake } from '../support/awake.ts'
import { openChromium } from '../support/chromium.ts'
import { saveData, scriptTag, servePage } from '../support/form-page.ts'
import { loaded } from '../support/in-page.ts'
import { rested } from '../support/rested.ts'

const visit = openChromium()
const form = '<mrp-demo-form></mrp-demo-form>'

test.for([
  ['in the head', `<head>${scriptTag}</head><body>${form}</body>`],
  ['at the end', `<body>${form}${scriptTag}</body>`],
  ['with async', `<body>${scriptTag.replace('<script', '<script async')}${form}</body>`],
] as const)('The script tag works %s', async ([, html]) => {
  const { page, complaints } = await visit('/try.html', servePage(html))
  await page.getByRole('button', { name: 'Request a Demo' }).waitFor()
  expect(complaints).toEqual([])
})

test.for([
  [
    'innerHTML',
    () => document.body.insertAdjacentHTML('beforeend', '<p><mrp-demo-form></mrp-demo-form></p>'),
  ],
  ['createElement', () => document.body.append(document.createElement('mrp-demo-form'))],
] as const)('A tag that comes later, by %s, is found', async ([, insert]) => {
  const { page } = await visit('/try.html', servePage(`<body>${scriptTag}</body>`))
  await rested(page)
  await page.evaluate(insert)
  await page.getByRole('button', { name: 'Request a Demo' }).waitFor()
})

test('The script loaded twice, from two addresses, warns once and works', async () => {
  const second = '<script type="module" src="/mrp-widgets.js?second"></script>'
  const { page, complaints } = await visit('/try.html', servePage(`${scriptTag}${second}${form}`))
  await page.getByRole('button', { name: 'Request a Demo' }).waitFor()
  expect(complaints).toHaveLength(1)
  expect(complaints[0]).toMatch(/mrp-widgets is here already\. Load the script once\./)
})

test('An element costs no code until somebody touches it', async () => {
  const { page } = await visit('/try.html', servePage(`${scriptTag}<div style="height:5000px"></div>${form}`))
  await rested(page)
  expect(await loaded(page, /chunks/)).toEqual([])

  await page.getByRole('button', { name: 'Request a Demo' }).hover()
  await untilAwake(page, 'mrp-demo-form')
  expect(await loaded(page, /chunks/)).not.toEqual([])
})

test('Where the code cannot be loaded, the content inside the tag is there and one line says why', async () => {
  const { page, complaints } = await visit('/try.html', async started => {
    await servePage(
      `${scriptTag}<mrp-demo-form><a href="mailto:a@b.example">Write to us</a></mrp-demo-form>`,
    )(started)
    await started.route('**/chunks/mrp-demo-form-*', route => route.abort())
  })
  await page.getByLabel('Full name').fill('Anna Huber')
  await expect
    .poll(() => complaints.filter(line => line.startsWith('<mrp-demo-form> could not be loaded')))
    .toHaveLength(1)
  expect(await page.getByRole('link', { name: 'Write to us' }).isVisible()).toBe(true)
})

test('A self-closed tag, which hides the rest of the page, is named in one line', async () => {
  const { page, complaints } = await visit('/try.html', async started => {
    await servePage(`<body>${scriptTag}<mrp-demo-form/><h1>Our offer</h1><mrp-faq/><footer>We</footer>`)(
      started,
    )
    // The other one is inside of the form: its shell comes when the form has its own.
    await started.route('**/shells/mrp-faq*', async route => {
      await started.getByRole('button', { name: 'Request a Demo' }).waitFor()
      await route.continue()
    })
  })
  await page.getByRole('button', { name: 'Request a Demo' }).waitFor()
  await rested(page)
  expect(complaints).toEqual([
    '<mrp-demo-form> is not closed and hides what follows. Write </mrp-demo-form> after it.',
  ])
})

test('One element’s own file defines it on import', async () => {
  const { page } = await visit(
    '/try.html',
    servePage(`<script type="module" src="/elements/mrp-demo-form.js"></script>${form}`),
  )
  await page.getByRole('button', { name: 'Request a Demo' }).waitFor()
})

const fallback = '<mrp-demo-form><a href="mailto:a@b.example">Write to us</a></mrp-demo-form>'

test('After a deploy a page that is still open finds the chunks that there are now, and keeps what was typed', async () => {
  const { page, complaints } = await visit('/try.html', async started => {
    await servePage(`${scriptTag}${fallback}`)(started)
    // The page has loaded an older first file, which names chunks that are gone.
    await started.route(/mrp-widgets\.js$/, async route => {
      const now = await (await route.fetch()).text()
      await route.fulfill({
        body: now.replace(/(chunks\/(core|mrp-demo-form))-[\w-]+\.js/g, '$1-gone.js'),
        contentType: 'text/javascript',
      })
    })
  })
  await page.getByLabel('Full name').fill('Anna Huber')
  await untilAwake(page, 'mrp-demo-form')
  expect(await page.getByLabel('Full name').inputValue()).toBe('Anna Huber')
  // The browser itself tells of what is gone.
  expect(complaints.filter(complaint => !/404/.test(complaint))).toEqual([])
})

test('A chunk that could not be loaded is asked for once more', async () => {
  let asked = 0
  const { page } = await visit('/try.html', async started => {
    await saveData(started)
    await servePage(`${scriptTag}${fallback}`)(started)
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
  const { page, complaints } = await visit('/try.html', async started => {
    await servePage(`${scriptTag}${fallback}`)(started)
    await started.route('**/chunks/**', route => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Our site</title>' })
    })
  })
  await page.getByLabel('Full name').fill('Anna Huber')
  await page.getByRole('link', { name: 'Write to us' }).waitFor()
  await expect
    .poll(() => complaints.filter(complaint => complaint.startsWith('<mrp-demo-form>')))
    .toHaveLength(1)
  expect(asked.filter(url => url.includes('mrp-demo-form')).length).toBeLessThanOrEqual(3)
})

test('Where a German page’s texts cannot be loaded, what was typed meanwhile stays', async () => {
  const { page } = await visit('/try.html', async started => {
    await servePage(`<html lang="de">${scriptTag}${fallback}`)(started)
    await started.route('**/chunks/de-*', route => route.abort())
  })
  await page.getByLabel('Vor- und Nachname').pressSequentially('Anna Huber', { delay: 20 })
  await page.getByLabel('Full name').waitFor()
  expect(await page.getByLabel('Full name').inputValue()).toBe('Anna Huber')
  await page.keyboard.type('!')
  expect(await page.getByLabel('Full name').inputValue()).toBe('Anna Huber!')
})

test('After a deploy, a page that was open before loads the code that there is now', async () => {
  const { page, complaints } = await visit('/try.html', async opened => {
    await saveData(opened)
    await servePage(`${scriptTag}${fallback}`)(opened)
    await opened.route('**/mrp-widgets.js', async route => {
      const answer = await route.fetch()
      const before = (await answer.text()).replace(/(chunks\/[\w-]+-)\w{7}\.js/g, '$1before.js')
      await route.fulfill({ response: answer, body: before })
    })
  })
  await page.getByLabel('Full name').fill('Anna Huber')
  await untilAwake(page, 'mrp-demo-form')
  expect(await page.getByLabel('Full name').inputValue()).toBe('Anna Huber')
  // The browser itself tells of what is gone.
  expect(complaints.filter(complaint => !/404/.test(complaint))).toEqual([])
})
