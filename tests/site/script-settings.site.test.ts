import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { untilAwake } from '../support/awake.ts'
import { openInTurn } from '../support/chromium.ts'
import { lettersFrom, sendRequest } from '../support/form-page.ts'

// Settings as `data-` attributes of the script tag, for pages that can paste one tag and no other.

const visit = openInTurn()

const script = (attributes: string) => `<script type="module" src="/mrp-widgets.js" ${attributes}></script>`
const inbox =
  'data-email-service-id="local" data-email-demo-template-id="demo" data-email-public-key="local" data-email-origin="/"'
const form = '<mrp-demo-form></mrp-demo-form>'
const ownFile = '<script type="module" src="/elements/mrp-demo-form.js"></script>'
const settings = `<mrp-config ${inbox} contact-email="sales@pumps.example"></mrp-config>`
const onScript = script(`${inbox} data-contact-email="sales@pumps.example"`)
const otherScript = script(`${inbox} data-contact-email="script@pumps.example"`)
const embedded = `<script src="/embed.js?${inbox.replaceAll('data-', '').replaceAll('"', '').replaceAll(' ', '&')}&contact-email=sales@pumps.example"></script>`

/** Sends a request, which has to go to the address that all settings but those of others name. */
async function expectDelivery(page: Page, sender: string): Promise<void> {
  await sendRequest(page, sender)
  expect(await lettersFrom(page, sender)).toMatchObject([{ to_email: 'sales@pumps.example' }])
}

test.for([
  ['The script’s tag', 'before the form', onScript + form],
  ['The script’s tag', 'after it', form + onScript],
  ['The tag of settings', 'before an element’s own file', script('') + ownFile + settings + form],
  ['The tag of settings', 'after it', settings + ownFile + script('') + form],
  ['The tag of settings', 'without the script', settings + ownFile + form],
  ['The tag of settings', 'before the script’s', settings + otherScript + form],
  [
    'The tag of settings',
    'before the script’s, read by an own file',
    ownFile + settings + otherScript + form,
  ],
  ['The script’s tag', 'before an element’s own file', onScript + ownFile + form],
  ['The script’s tag', 'after an own file', ownFile + onScript + form],
  ['The second tag of the script', 'after a bare one', script('') + onScript + form],
  [
    'A tag of the script',
    'after an inactive one',
    script('').replace('module', 'text/plain') + onScript + form,
  ],
  ['embed.js', 'before the bare script', embedded + script('') + form],
  ['embed.js', 'after a bare embed.js', `<script src="/embed.js"></script>${embedded}${form}`],
] as const)('%s counts %s', async ([what, where, html]) => {
  const { page, complaints } = await visit(html)
  await expectDelivery(page, `${what} ${where}`)
  const told = what === 'embed.js' ? ['mrp-widgets is here already. Load the script once.'] : []
  await expect.poll(() => complaints).toEqual(told)
})

test('A second tag of the script counts from when a tag manager adds it', async () => {
  const { page } = await visit(script('') + form)
  await page.getByLabel('Full name').fill('Anna')
  await untilAwake(page, 'mrp-demo-form')
  await page.evaluate(
    html => document.body.append(document.createRange().createContextualFragment(html)),
    onScript,
  )
  await expectDelivery(page, 'Added tag')
})

test('A tag of the script counts that comes later, inside of what a page builder adds', async () => {
  const { page } = await visit(script(inbox) + form)
  await page.evaluate(() => {
    const tag = document.createElement('script')
    tag.type = 'module'
    tag.src = '/mrp-widgets.js'
    tag.dataset.contactEmail = 'sales@pumps.example'
    const block = document.createElement('div')
    block.append(tag)
    document.body.append(block)
  })
  await expectDelivery(page, 'A block')
})

test('What is no script sets nothing, whatever it is called: a sanitizer leaves strangers a <source>', async () => {
  const { page } = await visit(onScript + form)
  await page.evaluate(() => {
    const place = document.createElement('div')
    place.innerHTML = `<source type="module" src="${location.origin}/mrp-widgets.js" data-contact-email="evil@example.com">`
    document.body.append(...place.children)
  })
  await expectDelivery(page, 'A source')
})

test('Attributes that others put on the script tag are no settings', async () => {
  const { page, complaints } = await visit(script('data-cfasync="false" data-optimized="1"') + form)
  await page.getByLabel('Full name').fill('Anna')
  await untilAwake(page, 'mrp-demo-form')
  expect(complaints).toEqual([])
})
