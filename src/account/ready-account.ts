import { loadDraft, saveDraft } from '../services/session-draft.ts'
import { storageTrouble, tryStorage } from '../state/browser-storage.ts'
import { modeInAddress } from './address-mode.ts'
import { storageMark } from './storage-mark.ts'

/**
 * Shows in a painted account what only the browser knows: what was typed before a reload, that it keeps nothing, and in
 * place of the form that the address does not ask for, that another is coming. Without its code, it shows the form.
 */
export function readyAccount(account: HTMLElement): void {
  const field = (name: string) =>
    account.querySelector<HTMLInputElement>(`[data-root] [name="${CSS.escape(name)}"]`)
  // Passwords are in no draft.
  for (const [name, text] of Object.entries(loadDraft('account'))) {
    const empty = field(name)
    if (empty?.value === '') empty.value = text
  }
  const keep = () => {
    // From then on its code does so.
    if (account.matches(':defined')) return
    const controls = account.querySelectorAll<HTMLInputElement>(
      '[data-root] [part=input]:not([type=password])',
    )
    const typed = [...controls].map(({ name, value }) => [name, value])
    saveDraft('account', { ...loadDraft('account'), ...Object.fromEntries(typed) })
  }
  // What was typed while this file came.
  keep()
  account.addEventListener('input', keep)

  tryStorage()
  const trouble = storageTrouble.get()
  if (trouble) account.style.setProperty(storageMark(trouble), 'flex')

  const show = (opening: string, form: string) => {
    account.style.setProperty('--mrp-signed-in', opening)
    account.style.setProperty('--mrp-signed-out', form)
  }
  const asked = modeInAddress()
  if (asked && field('email') && asked !== (field('fullName') ? 'register' : 'login')) show('block', 'none')
  account.addEventListener('mrp-ready', () => show('', ''), { once: true })
  // Then nothing is opened.
  const giveUp = () => show('none', 'block')
  account.shadowRoot?.addEventListener('unloaded', giveUp)
  if (account.shadowRoot?.querySelector('[part~=failure]')) giveUp()
}
