import { cssPieces, followPieces } from './sheet.ts'

// In the light DOM, the page's own styles apply to our markup. There, the shared rules are repeated in a cascade
// layer, with every declaration important. An important declaration in a layer wins over one outside any layer.

// Has zero specificity, so that all our rules override it. What a drawing's attributes say is of the page's origin, so
// `revert` would take it away: `revert-layer` takes what is above our layer.
const reset = `:where([data-root] *),:where([data-root] *)::before,:where([data-root] *)::after{all:revert!important}:where([data-root] :is(svg,svg *)){all:revert-layer!important}`

/** Puts rules into a cascade layer and makes them important, so that the page's own rules cannot override them. */
export function importantLayer(pieces: readonly string[]): string {
  const [frames, rules] = [pieces.filter(isKeyframes), pieces.filter(piece => !isKeyframes(piece))]
  return `${frames.join('')}${inLayer(reset + important(rules.join('')))}`
}

const inLayer = (rules: string): string => `@layer mrp{${rules}}`

// A value ends before `;` or `}`. A colon in a selector or a condition is followed by `{` first.
const important = (rules: string): string =>
  rules.replaceAll('!important', '').replace(/:[^{};]+(?=[;}])/g, '$&!important')

// Keyframes ignore important declarations.
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
