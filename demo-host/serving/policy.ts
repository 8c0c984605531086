import { createHash } from 'node:crypto'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { emulatorOrigin } from '../../src/auth/auth-emulator.ts'
import { emailOrigin } from '../../src/services/email-service.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** What a page needs that its HTML does not show. */
export interface Loosening {
  /** The origins that may put the page into a frame; empty: any may. Default: none may. */
  readonly frameAncestors?: readonly string[]
  /** The texts of `<style>` that a frame written by the page has; such a frame obeys the page's policy. */
  readonly frameStyles?: readonly string[]
  /** The Trusted Types policy by which the page writes that frame. */
  readonly trustedTypes?: string
}

/**
 * The strictest Content Security Policy under which a page works: scripts from the site alone, inline ones and inline
 * styles by their hashes, and connections to the services that its `<mrp-config>` names.
 */
export function policyOf(
  html: string,
  { frameAncestors = ["'none'"], frameStyles = [], trustedTypes }: Loosening = {},
): string {
  const elements = [...elementsIn(parse(html))]
  const styles = elements.filter(({ tagName }) => tagName === 'style').map(textOf)
  const scripts = elements.filter(isInlineScript).map(textOf)
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(scripts)],
    'style-src': hashesOf([...styles, ...frameStyles]),
    'img-src': ["'self'", ...(/["(]data:/.test(html) ? ['data:'] : [])],
    'connect-src': [
      "'self'",
      ...new Set(elements.flatMap(element => [...servicesOf(element), ...endpointsOf(element)])),
    ],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    // A form that is pressed without JavaScript goes to its endpoint, or else into the visitor's mail app.
    'form-action': ["'self'", 'mailto:', ...new Set(elements.flatMap(endpointsOf))],
    // Left out, anybody may: `*` would keep out frames of an opaque origin, which editors' previews are.
    ...(frameAncestors.length > 0 && { 'frame-ancestors': frameAncestors }),
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [trustedTypes ?? "'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/**
 * The page with its policy in itself, for hosts whose rules go by address: the page for what is not there has none.
 * In a page, a policy cannot say who may frame it.
 */
export const withOwnPolicy = (html: string): string =>
  html.replace(
    '<meta charset="utf-8">',
    `$&\n<meta http-equiv="Content-Security-Policy" content="${policyOf(html, { frameAncestors: [] })}">`,
  )

const hashesOf = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts)].map(text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)

/** Those of Firebase that passwords need. */
const firebaseServices = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']

/** The other origins that a tag of settings names; a path is one of the site's own. */
function servicesOf(element: Element): readonly string[] {
  if (element.tagName !== 'mrp-config') return []
  const emulator = emulatorOrigin(attributeOf(element, 'auth-emulator-url')?.trim() ?? '')
  const named = [attributeOf(element, 'form-endpoint'), emulator, attributeOf(element, 'token-sync-url')]
  if (attributeOf(element, 'email-service-id'))
    named.push(attributeOf(element, 'email-origin') ?? emailOrigin)
  // A refused emulator, which is undefined, turns the accounts off.
  if (attributeOf(element, 'firebase') && emulator === '') named.push(...firebaseServices)
  return named.flatMap(address => originOf(address))
}

/** The other origin that the settings, or an element of ours, send requests to. */
const endpointsOf = (element: Element): readonly string[] =>
  element.tagName.startsWith('mrp-') ? originOf(attributeOf(element, 'endpoint')) : []

const originOf = (address: string | undefined): readonly string[] =>
  address && /^https?:/.test(address) ? [new URL(address).origin] : []

/** Data, such as what search engines read, is no script; speculation rules are taken for one. */
const isInlineScript = (element: Element): boolean =>
  element.tagName === 'script' &&
  attributeOf(element, 'src') === undefined &&
  !/^application\//.test(attributeOf(element, 'type') ?? '')

const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find(attribute => attribute.name === name)?.value

const textOf = ({ childNodes }: Element): string =>
  childNodes.map(node => ('value' in node ? node.value : '')).join('')

/** All elements, those in declarative shadow roots too. */
function* elementsIn(node: Node): Generator<Element> {
  if ('tagName' in node) yield node
  if ('content' in node) yield* elementsIn(node.content)
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child)
}
