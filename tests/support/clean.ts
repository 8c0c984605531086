import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { attachedPlan } from '../../src/request/attached-plan.ts'
import { writeItem } from '../../src/services/browser-storage.ts'
import { configure, defaultConfig } from '../../src/services/config.ts'
import { clearDraft } from '../../src/services/draft-storage.ts'
import { toasts } from '../../src/services/toast-list.ts'

const width = 1024
const height = 768

/** What the testing library's `screen` looks at. */
const { body } = document

// Starts each test with an empty page, a working browser and no drafts. Files follow one another in one page.
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  cleanup()
  if (document.body !== body) document.body.replaceWith(body)
  body.replaceChildren()
  document.adoptedStyleSheets = []
  const { documentElement } = document
  for (const name of ['dir', 'style']) documentElement.removeAttribute(name)
  documentElement.lang = 'en'
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height)
  // Full, the list of what was loaded grows no more.
  performance.clearResourceTimings()
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
