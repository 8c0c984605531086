import { expect, test } from 'vitest'
import { untilAwake } from '../support/awake.ts'
import { openInTurn } from '../support/chromium.ts'
import { lettersFrom, sendRequest } from '../support/form-page.ts'

// Settings as `data-` attributes of the script tag, for pages that can paste one tag and no other.

const visit = openInTurn()

const script = (attributes: string) => `<script type="module" src="/mrp-widgets.js" ${attributes}></script>`
const inbox =
  'data-email-service-id="local" data-email-demo-template-id="demo" data-email-public-key="local" data-email-origin="/"'

test.for([
  [
    'before the form',
    `${script(`${inbox} data-contact-email="sales@pumps.example"`)}<mrp-demo-form></mrp-demo-form>`,
  ],
  [
    'after it',
    `<mrp-demo-form></mrp-demo-form>${script(`${inbox} data-contact-email="sales@pumps.example"`)}`,
  ],
] as const)('Settings of a script tag %s are the page’s', async ([where, html]) => {
  const { page, complaints } = await visit(html)
  await sendRequest(page, `Script ${where}`)
  expect(await lettersFrom(page, `Script ${where}`)).toMatchObject([{ to_email: 'sales@pumps.example' }])
  expect(complaints).toEqual([])
})

test('A tag of settings wins over the script tag, as the later one', async () => {
  const { page } = await visit(
    `<mrp-config contact-email="tag@pumps.example"></mrp-config>${script(`${inbox} data-contact-email="script@pumps.example"`)}<mrp-demo-form></mrp-demo-form>`,
  )
  await sendRequest(page, 'Script and tag')
  expect(await lettersFrom(page, 'Script and tag')).toMatchObject([{ to_email: 'tag@pumps.example' }])
})

const ownFile = '<script type="module" src="/elements/mrp-demo-form.js"></script>'
const settings = `<mrp-config ${inbox} contact-email="sales@pumps.example"></mrp-config>`
const onScript = script(`${inbox} data-contact-email="sales@pumps.example"`)
const embedded = `<script src="/embed.js?${inbox.replaceAll('data-', '').replaceAll('"', '').replaceAll(' ', '&')}&contact-email=sales@pumps.example"></script>`

test.for([
  ['The tag of settings', 'before an element’s own file', script('') + ownFile + settings],
  ['The tag of settings', 'after it', settings + ownFile + script('')],
  ['The tag of settings', 'without the script', settings + ownFile],
  ['The script’s tag', 'before an element’s own file', onScript + ownFile],
  ['The script’s tag', 'after it', ownFile + onScript],
  ['The second tag of the script', 'after a bare one', script('') + onScript],
  ['A tag of the script', 'after an inactive one', script('').replace('module', 'text/plain') + onScript],
  ['embed.js', 'before the bare script', embedded + script('')],
  ['embed.js', 'after a bare embed.js', `<script src="/embed.js"></script>${embedded}`],
] as const)('%s counts %s', async ([what, where, html]) => {
  const { page } = await visit(`${html}<mrp-demo-form></mrp-demo-form>`)
  await sendRequest(page, `${what} ${where}`)
  expect(await lettersFrom(page, `${what} ${where}`)).toMatchObject([{ to_email: 'sales@pumps.example' }])
})

test('A tag of settings wins over the script’s tag, also where an element’s own file has read it before', async () => {
  const { page } = await visit(
    `${ownFile}${settings}${script('data-contact-email="script@pumps.example"')}<mrp-demo-form></mrp-demo-form>`,
  )
  await sendRequest(page, 'Own file and script')
  expect(await lettersFrom(page, 'Own file and script')).toMatchObject([{ to_email: 'sales@pumps.example' }])
})

test('A second tag of the script counts from when a tag manager adds it', async () => {
  const { page } = await visit(`${script('')}<mrp-demo-form></mrp-demo-form>`)
  await page.getByLabel('Full name').fill('Anna')
  await untilAwake(page, 'mrp-demo-form')
  await page.evaluate(
    html => document.body.append(document.createRange().createContextualFragment(html)),
    onScript,
  )
  await sendRequest(page, 'Added tag')
  expect(await lettersFrom(page, 'Added tag')).toMatchObject([{ to_email: 'sales@pumps.example' }])
})

test('What is painted before any code shows the script tag’s settings', async () => {
  const { page } = await visit(`${script('data-brand-name="Pumps"')}<mrp-site-footer></mrp-site-footer>`)
  await page.locator('mrp-site-footer').getByText('Pumps').first().waitFor()
})

test('Attributes that others put on the script tag are no settings', async () => {
  const { page, complaints } = await visit(
    `${script('data-cfasync="false" data-optimized="1"')}<mrp-demo-form></mrp-demo-form>`,
  )
  await page.getByLabel('Full name').fill('Anna')
  await untilAwake(page, 'mrp-demo-form')
  expect(complaints).toEqual([])
})

test('What is no script sets nothing, whatever it is called: a sanitizer leaves strangers a <source>', async () => {
  const { page } = await visit(`${onScript}<mrp-demo-form></mrp-demo-form>`)
  await page.evaluate(() => {
    const place = document.createElement('div')
    place.innerHTML = `<source type="module" src="${location.origin}/mrp-widgets.js" data-contact-email="evil@example.com">`
    document.body.append(...place.children)
  })
  await sendRequest(page, 'A source')
  expect(await lettersFrom(page, 'A source')).toMatchObject([{ to_email: 'sales@pumps.example' }])
})

test('A tag of the script counts that comes later, inside of what a page builder adds', async () => {
  const { page } = await visit(`${script(inbox)}<mrp-demo-form></mrp-demo-form>`)
  await page.evaluate(() => {
    const tag = document.createElement('script')
    tag.type = 'module'
    tag.src = '/mrp-widgets.js'
    tag.dataset.contactEmail = 'sales@pumps.example'
    const block = document.createElement('div')
    block.append(tag)
    document.body.append(block)
  })
  await sendRequest(page, 'A block')
  expect(await lettersFrom(page, 'A block')).toMatchObject([{ to_email: 'sales@pumps.example' }])
})
