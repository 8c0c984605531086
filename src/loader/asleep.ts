import { isAwake, rootOf } from '../custom-element/handle.ts'
import { stopTypingKeys } from '../services/typing-keys.ts'
import { fetchAhead, fetchTexts, type RunCode } from './fetch-ahead.ts'

// What a form does for its visitors while its code has not come. The script tag loads this where a painted form is near
// the window; what fewer visits need is fetched with the form's code, and run when it is needed.

/** Looks after a painted form that sleeps; `runCode` runs the code of a tag without waking anything. */
export function asleep(element: Element, language: string, runCode: RunCode): void {
  const shadowRoot = rootOf(element)
  if (isAwake(element)) return
  // Its code is on the way; it has no mail to hand over, and lies in the light DOM.
  if (element.localName === 'mrp-account') {
    void fetchTexts(language)
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

/** Kept, because asking for a module again takes the browser a frame. */
let answers: typeof import('./asleep-answers.ts') | undefined

/** Drafts, answers of the address, and what was typed as a mail. The build puts it beside this file. */
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

/** Whether there may be something to fill in. */
function mayHaveAnswers(): boolean {
  if (location.search) return true
  try {
    return Object.keys(sessionStorage).some(key => key.startsWith('mrp:draft:'))
  } catch {
    return false
  }
}
