import { Malformed } from '../../custom-element/attributes.ts'
import type { ElementDefinition } from '../../custom-element/description.ts'
import { classOf, isAwake } from '../../custom-element/handle.ts'
import {
  attributeName,
  attributeNames,
  attributeText,
  isQuoted,
  writtenName,
} from '../../services/attribute-names.ts'
import { config, defaultConfig } from '../../services/config.ts'
import { isExampleAddress } from '../../services/links.ts'
import { pageDocument, pageElements } from '../../services/page-document.ts'
import { type Finding, finding } from './finding.ts'

// Examines the tags in the page: their names, attributes and values.

const doctorTag = 'mrp-doctor'

/** Returns the page's elements with names like ours. */
const ourElements = (): readonly Element[] =>
  pageElements('*').filter(({ localName }) => localName.startsWith('mrp-') && localName !== doctorTag)

const definitionOf = (tag: string): ElementDefinition | undefined => classOf(tag)?.definition

/** Returns the elements whose code is not loaded. */
export const sleepingElements = (known: readonly string[]): readonly Element[] =>
  ourElements().filter(element => known.includes(element.localName) && !isAwake(element))

/** Examines all tags. `missing` lists the elements whose code has not come. */
export function examineTags(known: readonly string[], missing: ReadonlySet<Element>): readonly Finding[] {
  const elements = ourElements()
  if (elements.length === 0) return [...shownAsText(known), finding('tag.none')]
  return [
    ...shownAsText(known),
    ...divsHeld(),
    ...elements.flatMap(element => examine(element, known, missing)),
  ]
}

/** Finds divs that got no element, because somebody else has attached a root there. */
const divsHeld = (): readonly Finding[] =>
  pageElements('[data-mrp]')
    .filter(
      ({ shadowRoot }) => shadowRoot && !/^(mrp-|slot)/.test(shadowRoot.firstElementChild?.localName ?? ''),
    )
    .map(({ localName }) => finding('div.held', { tag: localName }))

function shownAsText(known: readonly string[]): readonly Finding[] {
  const text = pageDocument.body.innerText
  return known.filter(tag => text.includes(`<${tag}`)).map(tag => finding('tag.text', { tag }))
}

function examine(
  element: Element,
  known: readonly string[],
  missing: ReadonlySet<Element>,
): readonly Finding[] {
  const tag = element.localName
  if (!known.includes(tag)) return [finding('tag.unknown', { tag })]
  if (swallowsPage(element, known)) return [finding('tag.open', { tag })]
  const definition = definitionOf(tag)
  if (!definition) return missing.has(element) ? [finding('tag.sleeping', { tag })] : []
  return [
    ...otherVersion(tag),
    ...unknownAttributes(element, definition),
    ...badValues(element, definition),
    ...badLists(element, definition),
    ...('mrp-submit' in definition.events ? examineForm(element) : []),
  ]
}

/** Examines where a form's requests go if no service takes them, or no script runs. */
function examineForm(form: Element): readonly Finding[] {
  const tag = form.localName
  const { contactEmail: contact, endpoint, emailService } = config.get()
  const address = mailAddressIn(form)
  const service = endpoint || emailService.serviceId
  const isServiceBuilt = endpoint === defaultConfig.endpoint && emailService === defaultConfig.emailService
  return [
    ...(service && isServiceBuilt && contact !== defaultConfig.contactEmail
      ? [finding('contact.mail', { contact, service })]
      : []),
    ...(isExampleAddress(contact) ? [finding('contact.example', { contact })] : []),
    ...(form.firstElementChild ? [] : [finding('fallback.none', { tag })]),
    ...(address && address !== contact ? [finding('fallback.other', { tag, address, contact })] : []),
  ]
}

function mailAddressIn(element: Element): string | undefined {
  const href = element.querySelector('a[href^="mailto:" i]')?.getAttribute('href')
  return href ? decoded(new globalThis.URL(href).pathname).trim() : undefined
}

/** Returns the text itself if it is not encoded well. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function otherVersion(tag: string): readonly Finding[] {
  const version = classOf(tag)?.mrpVersion ?? '?'
  return version === __VERSION__ ? [] : [finding('version.other', { tag, version })]
}

/**
 * Matches attributes that HTML allows on every element, `open`, by which a page opens a form's dialog, and what
 * frameworks write. A page may keep its own data in `data-…`.
 */
const anyElements =
  /^(id|open|class|style|slot|part|exportparts|hidden|title|lang|dir|tabindex|role|is|nonce|translate|inert|key|ref|aria-.*|on.*|x-.*|v-.*|:.*|@.*|_ng.*|ng-.*|data-.*)$/

function unknownAttributes(element: Element, { tag, attributes }: ElementDefinition): readonly Finding[] {
  const names = Object.keys(attributes).map(attributeName).flatMap(attributeNames)
  return element
    .getAttributeNames()
    .filter(name => !names.includes(name) && !anyElements.test(name))
    .map(name => finding('attribute.unknown', { tag, name }))
}

function badValues(element: Element, { tag, attributes }: ElementDefinition): readonly Finding[] {
  return Object.entries(attributes).flatMap(([key, attribute]) => {
    const known = attributeName(key)
    const name = writtenName(element, known) ?? ''
    if (isQuoted(element, known)) return [finding('attribute.quoted', { tag, name })]
    const value = attributeText(element, known)
    const read = value === undefined ? undefined : attribute.parse(value)
    if (!(read instanceof Malformed)) return []
    const { why, instead } = read
    const shown = { tag, name, value: `${value}`.slice(0, 60), why, instead }
    return [finding('attribute.bad', shown)]
  })
}

function badLists(element: Element, { tag, attributes }: ElementDefinition): readonly Finding[] {
  return Object.entries(attributes).flatMap(([name, attribute]) => {
    const { reader } = attribute
    const read = reader?.read(reader.nodeOf(element))
    if (!(read instanceof Malformed)) return []
    const { why, instead } = read
    return [finding('list.bad', { tag, name, why, instead })]
  })
}

/** Selects parts of a page that hardly belong to fallback content. */
const pageParts = 'script,main,header,footer,section,h1'

/**
 * Tells whether an element contains what should follow it. A parser reads `<mrp-faq/>` as a start tag and closes it
 * where its parent ends. Such an element is its parent's last child, and contains parts of a page or other elements
 * of ours.
 */
function swallowsPage(
  { nextSibling, nextElementSibling, children }: Element,
  known: readonly string[],
): boolean {
  if (nextElementSibling || nextSibling?.textContent?.trim()) return false
  const parts = [pageParts, ...known].join()
  const inside = [...children].filter(child => !child.matches('[slot],[data-root]'))
  return inside.some(child => child.matches(parts) || child.querySelector(parts))
}
