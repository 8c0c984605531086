import { parse } from 'parse5'
import { readElementModules } from '../../scripts/build/elements.ts'
import { integrityOf } from '../../scripts/build/files.ts'
import { attributesOf, type Element, elementsIn, textOf } from '../../scripts/html.ts'
import { emulatorOrigin } from '../../src/services/auth/auth-emulator.ts'
import { emailOrigin } from '../../src/services/email-service.ts'

/** Says what a page needs beyond what its HTML shows. */
export interface Loosening {
  /** Lists the origins that may frame the page. Empty: any origin. Default: none. */
  readonly frameAncestors?: readonly string[]
  /** Lists the texts of `<style>` in a frame that the page writes: such a frame inherits the page's policy. */
  readonly frameStyles?: readonly string[]
  /** Names the Trusted Types policy with which the page writes that frame. */
  readonly trustedTypes?: string
}

/**
 * Returns the strictest Content Security Policy with which a page works, or each of several pages. It allows scripts of the site, inline
 * scripts and styles by their hashes, and connections to the services that its `<mrp-config>` names.
 */
export function policyOf(
  html: string | readonly string[],
  { frameAncestors = ["'none'"], frameStyles = [], trustedTypes }: Loosening = {},
): string {
  const pages = [html].flat()
  const elements = pages.flatMap(page => elementsIn(parse(page)))
  const styles = elements.filter(({ tagName }) => tagName === 'style').map(textOf)
  const scripts = elements.filter(isInlineScript).map(textOf)
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(scripts)],
    'style-src': hashesOf([...styles, ...frameStyles]),
    'img-src': ["'self'", ...(pages.some(page => /["(]data:/.test(page)) ? ['data:'] : [])],
    'connect-src': [
      "'self'",
      ...new Set(elements.flatMap(element => [...servicesOf(element), ...endpointsOf(element)])),
    ],
    ...(pages.some(page => page.includes('@font-face')) && { 'font-src': ["'self'"] }),
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    // Without JavaScript, a form submits to its endpoint, or else to the visitor's mail app.
    'form-action': ["'self'", 'mailto:', ...new Set(elements.flatMap(endpointsOf))],
    // Omitted to let any page frame it: `*` would exclude frames of an opaque origin, such as editors' previews.
    ...(frameAncestors.length > 0 && { 'frame-ancestors': frameAncestors }),
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [trustedTypes ?? "'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/**
 * Returns the page with its policy in a `<meta>`, for hosts with rules by path: the 404 page has no path of its own.
 * In a page, a policy cannot say who may frame it.
 */
export const withOwnPolicy = (html: string): string =>
  html.replace(
    '<meta charset="utf-8">',
    `$&\n<meta http-equiv="Content-Security-Policy" content="${policyOf(html, { frameAncestors: [] })}">`,
  )

const hashesOf = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts)].map(text => `'${integrityOf(Buffer.from(text), 'sha256')}'`)

/** Lists Firebase's services for passwords. */
const firebaseServices = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']

/** Returns the other origins that a configuration tag names. A path belongs to the site itself. */
function servicesOf(element: Element): readonly string[] {
  if (element.tagName !== 'mrp-config') return []
  const given = attributesOf(element)
  const emulator = emulatorOrigin(given['auth-emulator-url']?.trim() ?? '')
  const named = [given['form-endpoint'], emulator, given['token-sync-url']]
  if (given['email-service-id']) named.push(given['email-origin'] ?? emailOrigin)
  // A refused emulator is undefined and turns accounts off.
  if (given.firebase && emulator === '') named.push(...firebaseServices)
  return named.flatMap(address => originOf(address))
}

/** Returns the other origin that the configuration, or an element, sends requests to. */
function endpointsOf(element: Element): readonly string[] {
  const origins = originOf(attributesOf(element).endpoint)
  // Asked last: this reads folders, and a page has thousands of elements.
  return origins.length > 0 && readElementModules().has(element.tagName) ? origins : []
}

const originOf = (address: string | undefined): readonly string[] =>
  address && /^https?:/.test(address) ? [new URL(address).origin] : []

/** Excludes data blocks, such as JSON-LD. A policy treats speculation rules as a script. */
const isInlineScript = (element: Element): boolean =>
  element.tagName === 'script' &&
  attributesOf(element).src === undefined &&
  !/^application\//.test(attributesOf(element).type ?? '')
