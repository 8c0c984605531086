import type { Choice } from './choice.ts'
import { fallbackLink, tagMarkup } from './markup.ts'

/** Is the CSS of a host page that clashes with everything, or resets it: what is its own is ruined. */
const hostileCss = `* { all: unset !important; } html { font-size: 62.5% !important; background: repeating-linear-gradient(45deg, #fe0 0 28px, #fb0 28px 56px) !important; } body { display: block !important; padding: 16px !important; }
  mrp-config, script, style, title, base, meta, head { display: none !important; } body > * { display: block; letter-spacing: .3em; line-height: 3; text-transform: uppercase; color: red; }
  h1, h2, p, .own, .own * { display: block !important; color: red !important; font: 900 22px/.8 fantasy !important; letter-spacing: .2em !important; text-transform: uppercase !important; text-decoration: underline wavy blue !important; rotate: -3deg !important; }
  .own input, .own button { inline-size: 60px !important; border: 6px dotted blue !important; background: lime !important; overflow: hidden !important; }`

/** Names the Trusted Types policy with which the builder's page writes the preview. */
export const previewPolicy = 'mrp-preview'

/** Adds Trusted Types, which the DOM's types lack: to them, a trusted value is a string. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML(html: string): string }
}

/** Marks HTML as trusted for the frame. Everything in it must be escaped. */
export function trusted(html: string): string {
  policy ??= (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(previewPolicy, {
    createHTML: text => text,
  })
  return policy?.createHTML(html) ?? html
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/** Is the CSS of a host page of which nothing gets in the way, and which gives our elements its font. */
const plainCss = `@font-face { font-family: Inter; src: url(../inter.woff2); font-weight: 400 700; } :root { --mrp-font: Inter; } body { max-width: 860px; margin: auto; padding: 16px 24px 28px; font: 15px/1.6 Inter, sans-serif; } body > p { margin: 0 0 16px; }`

const grounds: Readonly<Record<NonNullable<Choice['ground']>, string>> = {
  light: `${plainCss} body { background: #fff; color: #222; }`,
  dark: `${plainCss} body { background: #111; color: #eee; color-scheme: dark; }`,
  hostile: hostileCss,
}

/** Lists all possible contents of the preview's `<style>`. */
export const groundStyles = Object.values(grounds)

/** Returns a host page with the element, for an iframe. */
export function previewPage({ tag, attributes, ground = 'dark' }: Choice, origin: string): string {
  const markup = tagMarkup({ tag, attributes, fallback: fallbackLink(tag, attributes, origin) })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><base target="_blank"><style>${grounds[ground]}</style>
<script type="module" src="${origin}/mrp-widgets.js"></script></head>
<body><p>Your page begins here.</p>
${markup}
<div class="own"><p>It goes on here.</p><label>Newsletter <input></label> <button type="button">Join</button></div></body></html>`
}

/** Takes over what is sent from the preview: the form shows its success, and nothing leaves the page. */
export function holdRequests(preview: Document): void {
  preview.addEventListener('mrp-submit', event => {
    const { respondWith } = event as Event & { respondWith?(answer: Promise<void>): void }
    respondWith?.(Promise.resolve())
  })
}
