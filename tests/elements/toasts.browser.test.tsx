import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { define } from '../../src/custom-element/define-element.ts'
import toaster from '../../src/elements/toaster/mrp-toaster.tsx'
import { showToast } from '../../src/elements/toaster/show-toast.ts'
import { toasts } from '../../src/services/toast-list.ts'
import { englishTranslation } from '../../src/words/translation.ts'
import { addToaster } from '../support/add-element.ts'
import { expectFocus, toast } from '../support/demo-form.ts'
import { raise, raised, tabTo } from '../support/toasts.ts'

test('A page without a toaster gets none, and is told of each toast', async () => {
  const seen: string[] = []
  const emit = (_: string, { title }: { readonly title: string }) => seen.push(title) > 0
  const wording = { title: 'Nowhere', description: '', variant: 'default' } as const
  showToast(emit as Parameters<typeof showToast>[0], wording, englishTranslation)
  addToaster()
  await raised('Later')
  expect(seen).toEqual(['Nowhere'])
  await expect.element(toast('Nowhere')).not.toBeInTheDocument()
})

test('A toaster that the page has is used, where the page put it', async () => {
  define(toaster)
  document.body.innerHTML = '<aside><mrp-toaster></mrp-toaster></aside>'
  await raised('Here')
  expect(document.querySelectorAll('mrp-toaster')).toHaveLength(1)
  expect(document.querySelector('aside mrp-toaster')).not.toBeNull()
})

test('A toast that another tag raised while nothing was listening is taken up', async () => {
  define(toaster)
  document.body.append(document.createElement('mrp-toaster'))
  raise('Early')
  await expect.element(toast('Early')).toBeVisible()
})

test.for([
  ['default', 'status'],
  ['destructive', 'alert'],
] as const)('A %s toast is read by screen readers as “%s”', async ([variant, role]) => {
  await raised('Read me', variant)
  await expect.element(page.getByRole(role)).toHaveTextContent('Read me')
  await expect.element(page.getByRole(role)).toHaveTextContent('About Read me.')
})

test('The regions are there before their first text, or screen readers would not read it', async () => {
  define(toaster)
  document.body.append(document.createElement('mrp-toaster'))
  await expect.element(page.getByRole('status')).toBeInTheDocument()
  const [polite, assertive] = [page.getByRole('status').element(), page.getByRole('alert').element()]
  await raised('Late', 'destructive')
  expect(page.getByRole('status').element()).toBe(polite)
  expect(page.getByRole('alert').element()).toBe(assertive)
})

test('Toasts lie in the top layer, above whatever the page stacks', async () => {
  document.body.innerHTML = '<div style="position:fixed;inset:0;z-index:2147483647;background:white"></div>'
  const element = await raised('Above')
  expect(element.shadowRoot?.querySelector(':popover-open')).not.toBeNull()
  const close = toast('Above').element()
  const { x, y, width, height } = close.getBoundingClientRect()
  const found = element.shadowRoot?.elementFromPoint(x + width / 2, y + height / 2)
  expect(found?.closest('button')).toBe(close)
})

test('The toaster catches no click beside its toasts', async () => {
  document.body.innerHTML =
    '<button style="position:fixed;inset:0;inline-size:100%" onclick="this.remove()">Page</button>'
  await raised('Beside')
  const box = toast('Beside').element().getBoundingClientRect()
  expect(document.elementFromPoint(box.right - 5, box.bottom + 200)?.localName ?? 'button').toBe('button')
  await page.getByRole('button', { name: 'Page' }).click({ position: { x: 20, y: 20 } })
  await expect.element(page.getByRole('button', { name: 'Page' })).not.toBeInTheDocument()
})

test('A toast that comes leaves the focus where it is', async () => {
  await raised('Old')
  await tabTo('Old')
  await raised('New')
  await expectFocus(toast('Old'))
})

test('The close button names its toast and closes it alone', async () => {
  await raised('Keep')
  await raised('Drop')
  await page.getByRole('button', { name: 'Close: Drop' }).click()
  await expect.element(toast('Drop')).not.toBeInTheDocument()
  await expect.element(toast('Keep')).toBeVisible()
})

test.for(['{Escape}', ' '])('The keyboard alone closes a toast: %j', async key => {
  await raised('By key')
  await tabTo('By key')
  await userEvent.keyboard(key)
  await expect.element(toast('By key')).not.toBeInTheDocument()
})

test('A second toast from the same element takes the place of its first, and of no other’s', async () => {
  const emit = () => true
  await raised('Other')
  showToast(emit, { title: 'Not yet', description: '', variant: 'default' }, englishTranslation)
  showToast(emit, { title: 'Now', description: '', variant: 'destructive' }, englishTranslation)
  await expect.element(toast('Now')).toBeVisible()
  await expect.element(toast('Not yet')).not.toBeInTheDocument()
  await expect.element(toast('Other')).toBeVisible()
})

// A toast belongs to the page on which it was raised.

test('A toast of a page whose body a router replaced does not come back with the next page’s toast', async () => {
  await raised('Of the page before')
  const [before, next] = [document.body, document.createElement('body')]
  before.replaceWith(next)
  await expect.poll(() => toasts.get()).toEqual([])
  await raised('Of this page')
  await expect.element(toast('Of the page before')).not.toBeInTheDocument()
  next.replaceWith(before)
})

test('A toaster that moves with the page’s content keeps its toasts', async () => {
  const element = await raised('Moves along')
  const main = document.createElement('main')
  document.body.append(main)
  main.append(element)
  await expect.element(toast('Moves along')).toBeVisible()
})

test('A page that comes back from the history shows no toast of before', async () => {
  await raised('Before')
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  await expect.element(toast('Before')).not.toBeInTheDocument()
  await expect.element(page.getByText('About Before.')).not.toBeInTheDocument()
})
