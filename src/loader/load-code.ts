import { loadCore } from 'virtual:tags'
import { type ElementCode, handleOf, rootOf } from '../custom-element/handle.ts'
import { afterPaint } from '../services/after-paint.ts'
import { attributeText } from '../services/attribute-names.ts'
import { liveElements } from '../services/live-elements.ts'
import { languageAround, pageDocument } from '../services/page-document.ts'
import type { Language } from '../words/languages.ts'
import { importCode, isSpeaking } from './elements.ts'

// An element's code is loaded once for its tag. Where that fails, the element says so, and the next touch or the network's
// return begins anew.

const notServed = `Serve the folders beside ${import.meta.url}.`

export const sayNotServed = (error: unknown): void => console.error(notServed, error)

/** Holds back a new attempt after a failure, in ms: whoever types touches the element with every key. */
const retryAfterMs = 1000
/**
 * Delays what an element says of a failure, in ms. Firefox ends what is loading when a page is left: then nothing is
 * missing, and nobody is there to read it.
 */
const sayAfterMs = 300

const loading = new Map<string, Promise<ElementCode | undefined>>()
/** Maps each element whose code could not be loaded to what it says of that. */
const unloaded = new Map<Element, readonly Element[]>()
/** Counts how often the network has returned. */
let returns = 0

export function languageOf(element: Element): Language {
  return isSpeaking(element.localName) ? languageAround(element, attributeText(element, 'lang')) : 'en'
}

/** Tells whether the code of any element has been asked for. */
export const isAnyLoading = (): boolean => loading.size > 0

/** Loads an element's code, unless that is under way or done. Nothing where it cannot be had; never rejects. */
export async function load(element: Element): Promise<ElementCode | undefined> {
  const { localName } = element
  const before = returns
  try {
    const code = await fetchCode(localName)
    for (const [other] of unloaded) {
      if (other.localName !== localName) continue
      release(other)
      // What failed with this element is mended for all of them.
      if (other !== element) void handleOf(other)?.wake()
    }
    return code
  } catch {
    unloaded.set(element, unloaded.get(element) ?? [])
    await new Promise(resolve => setTimeout(resolve, sayAfterMs))
    if (returns > before) {
      // An attempt from before the network returned says nothing of now.
      loading.clear()
      return load(element)
    }
    if (unloaded.get(element)?.length === 0) unloaded.set(element, sayUnloaded(element))
    return undefined
  }
}

function release(element: Element): void {
  for (const part of unloaded.get(element) ?? []) part.remove()
  unloaded.delete(element)
}

addEventListener('online', () => {
  returns += 1
  // Anew for all of them, and for the settings, which elements wait for.
  if (unloaded.size > 0) loading.clear()
  for (const [element] of unloaded) {
    if (element.isConnected) void handleOf(element)?.wake()
    else release(element)
  }
})

/** Makes one attempt at a time. A failed one stands for a moment. */
function fetchCode(tag: string): Promise<ElementCode | undefined> {
  const attempt = loading.get(tag) ?? loadCode(tag)
  if (!loading.has(tag)) {
    attempt.catch(error =>
      setTimeout(() => {
        loading.delete(tag)
        console.error(`<${tag}> could not be loaded. ${notServed}`, error)
      }, retryAfterMs),
    )
  }
  loading.set(tag, attempt)
  return attempt
}

/** Runs an element's code without mounting anything, so that nothing on the page changes. */
export const runCode = (tag: string) =>
  // Side by side: the element's file needs the core.
  Promise.all([loadCore(), importCode(tag)])

/**
 * Loads a tag's code. Where a chunk is missing, asks the element's own script: its address stays, and after a deploy it
 * names the new chunks.
 */
async function loadCode(tag: string): Promise<ElementCode | undefined> {
  const code = runCode(tag)
    .then(([{ codeOf }, module]) => module && codeOf(module.default))
    .catch((error: unknown) =>
      import(/* @vite-ignore */ `./elements/${tag}.js`).then(
        (entry: { readonly code?: ElementCode }) => entry.code,
        () => Promise.reject(error),
      ),
    )
  await Promise.all([code, tag === 'mrp-config' || readSettings()])
  // What a sleeping form answers to a touch is seen first: to hydrate it takes longer.
  await new Promise<void>(afterPaint)
  return code
}

/** Loads the page's settings, which count from the first render on. */
async function readSettings(): Promise<void> {
  await Promise.all([
    fetchCode('mrp-config'),
    ...[...liveElements].map(element => element.localName === 'mrp-config' && handleOf(element)?.wake()),
  ])
}

/** Shows the notice, and the fallback content, which works without our code. Returns what to remove once it is loaded. */
function sayUnloaded(element: Element): readonly Element[] {
  const root = rootOf(element)
  const asleep = root?.querySelector<HTMLElement>('[data-unloaded]')
  if (!root || !asleep) return []
  const notice = pageDocument.createElement('div')
  const line = pageDocument.createElement('p')
  const link = pageDocument.createElement('a')
  // These give it the colours and the font of the elements.
  notice.dataset.root = ''
  notice.dataset.theme = asleep.dataset.theme ?? 'light'
  notice.append(line)
  line.role = 'alert'
  line.part.add('failure')
  line.append(`${asleep.dataset.unloaded} `)
  const { mail } = root.querySelector('form')?.dataset ?? {}
  if (mail) {
    link.href = mail
    link.append(link.pathname)
    line.append(link)
  }
  // An element in the light DOM has a slot for the fallback content already.
  const parts = [notice, root.querySelector('slot:not([name])') ?? pageDocument.createElement('slot')]
  root.append(...parts)
  // `asleep.ts` adds what was typed to the mail link.
  root.dispatchEvent(new globalThis.CustomEvent('unloaded', { detail: link }))
  return parts
}
