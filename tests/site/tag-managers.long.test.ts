import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { untilAwake } from '../support/awake.ts'
import { openInTurn } from '../support/chromium.ts'
import { snippetUnder } from '../support/docs-snippet.ts'
import { lettersFrom, scriptTag, sendRequest, servePage } from '../support/form-page.ts'

// `embed.js`, a classic script for tag managers and for pages without modules, as docs/tag-managers.md says.

const visit = openInTurn()
const form = '<mrp-demo-form></mrp-demo-form>'
const inbox = 'email-service-id=local&email-demo-template-id=demo&email-public-key=local&email-origin=/'
const classic = (query = inbox, attributes = '') =>
  `<script async src="/embed.js?${query}" ${attributes}></script>`

test('The script is a few hundred bytes', async () => {
  expect(gzipSync(await readFile('dist/embed.js')).length).toBeLessThan(600)
})

test('Attributes of the script are settings too, and win over its address', async () => {
  const { page } = await visit(
    classic(`${inbox}&contact-email=a@pumps.example`, 'data-contact-email="b+c@pumps.example"') + form,
  )
  await sendRequest(page, 'Classic attributes')
  expect(await lettersFrom(page, 'Classic attributes')).toMatchObject([{ to_email: 'b+c@pumps.example' }])
})

test('As a tag manager injects it, without attributes and late, the form is there', async () => {
  const { page, complaints } = await visit(form)
  await page.evaluate(html => {
    const place = document.createElement('div')
    place.innerHTML = html
    const given = place.querySelector('script')
    const script = document.createElement('script')
    script.src = given?.src ?? ''
    document.body.append(script)
  }, classic())
  await sendRequest(page, 'Tag manager')
  expect(await lettersFrom(page, 'Tag manager')).toHaveLength(1)
  expect(complaints).toEqual([])
})

test('The documented lines keep what is called before the script is there', async () => {
  const [early = ''] = snippetUnder(
    'Tag managers, and pages without modules',
    'docs/tag-managers.md',
    'html',
  ).split('\n')
  const calls = `<script>
    mrpWidgets.configure({ contactEmail: 'early@pumps.example' })
    mrpWidgets.configure({ analytics: 'dataLayer', consent: 'required' })
    mrpWidgets.consent('granted')
  </script>`
  const { page } = await visit(early + calls + form + classic())
  await sendRequest(page, 'Called early')
  expect(await lettersFrom(page, 'Called early')).toMatchObject([{ to_email: 'early@pumps.example' }])
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'dataLayer') ?? [])))
    .toContain('mrp_sent')
})

test('What is called between embed.js and the first file counts, and so does what is called later', async () => {
  const { page } = await visit('/try.html', async opened => {
    // The parser waits for it; the module comes afterwards.
    const script = classic().replace(' async', '')
    const call = `<script>mrpWidgets.configure({ contactEmail: 'between@pumps.example', brandName: 'Early' })</script>`
    await servePage(script + call + form)(opened)
  })
  await page.getByLabel('Full name').click()
  await untilAwake(page, 'mrp-demo-form')
  await page.evaluate(() => Reflect.get(globalThis, 'mrpWidgets').configure({ brandName: 'Late' }))
  await sendRequest(page, 'Called between')
  expect(await lettersFrom(page, 'Called between')).toMatchObject([{ to_email: 'between@pumps.example' }])
})

test('Beside the module’s own tag, it loads nothing twice', async () => {
  const { page, complaints } = await visit(scriptTag + classic('') + form)
  await page.getByLabel('Full name').click()
  await untilAwake(page, 'mrp-demo-form')
  expect(complaints).toEqual([])
})

test('Loaded as a module, it says how to load it', async () => {
  const { complaints, page } = await visit(classic().replace('async', 'type="module"') + form)
  await page.locator('mrp-demo-form').waitFor({ state: 'attached' })
  await expect.poll(() => complaints.join()).toContain('embed.js is a classic script')
})
