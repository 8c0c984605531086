import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import demoForm from '../../src/elements/demo-form/mrp-demo-form.tsx'
import * as demo from '../support/demo-form.ts'
import { press } from '../support/hands.ts'
import { addPrerendered, settled } from '../support/mount.tsx'

// The form in a dialog and behind a button: closed until somebody opens it.

const dialogRole = page.getByRole('dialog', { name: 'Request a Demo' })
const closeButton = page.getByRole('button', { name: 'Close', exact: true })

/** Opens it as an opener of the page does, with the focus on that. */
async function opened(): Promise<HTMLElement> {
  const opener = document.createElement('button')
  opener.textContent = 'Opener'
  document.body.append(opener)
  const element = await demo.mountClosed('dialog')
  opener.focus({ preventScroll: true })
  element.setAttribute('open', '')
  await expect.element(dialogRole).toBeVisible()
  return element
}

const opener = page.getByRole('button', { name: 'Opener' })
const dialogIn = (element: HTMLElement) => {
  const dialog = element.shadowRoot?.querySelector('dialog')
  if (!dialog) throw new Error('There is no dialog.')
  return dialog
}

test('A dialog is closed until it is opened, and takes no focus on load', async () => {
  const element = await demo.mountClosed('dialog')
  await settled()
  await expect.element(demo.sendButton).not.toBeInTheDocument()
  expect(element.getBoundingClientRect().height).toBe(0)
  expect(document.activeElement).toBe(document.body)
})

test('A prerendered dialog shows nothing until it is opened', async () => {
  const element = addPrerendered(demoForm, { attributes: { mode: 'dialog' } })
  expect(element.shadowRoot?.querySelector('[data-root]')?.children).toHaveLength(0)
  element.setAttribute('open', '')
  await expect.element(dialogRole).toBeVisible()
})

test('A button opens the dialog, and has the focus again when it is closed', async () => {
  await demo.mountClosed('button')
  const button = page.getByRole('button', { name: 'Request a Demo' })
  await press(button)
  await expect.element(dialogRole).toBeVisible()
  await demo.expectFocus(demo.field('Full name'))
  await press(closeButton)
  await expect.element(dialogRole).not.toBeInTheDocument()
  await demo.expectFocus(button)
})

test('Escape closes a dialog, and the focus returns to what opened it', async () => {
  const element = await opened()
  await demo.expectFocus(demo.field('Full name'))
  await userEvent.keyboard('{Escape}')
  await expect.element(dialogRole).not.toBeInTheDocument()
  await demo.expectFocus(opener)
  await expect.poll(() => element.hasAttribute('open')).toBe(false)
})

test('A click beside a dialog closes it, a press inside that ends beside it does not', async () => {
  const element = await opened()
  const dialog = dialogIn(element)
  const press = (type: string, target: Element) =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true }))

  press('pointerdown', demo.field('Full name').element())
  press('click', dialog)
  expect(dialog.open).toBe(true)

  press('pointerdown', dialog)
  press('click', dialog)
  await expect.element(dialogRole).not.toBeInTheDocument()
})

test('The page keeps its place, and does not scroll behind the dialog', async () => {
  document.body.innerHTML = '<div style="height:4000px"></div>'
  scrollTo(0, 700)
  await opened()
  expect(scrollY).toBe(700)
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => getComputedStyle(document.documentElement).overflow).toBe('visible')
  expect(scrollY).toBe(700)
})

test('A request from the dialog arrives, and its thanks are in the dialog', async () => {
  await opened()
  await demo.sendRequest('Modes Dialog')
  await demo.expectFocus(demo.successScreen)
  await expect.element(dialogRole).toBeVisible()
  expect(await demo.lettersFrom('Modes Dialog')).toHaveLength(1)
})

test('What a toast would say stands in the dialog, because all around it is inert', async () => {
  const element = await opened()
  await press(demo.sendButton)
  const notice = () => dialogIn(element).querySelector('[aria-live=polite][data-notice]')?.textContent
  await expect.poll(notice).toBe('Missing InformationPlease fill in all required fields.')
  await expect.element(demo.toast('Missing Information')).not.toBeInTheDocument()
})

test('“button-text” is on the button that opens the form and on the one that sends, in place of ours', async () => {
  const element = await demo.mountClosed('button', { 'button-text': 'See it live' })
  const button = page.getByRole('button', { name: 'See it live' })
  await press(button)
  await expect.element(dialogRole).toBeVisible()
  await expect.element(button.last()).toHaveAttribute('type', 'submit')
  element.removeAttribute('button-text')
  await expect.element(demo.sendButton.last()).toBeVisible()
  await expect.element(button).not.toBeInTheDocument()
})

test('A request that is refused after the dialog was closed opens it again, with the reason', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  demo.respondWith(() => promise)
  const element = await opened()
  await demo.typeRequest()
  await press(demo.sendButton)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => element.hasAttribute('open')).toBe(false)
  reject({ message: 'We serve Europe only.' })
  await expect.element(page.getByText('We serve Europe only.')).toBeVisible()
  expect(element.hasAttribute('open')).toBe(true)
})

// Two dialogs on one page: in whatever order they open and close, the page scrolls again.

const html = document.documentElement
const overflow = () => getComputedStyle(html).overflow

/** Mounts two dialogs on a page that scrolls. */
async function mountTwo() {
  document.body.innerHTML = '<div style="height:4000px"></div>'
  return [await demo.mountClosed('dialog'), await demo.mountClosed('dialog')] as const
}

async function open(element: HTMLElement): Promise<void> {
  element.setAttribute('open', '')
  await expect.poll(() => dialogIn(element).open).toBe(true)
}

async function close(element: HTMLElement): Promise<void> {
  const closed = new Promise(resolve => dialogIn(element).addEventListener('close', resolve, { once: true }))
  element.removeAttribute('open')
  await closed
}

test.for(['first', 'last'])(
  'The page scrolls again when the one that opened %s closes first',
  async which => {
    const [first, second] = await mountTwo()
    await open(first)
    await open(second)
    const [one, other] = which === 'first' ? [first, second] : [second, first]
    await close(one)
    expect(overflow()).toBe('hidden')
    await close(other)
    expect(overflow()).toBe('visible')
  },
)

test('The page scrolls again when both are removed while they are open', async () => {
  const [first, second] = await mountTwo()
  await open(first)
  await open(second)
  first.remove()
  await expect.poll(() => first.shadowRoot?.querySelector('dialog')).toBeNull()
  expect(overflow()).toBe('hidden')
  second.remove()
  await expect.poll(overflow).toBe('visible')
})

test('A lock of the page’s own that ends meanwhile has ended, one that began meanwhile goes on', async () => {
  const [first] = await mountTwo()
  html.style.overflow = 'clip'
  await open(first)
  html.style.overflow = ''
  await close(first)
  expect(overflow()).toBe('visible')
  await open(first)
  html.style.overflow = 'clip'
  await close(first)
  expect(overflow()).toBe('clip')
  html.style.overflow = ''
})
