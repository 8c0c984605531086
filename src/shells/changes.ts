import { commonName } from '../services/attribute-names.ts'
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
    for (const element of pageDocument.querySelectorAll(sleeping))
      if (isConcerned(element.localName)) load(element)
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
