import { pageDocument, pageGlobal } from './page-document.ts'
import { setConfigured, settingText } from './written-settings.ts'

type ConsentAnswer = 'granted' | 'denied'

/** Describes `mrpWidgets` on the window, which the page's own code calls. */
interface PageApi {
  /** Takes the visitor's answer to the page's consent banner. The last answer counts. */
  consent(answer: ConsentAnswer): void
  /** Changes settings. Later calls win, and both win over the page's tags. */
  configure(settings: object): void
  answer?: ConsentAnswer
  /** Holds what a page has configured before this code came. */
  early?: object | readonly object[] | undefined
}

/**
 * Finds the API. A page may call before this code has come, on an object of its own or of `embed.js`:
 * docs/tag-managers.md has the line.
 */
function pageApi(name: 'mrpWidgets' | 'mrp' = 'mrpWidgets'): Partial<PageApi> | undefined {
  const api = pageGlobal(name)
  return api instanceof Object && 'consent' in api ? (api as Partial<PageApi>) : undefined
}

/** Offers `mrpWidgets` to the page's own code, and the same as `mrp` where the page has nothing of that name. */
export function offerPageApi(): void {
  const api: Partial<PageApi> = pageApi() ?? pageApi('mrp') ?? {}
  const { early } = api
  Object.assign(api, {
    early: undefined,
    configure: setConfigured,
    consent(answer: ConsentAnswer) {
      api.answer = answer
      pageDocument.dispatchEvent(new Event('mrp-consent'))
    },
  })
  Object.assign(globalThis, { mrpWidgets: api }, pageGlobal('mrp') === undefined && { mrp: api })
  // One object is what pages kept that were made before.
  for (const settings of [early ?? []].flat()) setConfigured(settings)
}

/**
 * Returns the consent that counts. The visitor's answer comes first, then `granted` unless the page has to ask, then
 * undefined. A page that misspells it has to ask.
 */
export const readConsent = (): ConsentAnswer | undefined =>
  pageApi()?.answer ??
  (/^granted$/i.test(settingText('consent', /./) ?? __SETTINGS__.consent ?? 'granted')
    ? 'granted'
    : undefined)

// What is misspelled below counts as not written: it neither starts anything nor stops it.

/** Tells whether the page's tag manager is to hear how requests end. */
export const wantsOutcomes = (): boolean =>
  /^dataLayer$/i.test(settingText('analytics', /^(off|dataLayer)$/i) ?? __SETTINGS__.analytics ?? '')

/** Tells whether the page wants to know where a visitor comes from. */
export const wantsOrigin = (): boolean =>
  /^on$/i.test(settingText('attribution', /^(off|on)$/i) ?? __SETTINGS__.attribution ?? '')

/** Tells whether a request says where its visitor comes from: the page wants it, and the visitor has not refused. */
export const mayTellOrigin = (): boolean => wantsOrigin() && readConsent() === 'granted'

/** Names the item in which `attribution.ts` keeps what brought the visitor. */
export const firstTouchKey = 'mrp:first-touch'

export function forgetAttribution(): void {
  try {
    delete sessionStorage[firstTouchKey]
  } catch {
    // Blocked: nothing was kept.
  }
}
