import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ElementDefinition } from '../../src/custom-element/description.ts'
import account from '../../src/elements/account/mrp-account.tsx'
import contactForm from '../../src/elements/contact-form/mrp-contact-form.tsx'
import demoForm from '../../src/elements/demo-form/mrp-demo-form.tsx'
import faq from '../../src/elements/mrp-faq.tsx'
import hero from '../../src/elements/mrp-hero.tsx'
import pricingPlans from '../../src/elements/mrp-pricing-plans.tsx'
import savings from '../../src/elements/mrp-savings.tsx'
import planner from '../../src/elements/planner/mrp-planner.tsx'
import { configure } from '../../src/services/config.ts'
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
import { paste } from './planner/open-planner.ts'

// The translation of a browser puts each text into elements of its own. React, which does not know of them, would change
// a text that is no longer in the page, or fail where it removes one: a text that may change, or has a neighbour that may
// come and go, is alone in its element.

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

/** Clicks the first button that begins with the number of an item. */
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

/** A list whose order comes late. */
const ownList = (supplier: string, lastHeading: string): string =>
  `Item;On hand;Lead time (working days);Supplier;${lastHeading}
PUMP;4;5;;
GEAR;3;15;${supplier};20
ROTOR;50;5;Mill;7

Parent;Component;Quantity per
PUMP;GEAR;1
PUMP;ROTOR;2

Order;Item;Quantity;Due date
SO-1;PUMP;10;2026-03-10`

const drives: readonly Drive[] = [
  {
    name: 'the planner shows other items',
    definition: planner,
    attributes: { from: '2026-03-02' },
    steps: [chooseItem('RL-60'), chooseItem('BRG6204')],
  },
  {
    name: 'the planner plans other numbers',
    definition: planner,
    attributes: { from: '2026-03-02' },
    steps: [
      ({ element }) => typeNumber(element, 'input[inputmode]', '500'),
      ({ element }) => typeNumber(element, 'input[inputmode]', '2'),
      chooseItem('RL-60'),
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
    name: 'the planner plans a list, tries what would help, and plans another one',
    definition: planner,
    attributes: { from: '2026-03-02' },
    steps: [
      () => paste(ownList('Foundry', 'Price')),
      says('SO-1'),
      press('See what would help'),
      press(/^Try it/),
      press('Undo'),
      press('Choose days off'),
      press('Cancel'),
      press('Attach to demo request'),
      press('Cancel'),
      chooseItem('GEAR'),
      () => paste(ownList('Turner', 'Remark')),
      says('Turner'),
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
      press('Create Account'),
      () => toLogin.click(),
      () => toCreate.click(),
      () => createAccount(),
      () => connectButton.click(),
      () => runButton.click(),
      press(/^Hide the run/),
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

/** So much time passes between two steps, in ms: what is typed is taken a second later. */
const pauseMs = 1000

/** Lets time pass until nothing changes any more. */
async function settle(element: HTMLElement): Promise<void> {
  let before = ''
  for (let text = textOf(element); text !== before; text = textOf(element)) {
    before = text
    await vi.advanceTimersByTimeAsync(pauseMs)
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  }
}

test.for(drives.map(drive => [drive.name, drive] as const))(
  'On a translated page, %s as on any other',
  async ([, { definition, attributes, steps }]) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    configure({ emailService: { ...localInbox, contactTemplateId: 'contact' } })
    vi.spyOn(console, 'warn').mockReturnValue()
    const errors = vi.spyOn(console, 'error')
    const mounted = await mountOnClient(definition, attributes && { attributes })
    const { element } = mounted
    await settle(element)
    const lost = [document, element.shadowRoot].map(root => (root ? translate(root) : []))
    const seen = new Set<string>()
    for (const step of steps) {
      await step(mounted)
      await settle(element)
      seen.add(textOf(element))
    }
    expect(seen.size).toBeGreaterThan(1)
    expect(lost.flat()).toEqual([])
    expect(errors).not.toHaveBeenCalled()
  },
)

// What the translation of a browser does to a page.

/**
 * Puts each text of a root, and each that comes later, into two elements. Returns what is written, from then on, into
 * texts that are no longer in the page.
 */
function translate(root: Document | ShadowRoot): readonly string[] {
  const lost: string[] = []
  const taken = new MutationObserver(records => {
    for (const { target } of records) lost.push(target.textContent ?? '')
  })
  const later = new MutationObserver(() => {
    wrapTexts(root, taken)
    later.takeRecords()
  })
  wrapTexts(root, taken)
  later.observe(root, { childList: true, characterData: true, subtree: true })
  onTestFinished(() => {
    later.disconnect()
    taken.disconnect()
  })
  return lost
}

// A browser translates a page's title in one piece, too.
const kept = 'script,style,textarea,title,font'

function wrapTexts(root: Node, taken: MutationObserver): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && node.data.trim() && !node.parentElement?.closest(kept)) texts.push(node)
  }
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.append(text.data)
    outer.append(inner)
    text.replaceWith(outer)
    taken.observe(text, { characterData: true })
  }
}

/** All texts of an element, in its shadow root and in its light DOM. */
const textOf = (element: HTMLElement): string =>
  [element.shadowRoot, element]
    .map(root => root?.textContent ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
