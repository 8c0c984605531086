import { isAwake } from '../../custom-element/handle.ts'
import { storageTrouble, tryStorage } from '../../services/browser-storage.ts'
import { loadDraft, saveDraft } from '../../services/draft-storage.ts'
import type { AccessMode } from './access-check.ts'

/**
 * Completes a painted account area with what only the browser knows: text typed before a reload, and blocked storage.
 * If the URL asks for the other mode, it shows a loading state. If the code cannot be loaded, it shows the form.
 */
export function readyAccount(account: HTMLElement): void {
  const field = (name: string) =>
    account.querySelector<HTMLInputElement>(`[data-root] [name="${CSS.escape(name)}"]`)
  // No draft contains passwords.
  for (const [name, text] of Object.entries(loadDraft('account'))) {
    const empty = field(name)
    if (empty?.value === '') empty.value = text
  }
  const keep = () => {
    // Once awake, the element does this itself.
    if (isAwake(account)) return
    const controls = account.querySelectorAll<HTMLInputElement>(
      '[data-root] [part=input]:not([type=password])',
    )
    const typed = [...controls].map(({ name, value }) => [name, value])
    saveDraft('account', { ...loadDraft('account'), ...Object.fromEntries(typed) })
  }
  // Keeps what was typed while this file was loading.
  keep()
  account.addEventListener('input', keep)

  tryStorage()
  const trouble = storageTrouble.get()
  if (trouble) account.style.setProperty(storageProperty(trouble), 'flex')

  const show = (opening: string, form: string) => {
    account.style.setProperty('--mrp-signed-in', opening)
    account.style.setProperty('--mrp-signed-out', form)
  }
  const modeAsked = modeInAddress()
  if (modeAsked && field('email') && modeAsked !== (field('fullName') ? 'register' : 'login'))
    show('block', 'none')
  account.addEventListener('mrp-ready', () => show('', ''), { once: true })
  // Shows the form, because the code that would open the dashboard cannot be loaded.
  const giveUp = () => show('none', 'block')
  account.shadowRoot?.addEventListener('unloaded', giveUp)
  if (account.shadowRoot?.querySelector('[part~=failure]')) giveUp()
}

/** Returns the mode that the page's URL asks for, if any. */
export function modeInAddress(): AccessMode | undefined {
  const modeAsked = new URLSearchParams(location.search).get('mode')
  return modeAsked === 'login' || modeAsked === 'register' ? modeAsked : undefined
}

/**
 * Returns the custom property that shows a painted notice about the storage. A page may set it before its first
 * paint.
 */
export const storageProperty = (trouble: 'blocked' | 'full'): string => `--mrp-storage-${trouble}`
