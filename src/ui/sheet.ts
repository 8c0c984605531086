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

function write(next: string): void {
  const piece = next.slice(text.length)
  pieces.push(piece)
  if (sheet && next.startsWith(text)) {
    // One insertRule with a grouping rule adds any number of rules, @keyframes included. Replacing the whole text
    // would restyle every root that adopts the sheet.
    sheet.insertRule(`@media all{${piece}}`, sheet.cssRules.length)
  } else {
    sheet?.replaceSync(next)
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
export const css = gooberCss.bind({ target })

/** Returns the name of a set of keyframes in the shared sheet. */
export const keyframes = gooberCss.bind({ target, k: 1 })

/** Adds rules that goober cannot scope to a class: `:host`, resets. Call it at module level. */
export function globalCss(rules: string): void {
  write(text + rules)
}

/** Returns the rules that some markup needs, for a prerendered root's `<style>`. */
export function cssPiecesFor(html: string): readonly string[] {
  // A class refers only to earlier pieces, such as its keyframes.
  const needed: string[] = []
  for (const piece of pieces.toReversed()) {
    const name = /\bgo\d+/.exec(piece)?.[0]
    if (!name || html.includes(name) || needed.some(other => other.includes(name))) needed.unshift(piece)
  }
  return needed
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
  copy?.replaceSync(text)
  return copy ?? undefined
}
