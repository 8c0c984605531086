import { afterEach, vi } from 'vitest'
import { configure } from '../../src/state/config.ts'
import { toasts } from '../../src/state/toasts.ts'

// Each test begins with an empty page, a sound browser and a visitor who has typed nothing.
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
  sessionStorage.clear()
  localStorage.clear()
  toasts.set([])
  configure({
    contactEmail: undefined,
    emailService: undefined,
    firebase: undefined,
    authEmulatorUrl: undefined,
    tokenSyncUrl: undefined,
  })
  history.replaceState(null, '', location.pathname)
})
