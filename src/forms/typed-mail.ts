import { pageDocument } from '../services/page-document.ts'

/** A link that opens a mail of what was typed into a form whose code could not be loaded. */
export function mailLink(form: HTMLFormElement): HTMLAnchorElement {
  const { mail = '' } = form.dataset
  const link = pageDocument.createElement('a')
  link.textContent = mail.replace(/mailto:|\?.*/g, '')
  const write = () => {
    const answers = [...new FormData(form)].filter(([, answer]) => answer)
    const text = answers.map(([name, answer]) => `${name}: ${answer}`).join('\r\n')
    // Longer addresses are cut by some mail apps.
    link.href = `${mail}&body=${encodeURIComponent(text.slice(0, 1500))}`
  }
  write()
  // What is typed after this goes along.
  form.addEventListener('input', write)
  return link
}
