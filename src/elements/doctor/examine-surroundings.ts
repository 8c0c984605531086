import { tryStorage } from '../../services/browser-storage.ts'
import { closestAround, pageDocument, pageElements } from '../../services/page-document.ts'
import { type Finding, finding } from './finding.ts'

// Examines what is around the tags: scripts, the page's policy, the browser, and what no page can have.

export function examineScripts(): readonly Finding[] {
  const embed = new globalThis.URL('../embed.js', import.meta.url).href
  const addresses = [...pageDocument.scripts]
    .filter(({ type }) => /^(module|text\/javascript)?$/.test(type))
    .map(({ src }) => src)
    .filter(src => src.includes('mrp-widgets') || src.startsWith(embed))
  if (addresses.length < 2) return []
  return [finding('version.two', { count: String(addresses.length), addresses: addresses.join(', ') })]
}

export const examineStorage = (): readonly Finding[] => (tryStorage() ? [] : [finding('storage.blocked')])

const blocked = new Map<string, string>()

/** Watches what the page's policy blocks from now on. Returns an unsubscribe function. */
export function watchPolicy(changed: () => void): () => void {
  const listener = ({ blockedURI, effectiveDirective: directive }: SecurityPolicyViolationEvent) => {
    if (blocked.has(`${directive} ${blockedURI}`)) return
    blocked.set(`${directive} ${blockedURI}`, directive)
    changed()
  }
  pageDocument.addEventListener('securitypolicyviolation', listener)
  return () => pageDocument.removeEventListener('securitypolicyviolation', listener)
}

export const examinePolicy = (): readonly Finding[] =>
  [...blocked].map(([entry, directive]) =>
    finding('policy.blocked', { what: entry.slice(directive.length + 1), directive }),
  )

// What does not work by the nature of a page: nothing fails, and nobody would say so.

/** Finds scripts that were written, or restored, without `type="module"`. */
const classicScripts = (): readonly Finding[] =>
  pageDocument.querySelector('script[src*="mrp-widgets.js"]:not([type=module])')
    ? [finding('script.classic')]
    : []

/** Finds forms in a form, which browsers take out, and forms in a link, which a click in a field would follow. */
const inside = (selector: string, what: 'form.around' | 'link.around'): readonly Finding[] =>
  pageElements('mrp-demo-form, mrp-contact-form')
    .filter(element => closestAround(element, selector))
    .map(({ localName }) => finding(what, { tag: localName }))

/** Finds settings in the head: the parser ends the head at our tag, so that what stood behind it is in the body. */
const settingsInHead = (): readonly Finding[] =>
  pageDocument.querySelector('body > mrp-config ~ :is(title, meta[name], link[rel=canonical])')
    ? [finding('config.head')]
    : []

export const examineUnsupported = (): readonly Finding[] => [
  ...classicScripts(),
  ...inside('form', 'form.around'),
  ...inside('a[href]', 'link.around'),
  ...settingsInHead(),
]
