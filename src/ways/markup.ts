import { printable } from '../services/console.ts'
import { pageDocument } from '../services/page-document.ts'
import { isMadeByLink, isMadeByPlace } from './allowed.ts'

/** More than any form takes; a stranger's link may have a hundred thousand. */
const mostParameters = 40
const longestHash = 50_000

/** The elements that there are. */
export interface Tags {
  has(tag: string): boolean
}

/** What a link with `#mrp=` asks for. */
export interface Wish {
  readonly tag: string
  /** Whether a click opens it, and it is not shown in place. */
  readonly opens: boolean
  readonly attributes: readonly (readonly [name: string, value: string])[]
}

/** A value as it was meant: editors make quotes curly, which then belong to it, and add spaces. */
export function tidy(value: string): string {
  // Letter by letter: an expression takes seconds for a long run of spaces in the middle of a stranger's link.
  let [start, end] = [0, value.length]
  while (start < end && added.test(value.charAt(start))) start += 1
  while (start < end && added.test(value.charAt(end - 1))) end -= 1
  return value.slice(start, end)
}

const added = /[\s“”„″‘’′]/

/** `demo-form`, or the tag itself, as a tag. */
export const tagOf = (name: string): string => `mrp-${tidy(name).toLowerCase().replace(/^mrp-/, '')}`

/** The tag that a place makes by this name; a developer is told of one that makes none. */
export const tagForPlace = (name: string, tags: Tags): string | undefined =>
  madeBy('An element with data-mrp', isMadeByPlace, name, tags)

/** Reads `…#mrp=demo-form&theme=dark`. Anybody whose links a page shows could have written it. */
export function readHash(link: HTMLAnchorElement, tags: Tags): Wish | undefined {
  if (!link.hash.startsWith('#mrp=')) return undefined
  // Some editors escape what is escaped already.
  const parameters = new URLSearchParams(link.hash.slice(1, longestHash).replaceAll('&amp;', '&'))
  const tag = madeBy('A link', isMadeByLink, parameters.get('mrp') ?? '', tags)
  if (!tag) return undefined
  return {
    tag,
    opens: parameters.has('open') || link.hasAttribute('data-mrp-open'),
    attributes: [...parameters]
      .slice(0, mostParameters)
      .filter(([name]) => /^[a-z]+(-[a-z]+)*$/.test(name) && !['mrp', 'open'].includes(name)),
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

/** Every attribute goes by its `data-` name, so that nothing from an address can be a handler or a style. */
export function makeElement({ tag, attributes }: Omit<Wish, 'opens'>): Element {
  const element = pageDocument.createElement(tag)
  for (const [name, value] of attributes) element.setAttribute(`data-${name}`, tidy(value))
  return element
}
