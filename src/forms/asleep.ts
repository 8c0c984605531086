import { answerEarly } from './early-answers.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { mailLink } from './typed-mail.ts'

// What a form does for its visitors while its code has not come. The script tag loads this where a page has a form.

/** Looks after a painted form that sleeps; `wake` loads its code. */
export function asleep(element: Element, language: string, wake: () => unknown): void {
  const { shadowRoot } = element
  const form = shadowRoot?.querySelector('form')
  if (!form || element.matches(':defined')) return
  answerEarly(element, form)
  fetchAhead(element, language, wake)
  shadowRoot?.addEventListener('unloaded', event => {
    if (event instanceof CustomEvent) event.detail.append(' ', mailLink(form))
  })
}
