import { css as gooberCss } from 'goober'
import { unclobbered } from '../services/page-document.ts'

// One constructable stylesheet serves every shadow root, so a hundred elements cost as much as one. A page with
// `style-src 'self'` allows it, but blocks <style>. goober only writes into the text of a <style>. Therefore it gets
// a stand-in that passes its text on to the sheet, rule by rule.

const constructable = typeof CSSStyleSheet === 'function' && 'replaceSync' in CSSStyleSheet.prototype
const sheet = constructable ? new CSSStyleSheet() : undefined
let text = ''
/** The text in order of its addition: resets, then one class or one set of keyframes each. */
const pieces: string[] = []
const followers: ((piece: string) => void)[] = []

/**
 * Shortens goober's names: every page says each of them many times. Two may become the same, which a test finds: then change
 * one of the two classes.
 */
const shorten = (rules: string): string =>
  rules.replace(
    /\bgo(\d+)/g,
    (_, hash) => `G${hash % 10}${((hash >>> 4) % 36 ** 3).toString(36).padStart(3, '0')}`,
  )

function write(next: string): void {
  const piece = shorten(next.slice(text.length))
  pieces.push(piece)
  if (sheet && next.startsWith(text)) {
    // One insertRule with a grouping rule adds any number of rules, @keyframes included. Replacing the whole text
    // would restyle every root that adopts the sheet.
    sheet.insertRule(`@media all{${piece}}`, sheet.cssRules.length)
  } else {
    sheet?.replaceSync(shorten(next))
  }
  text = next
  for (const follow of followers) follow(piece)
}

const textNode = {
  get data() {
    return text
  },
  set data(next: string) {
    write(next)
  },
}

// In a browser, goober looks in the target for its <style>. Without a `window` it uses the target itself.
const target = Object.assign(Object.create(textNode), {
  querySelector: () => ({ firstChild: textNode, parentNode: true, nonce: '' }),
})

/**
 * Returns a class for static styles. Call it once, at module level. Every declaration must end with `;`, or goober
 * drops it.
 */
export const css: typeof gooberCss = (...given) => shorten(define(...given))
const define = gooberCss.bind({ target })

/** Returns the name of a set of keyframes in the shared sheet. */
export const keyframes: typeof gooberCss = (...given) => shorten(defineFrames(...given))
const defineFrames = gooberCss.bind({ target, k: 1 })

/** What markup, or the rules of its classes, must have in it to need a piece. */
const needs = new Map<string, RegExp>()

/**
 * Adds rules that goober cannot scope to a class: `:host`, resets. Call it at module level. Markup without a match of `need`,
 * in its classes' rules neither, is prerendered without them.
 */
export function globalCss(rules: string, need?: RegExp): void {
  if (need) needs.set(rules, need)
  write(text + rules)
}

/** Returns the rules that some markup needs, without spaces, for a prerendered root's `<style>`. */
export function cssPiecesFor(html: string): readonly string[] {
  // A class refers only to earlier pieces, such as its keyframes.
  const needed: string[] = []
  for (const piece of pieces.toReversed()) {
    const name = /\bG\d[\da-z]{3}\b/.exec(piece)?.[0]
    if (needs.get(piece)?.test(html + needed.join('')) === false) continue
    if (!name || html.includes(name) || needed.some(other => other.includes(name))) needed.unshift(piece)
  }
  const dense = needed.map(piece =>
    piece
      .replace(/\s*([{};,>])\s*/g, '$1')
      .replaceAll(';}', '}')
      .replace(/([\s:(,])0\./g, '$1.'),
  )
  const all = dense.join('')
  // Without private properties that nothing in there reads.
  return dense.map(piece =>
    piece.replace(/--_([\w-]+):var\(--mrp-[^;}]*;/g, (whole, name) =>
      all.includes(`var(--_${name})`) ? whole : '',
    ),
  )
}

/** Returns all rules so far: a piece for each class, set of keyframes or addition. */
export const cssPieces = (): readonly string[] => pieces

/** Passes on every piece that is added from now on: code that is loaded later adds its own styles. */
export function followPieces(follow: (piece: string) => void): void {
  followers.push(follow)
}

/** Adopts the shared sheet in a shadow root. Calling it twice is harmless. */
export function adoptSheet(root: Document | ShadowRoot): void {
  const ours = sheetFor(root.ownerDocument ?? document)
  if (ours && !root.adoptedStyleSheets.includes(ours)) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, ours]
  }
}

/**
 * Returns the sheet for a document. A sheet works only in the document that made it, and an element may move to
 * another, such as an iframe's.
 */
function sheetFor(home: Document): CSSStyleSheet | undefined {
  if (home === document) return sheet
  const view = unclobbered(home).defaultView
  const copy = view && new view.CSSStyleSheet()
  copy?.replaceSync(pieces.join(''))
  return copy ?? undefined
}
