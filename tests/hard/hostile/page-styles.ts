// What pages do with CSS to everything in them. The resets say in short what the well-known ones say.

const tags =
  'article, aside, button, dialog, div, fieldset, footer, form, h1, h2, h3, h4, header, input, label, legend, li, main, nav, ol, option, p, section, select, slot, span, summary, svg, textarea, ul'
const classes =
  '[class], [part], [data-root], [popover], .ad, .banner, .button, .card, .field, .form, .hidden, .menu, .modal, .panel, .popup, .toast'

/** By name: a page's CSS under which every element has to look as it does without. */
export const hostileStyles: Readonly<Record<string, string>> = {
  '`all: unset !important` on everything': '* { all: unset !important }',
  'the reset of Bootstrap': `
    *, *::before, *::after { box-sizing: border-box }
    :root { --bs-body-font-size: 1rem; --bs-body-line-height: 1.5; scroll-behavior: smooth }
    body { margin: 0; font: 400 1rem/1.5 "Helvetica Neue", sans-serif; color: #212529; background: #fff; -webkit-text-size-adjust: 100%; -webkit-tap-highlight-color: transparent }
    h1, h2, h3 { margin: 0 0 .5rem; font-weight: 500; line-height: 1.2 }
    p, ol, ul, dl { margin: 0 0 1rem }
    a { color: #0d6efd; text-decoration: underline }
    svg, img { vertical-align: middle }
    label { display: inline-block; margin-bottom: 5px; font-weight: 700 }
    button, input, optgroup, select, textarea { margin: 0; font-family: inherit; font-size: inherit; line-height: inherit; text-transform: none }
    button, [type=button], [type=submit] { -webkit-appearance: button }
    fieldset { min-width: 0; padding: 0; margin: 0; border: 0 }
    legend { float: left; width: 100%; font-size: calc(1.275rem + .3vw) }
    legend + * { clear: left }
    textarea { resize: vertical }
    [hidden] { display: none !important }`,
  'the reset of Tailwind': `
    *, ::before, ::after, ::backdrop { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid }
    html { line-height: 1.5; tab-size: 4; font-family: ui-sans-serif, system-ui, sans-serif }
    h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit }
    a { color: inherit; text-decoration: inherit }
    ol, ul, menu { list-style: none }
    img, svg, video, canvas, audio, iframe, embed, object { display: block; vertical-align: middle }
    img, video { max-width: 100%; height: auto }
    button, input, select, optgroup, textarea, ::file-selector-button { font: inherit; letter-spacing: inherit; color: inherit; border-radius: 0; background-color: transparent; opacity: 1 }
    ::placeholder { opacity: 1; color: color-mix(in oklab, currentcolor 50%, transparent) }
    [hidden]:where(:not([hidden=until-found])) { display: none !important }`,
  'a root of 62.5 %': 'html { font-size: 62.5% }',
  'huge spacing': `
    html, body { letter-spacing: 1em; word-spacing: 2em; line-height: 5; text-indent: 4em }
    * { letter-spacing: .8em !important; word-spacing: 1em !important; line-height: 4 !important }`,
  'type of its own for everything': `
    * { font: italic 900 31px/3 cursive !important; color: red !important; text-transform: uppercase !important; text-align: center !important; text-shadow: 2px 2px lime !important; white-space: nowrap !important; word-break: break-all !important; cursor: wait !important; user-select: none !important }`,
  'common tags hidden': `${tags} { display: none !important; visibility: hidden !important; opacity: 0 !important }`,
  'common class names hidden': `${classes} { display: none !important; position: absolute !important; left: -9999px !important }`,
}
