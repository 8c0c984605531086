import { fetchAhead } from './fetch-ahead.ts'
import { mailLink } from './typed-mail.ts'

// What a form does for its visitors while its code has not come. The script tag loads this where a page has a form.

/** Looks after a painted form that sleeps; `wake` loads its code. */
export function asleep(element: Element, language: string, wake: () => unknown): void {
  const { shadowRoot } = element
  if (!shadowRoot || element.matches(':defined')) return
  fetchAhead(element, language, wake)
  shadowRoot.addEventListener('unloaded', event => {
    const form = shadowRoot.querySelector('form')
    if (form && event instanceof CustomEvent) event.detail.append(' ', mailLink(form))
  })
}
