import type { Choice } from './choice.ts'
import { fallbackLink, tagMarkup } from './markup.ts'

/** The CSS of a hostile host page, or of one that resets everything. */
const hostileCss = `* { all: unset !important; } html { font-size: 62.5% !important; } body { display: block !important; padding: 16px !important; }
  mrp-config, script, style, head { display: none !important; } body > * { display: block; letter-spacing: .3em; line-height: 3; text-transform: uppercase; color: red; }`

/** The Trusted Types policy with which the builder's page writes the preview. */
export const previewPolicy = 'mrp-preview'

/** The DOM's types do not include Trusted Types: to them, a trusted value is a string. */
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

const grounds: Readonly<Record<Choice['ground'], string>> = {
  light: 'body { margin: 0; padding: 16px; background: #fff; font-family: serif; }',
  dark: 'body { margin: 0; padding: 16px; background: #111; color: #eee; font-family: serif; }',
  hostile: hostileCss,
}

/** All possible contents of the preview's `<style>`. */
export const groundStyles = Object.values(grounds)

/** Returns a host page with the element, for an iframe. */
export function previewPage({ tag, attributes, ground }: Choice, origin: string): string {
  const markup = tagMarkup({ tag, attributes, fallback: fallbackLink(tag, origin) })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><base target="_blank"><style>${grounds[ground]}</style>
<script type="module" src="${origin}/mrp-widgets.js"></script></head>
<body><mrp-config email-service-id="local" email-demo-template-id="demo" email-contact-template-id="contact" email-public-key="local" email-origin="${origin}"></mrp-config>
${markup}</body></html>`
}
