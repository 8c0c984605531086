import { commonName } from '../services/attribute-names.ts'
import { pageDocument } from '../services/page-document.ts'
import { ownAttributes } from './shell.ts'

// Loads the code of painted elements when something changes that they show: their attributes, the configuration, the page's
// language.

/** Other attributes that load the code: a page opens a dialog by `open`, and `<mrp-doctor>` examines by the other. */
const others = ['open', 'data-mrp-doctor']

/**
 * Calls `load` for elements whose own attributes changed, for all of `sleeping` where the configuration changed, and for the
 * localised ones where the page's language did.
 */
export function wakeChanged(
  records: readonly MutationRecord[],
  sleeping: string,
  isSpeaking: (tag: string) => boolean,
  load: (element: Element) => unknown,
): void {
  const attributes: Readonly<Record<string, readonly string[]>> = JSON.parse(ownAttributes)
  const wakeAll = (isConcerned: (tag: string) => boolean) => {
    for (const element of allThat(sleeping, pageDocument)) if (isConcerned(element.localName)) load(element)
  }
  for (const { target, attributeName } of records) {
    const element = target as Element
    const name = commonName(attributeName ?? '')
    if (element === pageDocument.documentElement) wakeAll(isSpeaking)
    else if (others.includes(attributeName ?? '') || attributes[element.localName]?.includes(name)) {
      if (element.localName === 'mrp-config') wakeAll(() => true)
      load(element)
    }
  }
}

/**
 * Loads the painted elements of `sleeping`: a configuration that was added later may be visible in any of them. They are
 * rendered anew, because their markup does not know it. The configuration itself is loaded if any element is, or will be.
 */
export function wakePainted(sleeping: string, load: (element: Element) => unknown): void {
  const tags = Object.keys(JSON.parse(ownAttributes))
  let isNeeded = tags.some(tag => customElements.get(tag))
  for (const element of allThat(sleeping, pageDocument)) {
    const painted = element.shadowRoot?.querySelector('[data-made-from]')
    if (!painted) continue
    painted.removeAttribute('data-made-from')
    load(element)
    isNeeded = true
  }
  const configuration = pageDocument.querySelector('mrp-config:not(:defined)')
  if (isNeeded && configuration) load(configuration)
}

/** Those that match in a place, and in the open shadow roots of other components there. */
function* allThat(selector: string, place: ParentNode): Generator<Element> {
  for (const element of place.querySelectorAll('*')) {
    // On a form, the name of a field comes before a member.
    if (Element.prototype.matches.call(element, selector)) yield element
    else if (element.shadowRoot instanceof ShadowRoot) yield* allThat(selector, element.shadowRoot)
  }
}
