import { afterEach, vi } from 'vitest'
import { configure } from '../../src/services/configure.ts'
import { clearDraft } from '../../src/services/session-draft.ts'
import { writeItem } from '../../src/state/browser-storage.ts'
import { toasts } from '../../src/state/toasts.ts'

// Each test begins with an empty page, a sound browser and a visitor who has typed nothing.
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
  sessionStorage.clear()
  // What a test with a blocked or full storage left in memory goes with it.
  for (const form of ['demo', 'contact', 'account']) clearDraft(form)
  localStorage.clear()
  for (const key of ['mrp:users', 'mrp:current-user', 'mrp:remember-me', 'mrp:users:unreadable']) {
    writeItem(key, null)
  }
  toasts.set([])
  configure({
    contactEmail: undefined,
    emailService: undefined,
    formEndpoint: undefined,
    firebase: undefined,
    authEmulatorUrl: undefined,
    tokenSyncUrl: undefined,
    consent: undefined,
    messages: undefined,
  })
  history.replaceState(null, '', location.pathname)
})
