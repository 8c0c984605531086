import { globalCss } from './sheet.ts'

/** A design token: a `--mrp-*` custom property. The element or any ancestor may set it. */
export interface Token {
  readonly doc: string
  readonly value: string
}

const tone = (doc: string, light: string, dark: string): Token => ({
  doc,
  value: `light-dark(${light},${dark})`,
})
const plain = (doc: string, value: string): Token => ({ doc, value })

export const tokens = {
  paper: tone('Page background.', '#fbfaf7', '#14101c'),
  surface: tone('Background of fields, cards and toasts.', '#fff', '#1e182a'),
  tint: tone('Quiet background of notes.', '#f3eefc', '#291f42'),
  ink: tone('Text.', '#17131f', '#f3f0f8'),
  muted: tone('Secondary text.', '#5a5466', '#b7afc6'),
  line: tone('Hairlines.', '#e5e1ea', '#372e48'),
  control: tone('Outline of a form control.', '#857e93', '#84799a'),
  accent: tone(
    'Background of the main button. Where it is set, `tint` and `accent-ink` follow from it, and `on-accent` in the demo and contact forms.',
    '#6429d6',
    '#7a46e6',
  ),
  'on-accent': plain('Text on the accent.', '#fff'),
  'accent-ink': tone('The accent as text: links, marks; focus outline.', '#4a17ad', '#c3a8ff'),
  deep: tone('Deep purple of the footer.', '#26104f', '#2a1458'),
  'on-deep': plain('Text on the deep purple.', '#f4effd'),
  'on-deep-muted': plain('Secondary text on the deep purple.', '#cfc2ec'),
  good: tone('Success.', '#1b7a52', '#62cb9a'),
  warn: tone('Warning.', '#945706', '#e5ad55'),
  bad: tone('Errors.', '#b72d20', '#ff9386'),
  'warn-tint': tone('Quiet background of a warning.', '#fdf3e4', '#3a2614'),
  radius: plain('Corner radius of controls, px.', '10px'),
  'radius-large': plain('Corner radius of cards, px.', '18px'),
  column: plain('Width of a page’s column, px.', '1120px'),
  shadow: tone('Color of shadows.', '#2a0f5c33', '#0009'),
  font: plain('Font family of text.', 'system-ui'),
  mono: plain('Font family of code.', 'ui-monospace, Menlo, Consolas'),
  'font-size': plain(
    'Size of running text, which the others are multiples of; `medium` is what the visitor’s browser is set to.',
    'medium',
  ),
} as const satisfies Record<string, Token>

/** What a token is where the page sets `--mrp-accent` and not the token itself. Any accent can be read as text. */
const derived: Readonly<Partial<Record<string, string>>> = {
  tint: 'color-mix(in oklab,var(--mrp-accent) 10%,var(--_surface))',
  'accent-ink': 'color-mix(in oklab,var(--mrp-accent) 40%,var(--_ink))',
}

export type TokenName = keyof typeof tokens

// Components read a private copy, so that a token on any ancestor is inherited.
const privateName = (name: string) => `--_${name}`

/** Returns a token's value for a component's CSS. */
export const token = (name: TokenName): string => `var(${privateName(name)})`

/** Returns a declaration that changes a token's value for the content inside. */
export const withToken = (name: TokenName, value: string): string => `${privateName(name)}: ${value};`

// Browsers shrink text whose only font is `monospace`, unless its size is in px.
const lastFont: Readonly<Record<string, string>> = { font: ',sans-serif', mono: ',monospace' }

/** Without an accent of the page, what is derived from it is no value, and the token's own counts. */
const derivations = Object.entries(derived).map(([name, value]) => `--_by-${name}:${value}`)

const declarations = Object.entries<Token>(tokens)
  .map(([name, { value }]) => {
    const own = name in derived ? `var(--_by-${name},${value})` : value
    return `${privateName(name)}:var(--mrp-${name},${own})${lastFont[name] ?? ''}`
  })
  .concat(derivations)
  .join(';')

// Resets have zero specificity, so that every class overrides them.
const inRoot = ':where([data-root])'
// This reset overrides classes, because in the light DOM every declaration is important.
const overAll = '[data-root][data-root][data-root]'

// The markup of a shadow root is in [data-root], where properties inherited from the host page (letter-spacing,
// line-height, color) stop. Only `visibility`, `pointer-events`, `direction` and custom properties continue. On a page without a
// doctype, tables would not inherit what is around them. No size is in rem, which host pages redefine: text is
// relative to `medium`, the visitor's own size. On paper the background is white, and elements with colors of their
// own keep them. A page's `:focus` takes an element for focused while something in it is, and would draw around all of it.
globalCss(
  `:host{display:block;min-inline-size:0;max-inline-size:100%;outline:none!important;}
:host([hidden]){display:none;}
[data-root]{all:initial;display:contents;visibility:inherit;pointer-events:inherit;${declarations};color-scheme:light;color:${token('ink')};font:400 ${token('font-size')}/1.55 ${token('font')};-webkit-text-size-adjust:100%;}
[data-root][data-theme=dark]{color-scheme:dark;}
[data-root][data-theme=auto]{color-scheme:light dark;}
${inRoot} *,${inRoot} *::before,${inRoot} *::after{box-sizing:border-box;}
${inRoot} :where(button,h1,h2,h3,h4){font:inherit;color:inherit;letter-spacing:inherit;margin:0;}
${inRoot} :where(h1,h2,h3,h4,p,ol,ul,dl,dd,figure){margin:0;padding:0;border:0;min-inline-size:0;}
${inRoot} :where(ol,ul){list-style:none;}
${inRoot} :where(svg){display:block;}
::slotted([slot]){margin:0;font:inherit;}
${inRoot} :where(:focus-visible){outline:3px solid ${token('accent-ink')};outline-offset:2px;}
@media (forced-colors:active){${inRoot} :focus-visible{outline-color:Highlight;}}
@media print{[data-root][data-theme]{color-scheme:light;print-color-adjust:exact;}}
`,
)

// Only what has controls, or has failed, is painted with these.
globalCss(
  `${inRoot} :where(input,select,textarea,table){font:inherit;color:inherit;letter-spacing:inherit;margin:0;}
${inRoot} :where(input,select,textarea){font-size:max(16px,1em/var(--_held,1));}
${inRoot} :where(form,fieldset,legend,dialog){margin:0;padding:0;border:0;min-inline-size:0;}
${inRoot} button[aria-busy=true]{cursor:progress;opacity:.72;transition:opacity 1ms .3s;}
[data-root]>[part~=failure]{margin-block:12px;padding:12px 16px;border-inline-start:4px solid ${token('bad')};background:${token('surface')};}
[data-root]>[part~=failure] a{color:${token('accent-ink')};}
`,
  /<(?:button|input|select|textarea|table|form|dialog)\b|part="failure/,
)

// Only what moves. The controls have transitions.
globalCss(
  `@media print{${overAll} *{transition:none!important;}}
@media (prefers-reduced-motion:reduce){${overAll} *,${overAll} *::before,${overAll} *::after{animation:none!important;transition-duration:0s!important;}}
`,
  /animation|transition|<button/,
)
