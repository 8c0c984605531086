import { cssPieces, followPieces } from './sheet.ts'

// Markup in the light DOM lies open to the page's own styles. There the shared rules come once more, every declaration
// important and all in a cascade layer: what is important in a layer wins over what is important outside of one.

// Without weight, so that every rule of ours comes over it. What is drawn keeps its attributes.
const reset = `:where([data-root] :not(svg,svg *)),:where([data-root] *)::before,:where([data-root] *)::after{all:revert!important}`

/** Rules as they hold out against a page's styles. */
export function armour(pieces: readonly string[]): string {
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

/** Styles what lies in the light DOM of `root`, a document or somebody else's shadow root. Twice is harmless. */
export function adoptLightSheet(root: DocumentOrShadowRoot): void {
  sheet ??= newSheet()
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

function newSheet(): CSSStyleSheet {
  const made = new CSSStyleSheet()
  made.replaceSync(armour(cssPieces()))
  followPieces(piece =>
    made.insertRule(isKeyframes(piece) ? piece : inLayer(important(piece)), made.cssRules.length),
  )
  return made
}
