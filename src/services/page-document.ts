import { type Language, languageFor } from '../words/languages.ts'

// An element's name hides a member of `document`: a stranger's `<img name="createElement">` replaces the method. The
// prototypes still have the real members. Ask the document itself for its own: a page may have a `Document` of its own.

/**
 * Returns the document with members that no element's name can hide. It is for reading: pass `document` itself to
 * functions that take a node.
 */
export function unclobbered(page: Document): Document {
  const real: object = Object.getPrototypeOf(page)
  return new Proxy(page, {
    get(target, key) {
      if (!(key in real)) return Reflect.get(target, key)
      const member: unknown = Reflect.get(real, key, target)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
}

/** Is the page's document with safe members. In Node, it has none. */
export const pageDocument: Document = unclobbered(globalThis.document ?? {})

/** Returns the closest match at or around an element, also outside its shadow roots. */
export function closestAround(element: Element, selector: string): HTMLElement | undefined {
  for (let at: Element | undefined = element; at; at = (at.getRootNode() as Partial<ShadowRoot>).host) {
    const found = at.closest<HTMLElement>(selector)
    if (found) return found
  }
  return undefined
}

/** Works like `matches`, which a field of that name would hide on a form. */
export const isLike = (node: EventTarget | null | undefined, selector: string): boolean =>
  node instanceof Element && Element.prototype.matches.call(node, selector)

/**
 * Tells whether an element is below `data-mrp-ignore`, which marks what visitors wrote. Such elements are left
 * unchanged.
 */
export const isIgnored = (element: Element): boolean => !!closestAround(element, '[data-mrp-ignore]')

/** Returns the page's matching elements, except those below `data-mrp-ignore`. */
export const pageElements = (selector: string): readonly Element[] =>
  [...pageDocument.querySelectorAll(selector)].filter(element => !isIgnored(element))

/**
 * Returns a global that the page's code has set. Ignores elements and frames with that name: reading a frame of
 * another origin would throw.
 */
export const pageGlobal = (name: string): unknown =>
  Object.hasOwn(globalThis, name) ? Reflect.get(globalThis, name) : undefined

/** Returns an element's language: its own `lang`, else the nearest one around it, else the browser's. */
export const languageAround = (element: Element, own?: string): Language =>
  languageFor(own || closestAround(element, '[lang]:not([lang=""])')?.lang, navigator.languages)
