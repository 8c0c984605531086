import { printable } from '../services/console.ts'
import { pageDocument } from '../services/page-document.ts'
import { hashAttributes, hashParameters, tagOf, tidy } from '../state/mrp-hash.ts'
import { isGivenByOthers, isMadeByLink, isMadeByPlace } from './allowed.ts'

/** The elements that exist. */
export interface Tags {
  has(tag: string): boolean
}

/** What a link with `#mrp=` asks for. */
export interface Wish {
  readonly tag: string
  /** Whether a click opens the element in a dialog, instead of showing it in place of the link. */
  readonly opens: boolean
  readonly attributes: readonly (readonly [name: string, value: string])[]
}

/** Returns the tag for a name in `data-mrp`. Warns the developer about an unknown name. */
export const tagForPlace = (name: string, tags: Tags): string | undefined =>
  madeBy('An element with data-mrp', isMadeByPlace, name, tags)

/** Reads `…#mrp=demo-form&theme=dark`. Anyone whose links the page shows may have written it. */
export function readHash(link: HTMLAnchorElement, tags: Tags): Wish | undefined {
  const parameters = hashParameters(link.hash)
  const tag = parameters && madeBy('A link', isMadeByLink, parameters.get('mrp') ?? '', tags)
  if (!tag) return undefined
  return {
    tag,
    opens: parameters.has('open') || link.hasAttribute('data-mrp-open'),
    attributes: hashAttributes(parameters).filter(([name]) => isGivenByOthers(name)),
  }
}

function madeBy(way: string, isMade: (tag: string) => boolean, name: string, tags: Tags): string | undefined {
  const tag = tagOf(name)
  if (!tags.has(tag)) {
    console.warn(
      printable(
        `"${name}" is not an mrp-widgets element, so this markup is left unchanged. Use an element name such as "demo-form" in data-mrp or #mrp=.`,
      ),
    )
  } else if (!isMade(tag)) {
    console.warn(
      printable(`${way} cannot make <${tag}>, so this markup is left unchanged. Write the tag itself.`),
    )
  } else {
    return tag
  }
  return undefined
}

/** Sets each attribute by its `data-` name, so that a link cannot set an event handler or a style. */
export function makeElement({ tag, attributes }: Omit<Wish, 'opens'>): Element {
  const element = pageDocument.createElement(tag)
  for (const [name, value] of attributes) element.setAttribute(`data-${name}`, tidy(value))
  return element
}
