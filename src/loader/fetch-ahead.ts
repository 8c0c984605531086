import { pageDocument } from '../services/page-document.ts'
import { whenIdle } from '../services/turns.ts'

// Nobody looks at a form for long without touching it: the code of one that is in view is fetched behind it, at low
// priority, and run when the page is quiet, so that the first touch waits for nothing.

/** By tag or language: the files that its code consists of, as paths in the bundle. The build knows them. */
const files: Readonly<Record<string, readonly string[]>> = __FILES_AHEAD__

/** By path: what files must be, on a page that pins them. */
const {
  [Symbol.for('mrp-hashes')]: hashes = {},
}: Record<symbol, Record<string, string>> = globalThis as never

/** In a variable of its own: the build would take a path and this, side by side, for a picture's address. */
const here = import.meta.url

/** Whether the visitor pays for each byte or waits long for it, where the browser tells. */
function isSparing(): boolean {
  const { connection }: { connection?: { saveData?: boolean; effectiveType?: string } } = navigator as never
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/** Runs the code of a tag's element without mounting it. */
export type RunCode = (tag: string) => Promise<unknown>

const fetching = new Map<string, Promise<boolean>>()

/** Fetches a file without running it, once. One that can't be fetched is asked for again when it is needed. */
function fetchFile(path: string): Promise<boolean> {
  const link = pageDocument.createElement('link')
  link.rel = 'modulepreload'
  link.fetchPriority = 'low'
  // A policy of nonces let the page's scripts in by the same one.
  link.nonce = pageDocument.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
  link.integrity = hashes[path] ?? ''
  link.href = new globalThis.URL(`../${path}`, here).href
  const fetched = new Promise<boolean>(resolve => {
    link.onload = () => resolve(true)
    link.onerror = () => resolve(false)
  })
  pageDocument.head.append(link)
  return fetched
}

/**
 * Fetches the code of a form that is or comes into view, unless the connection is slow or metered, and runs it
 * when the page is quiet.
 */
export async function fetchAhead({ localName }: Element, language: string, runCode: RunCode): Promise<void> {
  const code = files[localName]
  if (!code || isSparing()) return
  const isThere = await fetchFiles([...(files[language] ?? []), 'shells/answers.js', ...code])
  await quiet()
  // Whoever has touched nothing need not hear that something is missing.
  if (isThere.every(Boolean)) await runCode(localName).catch(() => {})
}

/** Fetches a language's texts, beside the code that will ask for them. */
export const fetchTexts = (language: string) => fetchFiles(files[language] ?? [])

const fetchFiles = (paths: readonly string[]): Promise<boolean[]> =>
  Promise.all(
    paths.map(path => {
      const fetched = fetching.get(path) ?? fetchFile(path)
      fetching.set(path, fetched)
      return fetched
    }),
  )

/** When the page has loaded and does nothing else. */
async function quiet(): Promise<void> {
  if (pageDocument.readyState !== 'complete')
    await new Promise(resolve => addEventListener('load', resolve, { once: true }))
  await new Promise<void>(resolve => whenIdle(resolve))
}
