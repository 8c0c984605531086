import { css as gooberCss } from 'goober'
import { unclobbered } from '../services/page-document.ts'

// One constructable stylesheet serves every shadow root: a hundred elements cost what one costs, and a
// page with `style-src 'self'` allows it where it would block a <style>. goober only knows how to write
// into the text of a <style>, so it gets a stand-in whose text is passed on to the sheet rule by rule.

const constructable = typeof CSSStyleSheet === 'function' && 'replaceSync' in CSSStyleSheet.prototype
const sheet = constructable ? new CSSStyleSheet() : undefined
let text = ''
/** The text as it was added: resets, then one class or one set of keyframes each. */
const pieces: string[] = []
const followers: ((piece: string) => void)[] = []

function write(next: string): void {
  const piece = next.slice(text.length)
  pieces.push(piece)
  if (sheet && next.startsWith(text)) {
    // A grouping rule carries any number of rules, @keyframes included, through one insertRule:
    // replacing the whole text instead costs every adopting root a restyle.
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

// In a browser goober asks the target for its <style>; without a `window` it uses the target itself.
const target = Object.assign(Object.create(textNode), {
  querySelector: () => ({ firstChild: textNode, parentNode: true, nonce: '' }),
})

/** A class for static styles, made once at module level. Every declaration ends with `;`, or goober drops it. */
export const css = gooberCss.bind({ target })

/** The name of a set of keyframes in the shared sheet. */
export const keyframes = gooberCss.bind({ target, k: 1 })

/** Rules that goober can't scope to a class: `:host`, resets. Call at module level. */
export function globalCss(rules: string): void {
  write(text + rules)
}

/** The rules that some markup needs, for a prerendered root's `<style>`. */
export function cssPiecesFor(html: string): readonly string[] {
  // What a class refers to, its keyframes, was written before it.
  const needed: string[] = []
  for (const piece of pieces.toReversed()) {
    const name = /\bgo\d+/.exec(piece)?.[0]
    if (!name || html.includes(name) || needed.some(other => other.includes(name))) needed.unshift(piece)
  }
  return needed
}

/** Every rule so far: a piece for each class, set of keyframes or addition. */
export const cssPieces = (): readonly string[] => pieces

/** Hands on every piece that comes from now on: code that is loaded later brings styles of its own. */
export function followPieces(follow: (piece: string) => void): void {
  followers.push(follow)
}

/** Lets a shadow root use the shared sheet. Adopting twice is harmless. */
export function adoptSheet(root: Document | ShadowRoot): void {
  const ours = sheetFor(root.ownerDocument ?? document)
  if (ours && !root.adoptedStyleSheets.includes(ours)) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, ours]
  }
}

/** A sheet serves the one document that it was made in; an element may be moved into another, such as an iframe's. */
function sheetFor(home: Document): CSSStyleSheet | undefined {
  if (home === document) return sheet
  const view = unclobbered(home).defaultView
  const copy = view && new view.CSSStyleSheet()
  copy?.replaceSync(text)
  return copy ?? undefined
}
