import type { AccessMode } from './access-check.ts'

export const registerHash = '#register'

/** What the page's address asks for, if it does. */
export function modeInAddress(): AccessMode | undefined {
  const asked = new URLSearchParams(location.search).get('mode')
  if (asked === 'login' || asked === 'register') return asked
  return location.hash === registerHash ? 'register' : undefined
}
