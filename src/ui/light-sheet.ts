import { cssPieces } from './sheet.ts'

// Markup in the light DOM lies open to the page's own styles. There the shared rules come once more, every declaration
// important and all in a cascade layer: what is important in a layer wins over what is important outside of one.

// Without weight, so that every rule of ours comes over it. What is drawn keeps its attributes.
const reset = `:where([data-root] :not(svg,svg *)),:where([data-root] *)::before,:where([data-root] *)::after{all:revert!important}`

/** Rules as they hold out against a page's styles. */
export function armour(pieces: readonly string[]): string {
  const [frames, rules] = [pieces.filter(isKeyframes), pieces.filter(piece => !isKeyframes(piece))]
  // A value ends before `;` or `}`; a colon of a selector or of a condition has a `{` in between.
  const important = rules
    .join('')
    .replaceAll('!important', '')
    .replace(/:[^{};]+(?=[;}])/g, '$&!important')
  return `${frames.join('')}@layer mrp{${reset}${important}}`
}

// In a keyframe nothing can be important.
const isKeyframes = (piece: string): boolean => piece.startsWith('@keyframes')

let sheet: CSSStyleSheet | undefined

/** Styles what lies in the light DOM of `root`, a document or somebody else's shadow root. Twice is harmless. */
export function adoptLightSheet(root: DocumentOrShadowRoot): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(armour(cssPieces()))
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
