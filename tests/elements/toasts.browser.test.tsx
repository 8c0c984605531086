import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { define } from '../../src/custom-element/define-element.ts'
import toaster from '../../src/elements/toaster/mrp-toaster.tsx'
import { showToast } from '../../src/elements/toaster/show-toast.ts'
import { toasts } from '../../src/services/toast-list.ts'
import { englishTranslation } from '../../src/words/translation.ts'
import { loginButton, mountAccount } from '../support/account.ts'
import { addToaster } from '../support/add-element.ts'
import { expectFocus, field, mountDemoForm, sendButton, toast } from '../support/demo-form.ts'
import { press } from '../support/hands.ts'
import { stopTime, untilTrue } from '../support/visitor.ts'

type Variant = 'default' | 'destructive'

/** Dispatches a toast, as an element does. The host page does not prevent it. */
function raise(title: string, variant: Variant = 'default'): void {
  addToaster()
  showToast(() => true, { title, description: `About ${title}.`, variant }, englishTranslation)
}

/** Dispatches a toast and returns its toaster. */
async function raised(title: string, variant?: Variant): Promise<HTMLElement> {
  raise(title, variant)
  await expect.element(toast(title)).toBeVisible()
  const element = document.querySelector<HTMLElement>('mrp-toaster')
  if (!element) throw new Error('There is no toaster.')
  return element
}

/** Moves from the page to a toast with Tab alone. */
async function tabTo(title: string): Promise<void> {
  const start = document.createElement('button')
  document.body.prepend(start)
  start.focus()
  while (!toast(title).element().matches(':focus')) await userEvent.tab()
}

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

// How long toasts stay, and what holds them.

const isShown = (title: string) => toast(title).query() !== null

/** Raises a toast while time stands still. */
async function raiseWithTimeStopped(title: string, variant?: Variant): Promise<void> {
  // The pointer may lie where the last test left it, which is where this toast appears.
  await userEvent.unhover(document.body)
  stopTime()
  raise(title, variant)
  await untilTrue(() => isShown(title))
}

test.for([
  ['default', 6000],
  ['destructive', 10_000],
] as const)('A %s toast goes by itself after %i ms', async ([variant, stay]) => {
  await raiseWithTimeStopped('Passing', variant)
  await vi.advanceTimersByTimeAsync(stay - 1)
  expect(isShown('Passing')).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  await untilTrue(() => !isShown('Passing'))
})

test('A toast stays while somebody points at it', async () => {
  await raiseWithTimeStopped('Pointed at')
  await page.getByText('About Pointed at.').hover()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isShown('Pointed at')).toBe(true)
  await page.getByText('About Pointed at.').unhover()
  await vi.advanceTimersByTimeAsync(6000)
  await untilTrue(() => !isShown('Pointed at'))
})

test('A toast stays while the focus is in it', async () => {
  document.body.innerHTML = '<button>Page</button>'
  await raiseWithTimeStopped('Focused')
  await userEvent.tab()
  await userEvent.tab()
  await untilTrue(() => toast('Focused').element().matches(':focus'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isShown('Focused')).toBe(true)
  await userEvent.tab({ shift: true })
  await vi.advanceTimersByTimeAsync(6000)
  await untilTrue(() => !isShown('Focused'))
})

test('A toast with the focus in it stays when the pointer comes and goes', async () => {
  await raiseWithTimeStopped('Both')
  await tabTo('Both')
  await page.getByText('About Both.').hover()
  await page.getByText('About Both.').unhover()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isShown('Both')).toBe(true)
})

/** Ways to close the second toast. */
const closings = {
  'the pointer': async () => {
    await toast('Second').click()
    await userEvent.unhover(document.body)
  },
  Escape: async () => {
    await tabTo('Second')
    await userEvent.keyboard('{Escape}')
  },
}

test.for(Object.entries(closings))(
  'When a toast was closed by %s, the next one still goes by itself',
  async ([, close]) => {
    await raiseWithTimeStopped('First')
    raise('Second')
    await untilTrue(() => isShown('Second'))
    await close()
    await untilTrue(() => !isShown('Second'))
    await vi.advanceTimersByTimeAsync(6000)
    await untilTrue(() => !isShown('First'))
  },
)

// In a modal dialog of the page everything outside is inert, also a toaster: the element says it itself.

/** Shows an element in a modal dialog of the page. */
function showModally(element: HTMLElement): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  dialog.append(element)
  dialog.showModal()
  return dialog
}

/** The live region of an element that has a text. */
const spoken = (element: HTMLElement) =>
  [element, element.shadowRoot]
    .flatMap(root => [...(root?.querySelectorAll('[aria-live=polite]') ?? [])])
    .find(region => region.querySelector('b'))?.textContent

test('In a modal dialog of the page, no toast appears outside, and the form itself says what is missing', async () => {
  const element = await mountDemoForm()
  showModally(element)
  await press(sendButton)
  await expect.element(field('Full name')).toBeInvalid()
  await expect.element(toast('Missing Information')).not.toBeInTheDocument()
})

test('In a modal dialog of the page, the account says in itself why nobody was let in', async () => {
  const element = await mountAccount()
  showModally(element)
  await press(loginButton)
  await expect.poll(() => spoken(element)).toContain('Missing Information')
})

test('In a dialog that is not modal, toasts are shown as on the page', async () => {
  const element = await mountDemoForm()
  const dialog = showModally(element)
  dialog.close()
  dialog.show()
  await press(sendButton)
  await expect.element(toast('Missing Information')).toBeVisible()
  await expect.element(page.getByText('Missing Information')).toBeVisible()
  await expect.element(field('Full name')).toBeInvalid()
})

test('On a page without a toaster, the account says in itself why nobody was let in', async () => {
  const account = await mountAccount()
  document.querySelector('mrp-toaster')?.remove()
  await press(loginButton)
  await expect
    .poll(() => account.querySelector('[data-notice]')?.textContent)
    .toContain('Missing Information')
})
