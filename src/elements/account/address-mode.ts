import type { AccessMode } from './access-check.ts'

export const registerHash = '#register'

/** Returns the mode that the page's URL asks for, if any. */
export function modeInAddress(): AccessMode | undefined {
  const asked = new URLSearchParams(location.search).get('mode')
  if (asked === 'login' || asked === 'register') return asked
  return location.hash === registerHash ? 'register' : undefined
}
