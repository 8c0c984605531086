import { pageDocument } from '../services/page-document.ts'
import { ownAttributes } from './shell.ts'

// What changes around a sleeping element and shows in it wakes it; what else scripts of the page do to it does not.

/** What wakes besides an element's own: by these, a page opens a dialog and `<mrp-doctor>` examines. */
const others = ['open', 'data-mrp-doctor']

/**
 * Wakes by `load` the elements whose own attributes changed; all of `sleeping` where settings did, and those of them that
 * speak where the page's language did.
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
    const name = attributeName?.replace(/^data-/, '').replaceAll('-', '') ?? ''
    if (element === pageDocument.documentElement) wakeAll(isSpeaking)
    else if (others.includes(attributeName ?? '') || attributes[element.localName]?.includes(name)) {
      if (element.localName === 'mrp-config') wakeAll(() => true)
      load(element)
    }
  }
}

/** Wakes those of `sleeping` that are painted: settings have come that show in them. */
export function wakePainted(sleeping: string, load: (element: Element) => unknown): void {
  for (const element of allThat(sleeping, pageDocument)) if (element.shadowRoot) load(element)
}

/** Those that match in a place, and in the open shadow roots of other components there. */
function* allThat(selector: string, place: ParentNode): Generator<Element> {
  for (const element of place.querySelectorAll('*')) {
    // On a form, the name of a field comes before a member.
    if (Element.prototype.matches.call(element, selector)) yield element
    else if (element.shadowRoot instanceof ShadowRoot) yield* allThat(selector, element.shadowRoot)
  }
}
