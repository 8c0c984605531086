import type { CSSProperties } from 'react'
import { ownElements } from '../../services/page-document.ts'

// Looks at what a toast is about: the element that dispatched it, with its fields and buttons.

/** The edges and corners, in the order in which they are tried. */
const corners = ['bottom-end', 'bottom', 'bottom-start', 'top-end', 'top', 'top-start']

/** What a visitor must see to do what a toast asks for. */
const needed = 'h1,h2,h3,input,select,textarea,button,a[href],label,[part~=error]'
const fault = '[aria-invalid=true]'
/** The smallest distance between a toast and these, in px. */
const distance = 8

/** Returns the roots with an element's markup: its shadow root, and the light DOM. */
const rootsOf = (about: Element): readonly ParentNode[] =>
  about.shadowRoot ? [about, about.shadowRoot] : [about]

const within = (about: Element, selector: string): readonly Element[] =>
  rootsOf(about).flatMap(root => [...root.querySelectorAll(selector)])

/** Returns what makes a toast look like what it is about: light or dark, and the accent that a page gave that alone. */
export function lookOf(about: Element): CSSProperties | undefined {
  const [root] = within(about, '[data-root]')
  if (!root) return undefined
  const style = getComputedStyle(root)
  const accent = { '--_accent': style.getPropertyValue('--_accent') }
  return { colorScheme: style.colorScheme, ...accent }
}

/** How far the toasts may move from their edge, in steps, if every corner covers something, in px. */
const shiftStep = 40
const shiftMost = 400

/**
 * Moves the toasts to where they cover least of what they are about, and of the site's header and footer, best nothing.
 * Tries where they are, then the corners, then places further from the edge. Buttons, links and the focused field count
 * most.
 */
export function placeToasts(region: HTMLElement, about: readonly Element[]): void {
  const boxes = [...about, ...ownElements('mrp-site-header,mrp-site-footer,mrp-page-intro')]
    .flatMap(element => within(element, needed))
    .map(element => ({
      box: element.getBoundingClientRect(),
      weight: element.matches('button,a,:focus') ? 100 : 1,
    }))
  const coveredBy = (toasts: readonly DOMRect[], shift: number) => {
    const moved = toasts.map(({ x, y, width, height }) => new DOMRect(x, y + shift, width, height))
    return moved.reduce(
      (sum, toast) => boxes.reduce((all, { box, weight }) => all + weight * shared(toast, box), sum),
      0,
    )
  }
  const { placement = 'bottom-end' } = region.dataset
  const tried = [...new Set([placement, ...corners])].map(corner => {
    region.dataset.placement = corner
    region.style.removeProperty(shiftName)
    const toasts = [...region.querySelectorAll('[part=toast]')].map(toast => toast.getBoundingClientRect())
    return { corner, toasts, away: corner.startsWith('top') ? 1 : -1 }
  })
  const most = Math.min(shiftMost, innerHeight / 2)
  let best = { corner: placement, shift: 0, covered: Number.POSITIVE_INFINITY }
  for (let shift = 0; shift <= most && best.covered > 0; shift += shiftStep)
    for (const { corner, toasts, away } of tried) {
      const covered = coveredBy(toasts, away * shift)
      if (covered < best.covered) best = { corner, shift, covered }
    }
  region.dataset.placement = best.corner
  if (best.shift) region.style.setProperty(shiftName, `${best.shift}px`)
}

/** The custom property with the distance that the toasts keep from their place at the edge. */
const shiftName = '--_toast-shift'

/** Returns the area that two boxes share, or nearly share. */
function shared(one: DOMRect, other: DOMRect): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left) + distance
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) + distance
  return other.width > 0 && across > 0 && down > 0 ? across * down : 0
}

/** Calls `mended` once when none of the element's fields has an error any more. Returns an unsubscribe function. */
export function whenMended(about: Element, mended: () => void): () => void {
  if (within(about, fault).length === 0) return () => {}
  const observer = new MutationObserver(() => {
    if (within(about, fault).length > 0) return
    observer.disconnect()
    mended()
  })
  for (const root of rootsOf(about))
    observer.observe(root, { attributeFilter: ['aria-invalid'], childList: true, subtree: true })
  return () => observer.disconnect()
}
