import { expect, test } from 'vitest'
import { define } from '../../src/custom-element/define-element.ts'
import type { ElementDefinition } from '../../src/custom-element/description.ts'
import type { Shape } from '../../src/custom-element/shape.ts'
import config from '../../src/elements/mrp-config.tsx'
import { attributeName } from '../../src/services/attribute-names.ts'
import { visuallyHidden } from '../../src/ui/text.styles.ts'
import { addElement } from '../support/add-element.ts'
import { mountOnClient } from '../support/mount.tsx'

// An editor can set every text that visitors see of a section, or leave its block out: on a page that sets all that can be
// set, no word of ours is left. A new text fails here until it has an attribute, a slot, a message or a place in a list.

const modules = import.meta.glob<{ readonly default: ElementDefinition }>(
  ['../../src/elements/mrp-*.tsx', '../../src/elements/header/mrp-*.tsx'],
  { eager: true },
)
const sections = Object.values(modules)
  .map(module => module.default)
  .filter(({ tag }) => tag !== 'mrp-config')

const own = 'xyz'
const address = `/${own}`

const values = {
  text: own,
  amount: own,
  texts: [own],
  link: address,
  flag: true,
}
type Kind = keyof typeof values
const isKind = (kind: string): kind is Kind => Object.hasOwn(values, kind)

/** What a page leaves out by its parts, as `mrp-hero::part(systems) { display: none }` does. */
const removable = ['mrp-hero::part(picture)', 'mrp-hero::part(systems)', 'mrp-how-it-works::part(number)']

/** An entry of a list, without a picture of ours. A plan without a link is one that can be selected. */
const entryOf = (shape: Shape) =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([key, kind]) => {
      const name = kind.replace('?', '')
      return isKind(name) && !['picture', 'href', 'subject'].includes(key) ? [[key, values[name]]] : []
    }),
  )

const attributesOf = ({ attributes }: ElementDefinition, hasLists: boolean) =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([key, { kind, shape, fallback }]) => {
      if (kind === 'text') return [[attributeName(key), own]]
      // What a section shows without a list has texts of its own. A default list is replaced by the page's.
      const isGiven = hasLists || !Array.isArray(fallback) || fallback.length > 0
      return shape && isGiven ? [[attributeName(key), JSON.stringify([entryOf(shape)])]] : []
    }),
  )

const settingsFor = ({ messages = {} }: ElementDefinition) => ({
  'brand-name': own,
  'contact-email': `${own}@${own}.${own}`,
  founders: JSON.stringify([{ name: own, role: own, url: `https://${own}.example/` }]),
  messages: JSON.stringify(Object.fromEntries(Object.keys(messages).map(key => [key, own]))),
})

/** Opens what is folded, presses each button, and gives each slot a text. */
function reveal(element: HTMLElement): void {
  const root = element.shadowRoot
  for (const details of root?.querySelectorAll('details') ?? []) details.open = true
  for (const menu of root?.querySelectorAll<HTMLElement>('[popover]') ?? []) menu.showPopover()
  for (const button of root?.querySelectorAll<HTMLElement>('button:not([popovertarget])') ?? [])
    button.click()
}

function fillSlots(element: HTMLElement): void {
  for (const { name } of element.shadowRoot?.querySelectorAll('slot') ?? [])
    if (name && !element.querySelector(`[slot=${name}]`))
      element.insertAdjacentHTML('beforeend', `<b slot="${name}">${own}</b>`)
}

/** The texts with a letter that a visitor sees. */
function seenIn(element: HTMLElement): string[] {
  if (!element.shadowRoot) return []
  const walker = document.createTreeWalker(element.shadowRoot, NodeFilter.SHOW_TEXT)
  const seen: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange()
    range.selectNode(node)
    const isShown = range.getClientRects().length > 0 && !node.parentElement?.closest(`.${visuallyHidden}`)
    if (isShown && /\p{L}/u.test(String(node.textContent))) seen.push(String(node.textContent).trim())
  }
  return seen
}

const oursIn = (element: HTMLElement) => seenIn(element).filter(text => !text.includes(own))

test.for(
  sections.flatMap(section => [true, false].map(hasLists => ({ section, tag: section.tag, hasLists }))),
)(
  'No text of ours is left of <$tag> on a page that sets all; with its optional lists: $hasLists',
  async ({ section, hasLists }) => {
    define(config)
    addElement('mrp-config', { attributes: settingsFor(section) })
    addElement('style', { inside: `${removable.join()} { display: none }` })
    const { element } = await mountOnClient(section, { attributes: attributesOf(section, hasLists) })
    reveal(element)
    // What appears may have slots too.
    await expect.poll(() => [fillSlots(element), oursIn(element)][1]).toEqual([])
  },
)
