import { cssPieces, followPieces } from './sheet.ts'

// The page's own styles reach markup in the light DOM. For it, the shared rules are repeated in a cascade layer, with
// every declaration important: an important declaration in a layer wins over an important one outside of any layer.

// Has zero specificity, so that every rule of ours wins over it. Drawings keep their attributes.
const reset = `:where([data-root] :not(svg,svg *)),:where([data-root] *)::before,:where([data-root] *)::after{all:revert!important}`

/** Puts rules into a cascade layer and makes them important, so that the page's own rules cannot override them. */
export function importantLayer(pieces: readonly string[]): string {
  const [frames, rules] = [pieces.filter(isKeyframes), pieces.filter(piece => !isKeyframes(piece))]
  return `${frames.join('')}${inLayer(reset + important(rules.join('')))}`
}

const inLayer = (rules: string): string => `@layer mrp{${rules}}`

// A value ends before `;` or `}`; a colon of a selector or of a condition has a `{` in between.
const important = (rules: string): string =>
  rules.replaceAll('!important', '').replace(/:[^{};]+(?=[;}])/g, '$&!important')

// In a keyframe nothing can be important.
const isKeyframes = (piece: string): boolean => piece.startsWith('@keyframes')

let sheet: CSSStyleSheet | undefined

/** Adopts the layer in `root`, a document or another component's shadow root. Calling it twice is harmless. */
export function adoptLightSheet(root: DocumentOrShadowRoot): void {
  sheet ??= newSheet()
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

function newSheet(): CSSStyleSheet {
  const made = new CSSStyleSheet()
  made.replaceSync(importantLayer(cssPieces()))
  followPieces(piece =>
    made.insertRule(isKeyframes(piece) ? piece : inLayer(important(piece)), made.cssRules.length),
  )
  return made
}
