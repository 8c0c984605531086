import { afterEach, beforeEach, expect } from 'vitest'
import { attacks, isPolluted } from './attacks.ts'

// What has to be true of a page whatever it was given.

const links = ['href', 'src', 'action', 'formaction', 'data', 'srcdoc', 'xlink:href', 'poster']

const isHarmless = (address: string): boolean => {
  try {
    return ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(address, document.baseURI).protocol)
  } catch {
    return true
  }
}

/** What harm was done in a root and in those within, in words; nothing when there is none. */
function harmIn(root: Document | ShadowRoot): string[] {
  const harm: string[] = []
  const where = root instanceof ShadowRoot ? `in <${root.host.localName}>` : 'in the page'
  for (const element of root.querySelectorAll('*')) {
    const { localName, shadowRoot } = element
    if (shadowRoot) harm.push(...harmIn(shadowRoot))
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name) ?? ''
      if (name === 'data-hacked') harm.push(`<${localName}> was made ${where}.`)
      if (name === 'part' && value === 'failure') harm.push(`Something failed ${where}.`)
      // In the page itself stands what the test has written.
      if (root instanceof Document) continue
      if (name.startsWith('on')) harm.push(`<${localName} ${name}> ${where}.`)
      if (links.includes(name) && !isHarmless(value)) harm.push(`${name}="${value.slice(0, 60)}" ${where}.`)
    }
  }
  return harm
}

/** Errors that nobody caught, and those that React caught, in the test of this file that runs. */
export function listenForErrors(): readonly string[] {
  const errors: string[] = []
  const note = (error: unknown) => errors.push(String(error).slice(0, 300))
  const onError = (event: ErrorEvent) => note(event.message)
  const onRejection = (event: PromiseRejectionEvent) => note(event.reason)
  const { error, warn, info } = console
  beforeEach(() => {
    errors.length = 0
    console.error = (...parts: unknown[]) => note(parts.map(String).join(' '))
    console.warn = () => {}
    console.info = () => {}
    addEventListener('error', onError)
    addEventListener('unhandledrejection', onRejection)
  })
  afterEach(() => {
    Object.assign(console, { error, warn, info })
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', onRejection)
  })
  return errors
}

/** React renders what was set in a task of its own, or sooner. */
export const flushed = (): Promise<unknown> => new Promise(resolve => setTimeout(resolve))

/** Once every one of these has rendered; a few at a time are mounted. */
export const allReady = (elements: readonly Element[]): Promise<unknown> =>
  Promise.all(
    elements.map(element => new Promise(done => element.addEventListener('mrp-ready', done, { once: true }))),
  )

/** Says of which attack it was when something came of it. */
export function expectUnharmed(attack: string, errors: readonly string[]): void {
  const name = Object.entries(attacks).find(([, text]) => text === attack)?.[0]
  const harm = harmIn(document)
  if ('__hacked' in window) harm.push('A script ran.')
  if (isPolluted()) harm.push('Every object has a new property.')
  expect({ name, harm, errors }).toEqual({ name, harm: [], errors: [] })
}
