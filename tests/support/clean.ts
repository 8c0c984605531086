import { afterEach, vi } from 'vitest'
import { attachedPlan } from '../../src/request/attached-plan.ts'
import { writeItem } from '../../src/services/browser-storage.ts'
import { defaultConfig } from '../../src/services/config.ts'
import { clearDraft } from '../../src/services/draft-storage.ts'
import { configure } from '../../src/services/settings.ts'
import { toasts } from '../../src/services/toast-list.ts'

// Starts each test with an empty page, a working browser and no drafts.
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
  sessionStorage.clear()
  // Also clears what a test with blocked or full storage left in memory.
  for (const form of ['demo', 'contact', 'account']) clearDraft(form)
  localStorage.clear()
  for (const key of ['mrp:users', 'mrp:current-user', 'mrp:remember-me', 'mrp:users:unreadable']) {
    writeItem(key, null)
  }
  toasts.set([])
  attachedPlan.set(undefined)
  configure(Object.fromEntries(Object.keys(defaultConfig).map(key => [key, undefined])))
  history.replaceState(null, '', location.pathname)
})
