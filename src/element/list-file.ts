import { type Attributed, attributeText } from '../services/attribute-names.ts'
import { printable } from '../services/console.ts'
import { pageDocument } from '../services/page-document.ts'
import { config } from '../state/config.ts'
import { type Attribute, Malformed } from './attributes.ts'
import type { Attributes } from './element.ts'
import { listIn } from './list-text.ts'

// Loads the data file of a list. Its code is loaded with the first `src` of a page.

type Entries = readonly unknown[]

/** How long a file may take, in ms. */
const patience = 10_000

/** How large a file may be, in bytes. */
export const largest = 256_000

export const tooLarge = new Malformed(`is larger than ${largest / 1000} kB: leave out entries`)

/** Several elements may show the same file: it is fetched once for those that ask at the same time. */
const underWay = new Map<string, Promise<string | Malformed>>()

/** A file that was not answered: another time it may be. */
class Unreached extends Malformed {}

/**
 * Returns the entries of a file, or undefined where it has none to show, or nobody asks any more. One line in the console
 * says why it is not shown.
 */
export async function loadList(
  tag: string,
  src: string,
  list: Attribute,
  asking: AbortSignal,
): Promise<Entries | undefined> {
  const read = await readList(src, list)
  if (asking.aborted) return undefined
  if (!(read instanceof Malformed)) return read
  warnOfFile(tag, src, read)
  const { origin } = new URL(src, pageDocument.baseURI)
  if (!isAllowed(origin)) await named(origin, asking)
  else if (read instanceof Unreached) await online(asking)
  else return read.entries
  return loadList(tag, src, list, asking)
}

/** Waits for the settings to name an origin: they may come after the element. */
const named = (origin: string, asking: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const stop = config.listen(() => {
      if (!isAllowed(origin)) return
      stop()
      resolve()
    })
    asking.addEventListener('abort', stop)
  })

const online = (signal: AbortSignal): Promise<void> =>
  new Promise(resolve => addEventListener('online', () => resolve(), { once: true, signal }))

/** Not the origin of `location`, which is none in a frame made of text. */
const isOwn = (origin: string): boolean => origin === globalThis.origin

const isAllowed = (origin: string): boolean => isOwn(origin) || isNamed(origin)

/** One line for a file that is not shown, or not all of it. */
export const warnOfFile = (tag: string, src: string, fault: Malformed): void =>
  console.warn(printable(`<${tag}> data file ${src} ${fault.why}; ${insteadOf(fault)}.`))

/** What is done in place of a faulty file, as a clause. */
export const insteadOf = ({ entries }: Malformed): string =>
  entries ? 'only its valid entries are shown' : 'nothing of it is shown'

interface NamedFile {
  readonly src: string
  /** The list that it fills. */
  readonly list: Attribute
  /** That list's property. */
  readonly fills: string
}

/** Returns the data file that an element names. */
export function fileOf(attributes: Attributes, element: Attributed): NamedFile | undefined {
  const { src: file } = attributes
  const fills = file?.fills ?? ''
  const list = attributes[fills]
  const src = file?.parse(attributeText(element, 'src') ?? '')
  return list && typeof src === 'string' ? { src, list, fills } : undefined
}

/** Fetches and reads a file. Says what is wrong with it, with its valid entries if it has any. */
export async function readList(src: string, list: Attribute): Promise<Entries | Malformed> {
  const { href, origin } = new URL(src, pageDocument.baseURI)
  if (!isAllowed(origin)) return foreign(origin)
  const text = underWay.get(href) ?? fetchText(href, isOwn(origin))
  underWay.set(href, text)
  const found = await text.finally(() => underWay.delete(href))
  return found instanceof Malformed ? found : listIn(found, list)
}

/** Whether the page's settings name an origin. */
export const isNamed = (origin: string, origins = config.get().srcOrigins): boolean =>
  origins.split(/\s+/).some(named => URL.canParse(named) && new URL(named).origin === origin)

export const foreign = (origin: string): Malformed =>
  new Malformed(`is on another origin: add ${origin} to src-origins of <mrp-config>`)

async function fetchText(href: string, staysHere: boolean): Promise<string | Malformed> {
  try {
    const response = await fetch(href, {
      // A page’s own address may lead anywhere. An origin that the settings name may do so: spreadsheets are published like
      // that.
      mode: staysHere ? 'same-origin' : 'cors',
      // Whoever placed the tag decides on the address, so nothing of the visitor goes along.
      credentials: 'omit',
      // An editor who has changed the file sees the change.
      cache: 'no-cache',
      signal: AbortSignal.timeout(patience),
    })
    if (!response.ok)
      return new Malformed(`was answered with status ${response.status}: put the file there, or correct src`)
    return await textOf(response)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      return new Unreached(`took longer than ${patience / 1000} s: make it smaller, or serve it faster`)
    return new Unreached(
      `could not be fetched (${error instanceof Error ? error.message : error}): check src, connect-src of the page’s policy and, on another origin, CORS`,
    )
  }
}

/** Reads no further than a list may be long. */
async function textOf({ body }: Response): Promise<string | Malformed> {
  const reader = body?.getReader()
  const bytes = new Uint8Array(largest)
  let size = 0
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done) return decoded(bytes.subarray(0, size))
    if (size + value.length > largest) {
      void reader?.cancel()
      return tooLarge
    }
    bytes.set(value, size)
    size += value.length
  }
}

/** Reads UTF-8, or what Excel writes in its place: UTF-16 as “Unicode text”, and Windows’ code page as CSV. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
