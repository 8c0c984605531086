import { isAwake, rootOf } from '../custom-element/handle.ts'
import { whenIdle } from '../services/after-paint.ts'
import { pageDocument } from '../services/page-document.ts'
import { stopTypingKeys } from '../services/typing-keys.ts'

// What a form does for its visitors while its code has not come. The script tag loads this where a painted form is near
// the window; what fewer visits need is fetched with the form's code, and run when it is needed.

/** Looks after a painted form that sleeps; `runCode` runs the code of a tag without waking anything. */
export function asleep(element: Element, language: string, runCode: RunCode): void {
  const shadowRoot = rootOf(element)
  if (isAwake(element)) return
  // Its code is on the way; it has no mail to hand over, and lies in the light DOM.
  if (element.localName === 'mrp-account') {
    // Beside the code that will ask for them.
    void fetchFiles(files[language] ?? [])
    return void answersFile().then(file => file?.readyAccount(element as HTMLElement))
  }
  const form = shadowRoot?.querySelector('form')
  if (!shadowRoot || !form) return
  stopTypingKeys(shadowRoot)
  const answer = async () => (await answersFile())?.answerEarly(element, form)
  if (mayHaveAnswers() || form.matches(':focus-within') || isFilledIn(form)) void answer()
  // What a browser or an extension fills in comes without a focus, before this file or after it.
  else form.addEventListener('input', answer, { once: true })
  void fetchAhead(element, language, tag => Promise.all([answersFile(), runCode(tag)]))
  shadowRoot.addEventListener('unloaded', async event => {
    if (event instanceof globalThis.CustomEvent) (await answersFile())?.fillMail(event.detail, form)
  })
}

/** Keeps the module, because asking for it again takes the browser a frame. */
let answers: typeof import('./asleep-answers.ts') | undefined

/**
 * Loads what handles drafts, answers in the address, and mails of what was typed. The build puts it beside this file.
 */
async function answersFile(): Promise<typeof answers> {
  try {
    answers ??= await import(/* @vite-ignore */ `${'./answers.js'}`)
    return answers
  } catch (error) {
    console.error('shells/answers.js could not be loaded. Deploy shells/ beside mrp-widgets.js.', error)
    return undefined
  }
}

const isFilledIn = (form: HTMLFormElement) => [...new FormData(form).values()].some(value => value !== '')

/** Tells whether there may be something to fill in. */
function mayHaveAnswers(): boolean {
  if (location.search) return true
  try {
    return Object.keys(sessionStorage).some(key => key.startsWith('mrp:draft:'))
  } catch {
    return false
  }
}

// Nobody looks at a form for long without touching it: the code of one that is in view is fetched behind it, at low
// priority, and run when the page is quiet, so that the first touch waits for nothing.

/** Lists the files of a tag's code or of a language's texts, as paths in the bundle. The build knows them. */
const files: Readonly<Record<string, readonly string[]>> = __FILES_AHEAD__

/** Has the hash of each file, on a page that pins them. */
const {
  [Symbol.for('mrp-hashes')]: hashes = {},
}: Record<symbol, Record<string, string>> = globalThis as never

/** Is a variable of its own: the build would take a path and this, side by side, for a picture's address. */
const here = import.meta.url

/** Tells whether the visitor pays for each byte or waits long for it, where the browser says so. */
function isSparing(): boolean {
  const { connection }: { connection?: { saveData?: boolean; effectiveType?: string } } = navigator as never
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/** Runs the code of a tag's element without mounting it. */
type RunCode = (tag: string) => Promise<unknown>

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
async function fetchAhead({ localName }: Element, language: string, runCode: RunCode): Promise<void> {
  const code = files[localName]
  if (!code || isSparing()) return
  const isThere = await fetchFiles([...(files[language] ?? []), 'shells/answers.js', ...code])
  await quiet()
  // Whoever has touched nothing need not hear that something is missing.
  if (isThere.every(Boolean)) await runCode(localName).catch(() => {})
}

const fetchFiles = (paths: readonly string[]): Promise<boolean[]> =>
  Promise.all(
    paths.map(path => {
      const fetched = fetching.get(path) ?? fetchFile(path)
      fetching.set(path, fetched)
      return fetched
    }),
  )

/** Waits until the page has loaded and does nothing else. */
async function quiet(): Promise<void> {
  if (pageDocument.readyState !== 'complete')
    await new Promise(resolve => addEventListener('load', resolve, { once: true }))
  await new Promise<void>(resolve => whenIdle(resolve))
}
