import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addElement } from '../support/add-element.ts'
import { contrast } from '../support/contrast.ts'
import * as demo from '../support/demo-form.ts'
import { press } from '../support/hands.ts'
import { lookOf } from '../support/look.ts'
import { emulateSystem } from '../support/visitor.ts'

// How the form looks: what the page may change, and what it can't.

const button = () => getComputedStyle(demo.sendButton.element())
const card = (element: HTMLElement) => getComputedStyle(partOf(element, 'card'))

function partOf(element: Element, part: string): Element {
  const found = element.shadowRoot?.querySelector(`[part~="${part}"]`)
  if (!found) throw new Error(`Nothing has the part "${part}".`)
  return found
}

/** Adds CSS of the host page. */
const dressPage = (css: string): unknown => addElement('style', { inside: css })

const light = { surface: 'rgb(255, 255, 255)', ink: 'rgb(23, 19, 31)' }
const dark = { surface: 'rgb(30, 24, 42)', ink: 'rgb(243, 240, 248)' }

test.for([
  ['without a theme', {}, 'dark', light],
  ['dark', { theme: 'dark' }, 'light', dark],
  ['auto, on a light system', { theme: 'auto' }, 'light', light],
  ['auto, on a dark system', { theme: 'auto' }, 'dark', dark],
] as const)('The theme’s colours: %s', async ([, attributes, system, { surface, ink }]) => {
  await emulateSystem({ 'prefers-color-scheme': system })
  const element = await demo.mountDemoForm(attributes)
  expect(card(element)).toMatchObject({ backgroundColor: surface, color: ink })
})

test('A dark page does not make a light form dark', async () => {
  dressPage(':root { color-scheme: dark; color: white; background: black }')
  const element = await demo.mountDemoForm()
  expect(card(element)).toMatchObject({ backgroundColor: light.surface, color: light.ink })
})

test('“--mrp-accent” set on the page colours the button', async () => {
  dressPage('html { --mrp-accent: rgb(0, 90, 60) }')
  await demo.mountDemoForm()
  expect(button().backgroundColor).toBe('rgb(0, 90, 60)')
})

const reached = { outlineColor: 'rgb(1, 2, 3)' }
const reach = (part: string) => dressPage(`mrp-demo-form::part(${part}) { outline: 1px solid rgb(1, 2, 3) }`)

test.for([
  [
    'in a form with a faulty field',
    ['card', 'form', 'field', 'label', 'input', 'button', 'error'],
    async () => {
      await demo.mountDemoForm()
      await press(demo.sendButton)
      await expect.element(demo.field('Full name')).toBeInvalid()
    },
  ],
  ['after sending', ['success'], () => demo.mountDemoForm().then(() => demo.sendRequest())],
  ['when the mail app takes over', ['fallback'], () => demo.submitInVain()],
] as const)('The page reaches each “::part()” %s: %j', async ([, parts, act]) => {
  for (const part of parts) reach(part)
  await act()
  const element = document.querySelector('mrp-demo-form') ?? document.body
  for (const part of parts) expect(getComputedStyle(partOf(element, part)), part).toMatchObject(reached)
})

/** How every box and every text in the form looks. */
const looks = (element: HTMLElement) =>
  [...(element.shadowRoot?.querySelectorAll('[part], legend, p') ?? [])].map(part => lookOf(part))

test.for([
  `html { font-size: 62.5% }
  body { font: 9px/3 "Comic Sans MS"; color: lime; letter-spacing: 1em; text-align: center; text-indent: 4em }`,
  `* { box-sizing: content-box; letter-spacing: 2px; line-height: 3 }
  input, select, textarea, label, button { float: right; text-transform: uppercase; width: 40px !important }
  .field, .panel, [part], [class], p, div, fieldset { display: none !important; color: lime !important }`,
])('CSS of the page does not reach in: %s', async css => {
  const element = await demo.mountDemoForm()
  const before = looks(element)
  dressPage(css)
  expect(looks(element)).toEqual(before)
})

test.for(['display: flex; flex-direction: column; align-items: center', 'float: left'])(
  'The form keeps a width in a page’s “%s”, and never more than there is',
  async css => {
    dressPage(`body { ${css} }`)
    const element = await demo.mountDemoForm()
    expect(element.clientWidth).toBeGreaterThanOrEqual(560)
    dressPage('body { inline-size: 320px; margin: 0 }')
    expect(element.clientWidth).toBe(320)
  },
)

test('With forced colours, selects keep the system’s own arrow', async () => {
  await demo.mountDemoForm()
  const appearance = () => getComputedStyle(demo.field('ERP system').element()).appearance
  expect(appearance()).toBe('none')
  await emulateSystem({ 'forced-colors': 'active' })
  expect(appearance()).toBe('auto')
})

test('Whatever can be pressed is at least 44 px high, the toast’s close button too', async () => {
  await demo.submitInVain()
  await expect.element(demo.toast('Email Client Opened')).toBeVisible()
  const pressed = [
    ...page.getByRole('button').elements(),
    ...page.getByRole('textbox').elements(),
    ...page.getByRole('combobox').elements(),
    page.getByRole('link', { name: 'Open the email' }).element(),
  ]
  expect(pressed).toHaveLength(15)
  for (const control of pressed) {
    // As laid out: a toast that still moves in is drawn smaller.
    const { offsetWidth, offsetHeight } = control as HTMLElement
    expect(Math.min(offsetWidth, offsetHeight), control.outerHTML).toBeGreaterThanOrEqual(44)
  }
})

test.for([
  ['#ffd400', 'light'],
  ['#00695c', 'dark'],
  ['#111111', 'dark'],
] as const)(
  'With the accent %s, in %s, what is written in the accent, and on it, can be read',
  async ([accent, theme]) => {
    // Otherwise the button passes from one colour to the other.
    await emulateSystem({ 'prefers-reduced-motion': 'reduce' })
    const element = await demo.mountDemoForm({ theme, 'consent-text': 'Yes', 'privacy-url': '/privacy' })
    element.style.setProperty('--mrp-accent', accent)
    const link = getComputedStyle(page.getByRole('link', { name: 'Privacy policy' }).element())
    expect(contrast(link.color, card(element).backgroundColor)).toBeGreaterThan(4.5)
    expect(contrast(button().color, button().backgroundColor)).toBeGreaterThan(4.5)
  },
)

test('Without an accent of the page, the colours are the specification’s', async () => {
  const element = await demo.mountDemoForm({ 'consent-text': 'Yes', 'privacy-url': '/privacy' })
  expect([button().backgroundColor, button().color]).toEqual(['rgb(100, 41, 214)', 'rgb(255, 255, 255)'])
  const link = getComputedStyle(page.getByRole('link', { name: 'Privacy policy' }).element())
  expect(link.color).toBe('rgb(74, 23, 173)')
  element.style.setProperty('--mrp-accent-ink', 'rgb(1, 2, 3)')
  expect(getComputedStyle(page.getByRole('link', { name: 'Privacy policy' }).element()).color).toBe(
    'rgb(1, 2, 3)',
  )
})
