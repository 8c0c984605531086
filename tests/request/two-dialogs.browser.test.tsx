import { beforeEach, expect, test } from 'vitest'
import demoForm from '../../src/elements/demo-form/mrp-demo-form.tsx'
import { addElement, rendered } from '../support/add-element.ts'

// Two dialogs on one page: in whatever order they open and close, the page scrolls again.

const html = document.documentElement
const overflow = () => getComputedStyle(html).overflow

async function mount(): Promise<HTMLElement> {
  const ready = rendered()
  const element = addElement(demoForm.tag, { attributes: { mode: 'dialog' } })
  await ready
  return element
}

const isOpen = (element: HTMLElement) => element.shadowRoot?.querySelector('dialog')?.open ?? false

async function open(element: HTMLElement): Promise<void> {
  element.setAttribute('open', '')
  await expect.poll(() => isOpen(element)).toBe(true)
}

async function close(element: HTMLElement): Promise<void> {
  const closed = new Promise(resolve =>
    element.shadowRoot?.querySelector('dialog')?.addEventListener('close', resolve, { once: true }),
  )
  element.removeAttribute('open')
  await closed
}

let first: HTMLElement
let second: HTMLElement

beforeEach(async () => {
  document.body.innerHTML = '<div style="height:4000px"></div>'
  first = await mount()
  second = await mount()
})

test.for(['first', 'last'])(
  'The page scrolls again when the one that opened %s closes first',
  async which => {
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
  await open(first)
  await open(second)
  first.remove()
  await expect.poll(() => first.shadowRoot?.querySelector('dialog')).toBeNull()
  expect(overflow()).toBe('hidden')
  second.remove()
  await expect.poll(overflow).toBe('visible')
})

test('A lock of the page’s own that ends meanwhile has ended, one that began meanwhile goes on', async () => {
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
