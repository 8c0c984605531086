import { answerEarly } from './early-answers.ts'

// What a form does for its visitors while its code has not come. The script tag loads this where a page has a form.

/** Looks after a form that is painted and asleep. One that is not painted yet is planned once more when it is. */
export function asleep(element: Element): void {
  // The first look into the storage of a page takes longer than to paint a form.
  setTimeout(() => {
    const form = element.shadowRoot?.querySelector('form')
    if (form && !element.matches(':defined')) answerEarly(element, form)
  })
}
