import { type ConsentAnswer, consentAnswer } from './page-api.ts'
import { settingText } from './written-settings.ts'

/**
 * Returns the consent that counts. The visitor's answer comes first, then `granted` unless the page has to ask, then
 * undefined. A page that misspells it has to ask.
 */
export const readConsent = (): ConsentAnswer | undefined =>
  consentAnswer() ??
  (/^granted$/i.test(settingText('consent', /./) ?? __SETTINGS__.consent ?? 'granted')
    ? 'granted'
    : undefined)

// What is misspelled below counts as not written: it neither starts anything nor stops it.

/** Tells whether the page's tag manager is to hear how requests end. */
export const wantsOutcomes = (): boolean =>
  /^dataLayer$/i.test(settingText('analytics', /^(off|dataLayer)$/i) ?? __SETTINGS__.analytics ?? '')

/** Tells whether the page wants to know where a visitor comes from. */
export const wantsAttribution = (): boolean =>
  /^on$/i.test(settingText('attribution', /^(off|on)$/i) ?? __SETTINGS__.attribution ?? '')

/** Tells whether a request says where its visitor comes from: the page wants it, and the visitor has not refused. */
export const isAttributionAllowed = (): boolean => wantsAttribution() && readConsent() === 'granted'

/** Names the item in which `attribution.ts` keeps what brought the visitor. */
export const firstTouchKey = 'mrp:first-touch'

export function forgetAttribution(): void {
  try {
    delete sessionStorage[firstTouchKey]
  } catch {
    // Blocked: nothing was kept.
  }
}
