import { pageDocument, pageGlobal } from './page-document.ts'
import { setConfigured } from './written-settings.ts'

export type ConsentAnswer = 'granted' | 'denied'

/** Describes `mrpWidgets` on the window, which the page's own code calls. */
export interface PageApi {
  /** Takes the visitor's answer to the page's consent banner. The last answer counts. */
  consent(answer: ConsentAnswer): void
  /** Changes settings. Later calls win, and both win over the page's tags. */
  configure(settings: object): void
  answer?: ConsentAnswer
  /** Holds what a page has configured before this code came, in order. */
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

/** Returns the visitor's answer to the page's consent banner. Undefined while there is none. */
export const consentAnswer = (): ConsentAnswer | undefined => pageApi()?.answer
