import type { Control } from '../custom-element/keep-typed.ts'
import { mailAddress } from '../services/mail-client.ts'

/** Keeps a mail link up to date with a form whose code could not be loaded. */
export function fillMail(link: HTMLAnchorElement, form: HTMLFormElement): void {
  const { pathname, searchParams } = new globalThis.URL(link.href)
  const mail = { to: decodeURIComponent(pathname), subject: searchParams.get('subject') ?? '' }
  const write = () => {
    // Only fields: the honeypot is not one.
    const lines = [...form.querySelectorAll<Control>('[part=input],[part=checkbox]:checked')]
      .filter(({ value }) => value)
      .map(control => ({
        label: control.labels?.[0]?.firstChild?.textContent?.trim() || control.name,
        value: shownIn(control),
      }))
    link.href = mailAddress({ ...mail, lines }, '…')
  }
  write()
  form.addEventListener('input', write)
}

/** Returns what the visitor reads in a control: of a choice, its text in their language. */
const shownIn = (control: Control): string =>
  'options' in control ? (control.selectedOptions[0]?.text ?? '') : control.value
