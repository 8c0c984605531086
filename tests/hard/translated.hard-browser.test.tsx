import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ElementDefinition } from '../../src/custom-element/element.ts'
import account from '../../src/elements/account/mrp-account.tsx'
import contactForm from '../../src/elements/contact-form/mrp-contact-form.tsx'
import demoForm from '../../src/elements/demo-form/mrp-demo-form.tsx'
import faq from '../../src/elements/mrp-faq.tsx'
import hero from '../../src/elements/mrp-hero.tsx'
import pricingPlans from '../../src/elements/mrp-pricing-plans.tsx'
import savings from '../../src/elements/mrp-savings.tsx'
import planner from '../../src/elements/planner/mrp-planner.tsx'
import { configure } from '../../src/services/settings.ts'
import { paste } from '../elements/planner/open-planner.ts'
import {
  connectButton,
  createAccount,
  logoutButton,
  runButton,
  toCreate,
  toLogin,
} from '../support/account.ts'
import { field, localInbox, sendButton, submitRequest, typeRequest } from '../support/demo-form.ts'
import { type Mounted, mountOnClient } from '../support/mount.tsx'
import { textOf, translate } from '../support/translated.ts'

// The translation of a browser puts each text into elements of its own. React, which does not know of them, would change
// a text that is no longer in the page, or fail where it removes one.

interface Drive {
  readonly name: string
  readonly definition: ElementDefinition
  readonly attributes?: Readonly<Record<string, string>>
  /** What a visitor does, one after the other. */
  readonly steps: readonly ((mounted: Mounted) => unknown)[]
}

const press = (name: string | RegExp) => () => page.getByRole('button', { name, exact: true }).first().click()
const type = (label: string, text: string) => () => field(label).fill(text)
/** Types into the first field that matches, in the shadow root. */
function typeNumber({ shadowRoot }: HTMLElement, selector: string, text: string): void {
  const input = shadowRoot?.querySelector<HTMLInputElement>(selector)
  if (!input) throw new Error(`There is no ${selector}.`)
  input.focus()
  input.value = text
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  input.blur()
}

/** Clicks each button of the planner that shows another item. */
const show =
  (index: number) =>
  ({ element }: Mounted) => {
    const buttons = [...(element.shadowRoot?.querySelectorAll('button') ?? [])]
    buttons.filter(({ textContent }) => /^Show/.test(textContent))[index]?.click()
  }
const chooseItem =
  (id: string) =>
  ({ element }: Mounted) => {
    const buttons = [...(element.shadowRoot?.querySelectorAll('button') ?? [])]
    buttons.find(({ textContent }) => textContent.startsWith(id))?.click()
  }
const answer = (status: number) => () =>
  void vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('OK', { status }))

/** Waits for a text, behind which code may have to be loaded. */
const says =
  (text: string) =>
  async ({ element }: Mounted) => {
    await expect.poll(() => textOf(element)).toContain(text)
  }

/** A list of one plan. */
const planAt = (price: string, recommended: boolean): string =>
  JSON.stringify([
    { name: 'Team', price, period: 'a month', features: [`For ${price}`], buttonText: 'Choose', recommended },
  ])

const drives: readonly Drive[] = [
  {
    name: 'the planner shows other items',
    definition: planner,
    attributes: { from: '2026-03-02' },
    steps: [show(0), show(1), show(2), chooseItem('CD-20'), chooseItem('RL-60'), chooseItem('BRG6204')],
  },
  {
    name: 'the planner plans other numbers',
    definition: planner,
    attributes: { from: '2026-03-02' },
    steps: [
      ({ element }) => typeNumber(element, 'fieldset input', '500'),
      ({ element }) => typeNumber(element, 'fieldset input', '3'),
      ({ element }) => typeNumber(element, 'fieldset input', '2'),
      show(1),
    ],
  },
  {
    name: 'the planner reads a list, says what is wrong with it and goes back',
    definition: planner,
    steps: [
      async mounted => {
        await paste(
          'Item;On hand;Lead time;Demand;Date\nA;5;2;20;01/02/2027\nB;x;1;7;03/04/2027\nA;5;2;3;05/06/2027',
        )
        await says('“x” in')(mounted)
      },
      chooseItem('A'),
      () => (page.getByRole('radio').first().element() as HTMLElement).click(),
      says('Sample: '),
    ],
  },
  {
    name: 'the demo form reports faults, takes them back and sends',
    definition: demoForm,
    steps: [
      () => sendButton.click(),
      () => typeRequest(),
      type('Email', 'nonsense'),
      () => sendButton.click(),
      answer(200),
      () => submitRequest(),
      press('Request Another Demo'),
    ],
  },
  {
    name: 'the demo form falls back to the mail app',
    definition: demoForm,
    steps: [answer(500), () => submitRequest(), press('Copy message'), press(/^Clear/)],
  },
  {
    name: 'the contact form reports faults',
    definition: contactForm,
    steps: [press('Send Message'), type('Name', 'Anna'), type('Email', 'x'), press('Send Message')],
  },
  {
    name: 'the account is created, used and left',
    definition: account,
    steps: [
      () => toCreate.click(),
      () => toLogin.click(),
      () => toCreate.click(),
      press('Create Account'),
      () => createAccount(),
      () => connectButton.click(),
      () => runButton.click(),
      press(/^Close the run/),
      () => logoutButton.click(),
      press('Log In'),
    ],
  },
  {
    name: 'the calculator has other sums',
    definition: savings,
    steps: ['0', '40', '-1'].map(
      hours =>
        ({ element }) =>
          typeNumber(element, 'input[name=hours]', hours),
    ),
  },
  {
    name: 'the hero plans other numbers, approves and resets',
    definition: hero,
    steps: [
      ({ element }) => typeNumber(element, 'input[name=lotSize]', '50'),
      ({ element }) => typeNumber(element, 'input[name=safetyStock]', '900'),
      ({ element }) => typeNumber(element, 'input[name=lotSize]', '-5'),
      ({ element }) => typeNumber(element, 'input[name=lotSize]', '100'),
      press(/^Reset|^Start again/),
    ],
  },
  {
    name: 'the answers of the questions change',
    definition: faq,
    attributes: { items: '[{"question":"One?","answer":"See [prices](/pricing) first."}]' },
    steps: [
      ({ write }) => write({ items: '[{"question":"Two?","answer":"No link."}]' }),
      ({ write }) =>
        write({ items: '[{"question":"Two?","answer":"A [link](/demo) and [another](/plan)."}]' }),
      ({ write }) => write({ items: '[{"question":"Two?","answer":"[Only](/demo)"}]' }),
    ],
  },
  {
    name: 'the plans change',
    definition: pricingPlans,
    steps: [
      ({ write }) => write({ plans: planAt('$1', true) }),
      ({ write }) => write({ plans: planAt('$2', false) }),
      ({ write }) => write({ plans: planAt('$3', true) }),
    ],
  },
]

/** Drives an element through its states. `look` is called after each. */
async function drive(
  { definition, attributes, steps }: Drive,
  prepare: (element: HTMLElement) => void,
  look: (element: HTMLElement, step: number) => Promise<void>,
): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  configure({ emailService: { ...localInbox, contactTemplateId: 'contact' } })
  const mounted = await mountOnClient(definition, attributes && { attributes })
  const { element } = mounted
  await settled(element)
  prepare(element)
  for (const [index, step] of steps.entries()) {
    await step(mounted)
    await look(element, index)
  }
  element.remove()
  vi.restoreAllMocks()
}

/** Returns an element's texts without the time of day: the minute may change between its two runs. */
const read = (element: HTMLElement): string => textOf(element).replace(/\d+:\d\d\s[AP]M/g, 'just now')

/** The texts of an element once they rest: what a visitor types is taken a moment later. */
async function settled(element: HTMLElement): Promise<string> {
  let before = ''
  for (let text = read(element); text !== before; text = read(element)) {
    before = text
    await new Promise(resolve => setTimeout(resolve, 700))
  }
  return before
}

/** What the text says from its first difference on, or nothing where it says the same. */
function difference(text: string, expected = ''): string {
  if (text === expected) return ''
  let at = 0
  while (text[at] === expected[at]) at += 1
  return `“${text.slice(Math.max(at - 40, 0), at + 80)}” in place of “${expected.slice(at, at + 80)}”`
}

for (const each of drives)
  test(`On a translated page, ${each.name} as on any other`, { timeout: 90_000 }, async () => {
    const plain: string[] = []
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    await drive(
      each,
      () => {},
      async element => void plain.push(await settled(element)),
    )
    expect(new Set(plain).size).toBeGreaterThan(1)

    const errors = vi.spyOn(console, 'error')
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    await drive(
      each,
      element => {
        for (const root of [document, element.shadowRoot]) if (root) translate(root)
      },
      (element, step) => expect.poll(() => difference(read(element), plain[step])).toBe(''),
    )
    expect(errors).not.toHaveBeenCalled()
  })
