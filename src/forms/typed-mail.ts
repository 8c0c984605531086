import type { Control } from '../element/keep-typed.ts'
import { mailAddress } from '../services/mail-client.ts'

/** Keeps a mail link up to date with a form whose code could not be loaded. */
export function fillMail(link: HTMLAnchorElement, form: HTMLFormElement): void {
  const { pathname, searchParams } = new URL(link.href)
  const mail = { to: decodeURIComponent(pathname), subject: searchParams.get('subject') ?? '' }
  const write = () => {
    // Only fields: the honeypot is not one.
    const lines = [...form.querySelectorAll<Control>('[part=input]')]
      .filter(({ value }) => value)
      .map(({ labels, name, value }) => ({
        label: labels?.[0]?.firstChild?.textContent?.trim() || name,
        value,
      }))
    link.href = mailAddress({ ...mail, lines }, '…')
  }
  write()
  form.addEventListener('input', write)
}
