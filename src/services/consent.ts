import { ownGlobal } from './own-global.ts'
import { pageDocument } from './page-document.ts'

/** The visitor's answer to the page's consent banner. */
export type ConsentAnswer = 'granted' | 'denied'

/** Whether the configuration requires the visitor's consent. */
type ConsentSetting = 'granted' | 'required'

/** The API for the page's own code: `mrp` on the window. */
export interface PageApi {
  /** Takes the visitor's answer to the page's consent banner. The last answer counts. */
  consent(answer: ConsentAnswer): void
  /**
   * Looks for our elements in a shadow root, now and from now on. The script tag cannot find a closed one, or one
   * attached to an element that is already in the page. Only the script tag offers this.
   */
  readonly scan: ((root: ParentNode) => void) | undefined
  answer?: ConsentAnswer
  /** The configured setting. The loader reads it here, because it does not contain the configuration. */
  setting?: ConsentSetting
}

const pageApi = (): Partial<PageApi> | undefined => ownGlobal('mrp') as never

/**
 * Adds `mrp.consent('granted')` for the page's own code, which may call it before anything else is loaded. Adds
 * `mrp.scan` if it is given.
 */
export function offerConsent(scan?: PageApi['scan']): void {
  // Keeps an answer that was given before.
  if (pageApi()?.consent instanceof Function) return
  const api: PageApi = {
    scan,
    consent(answer) {
      api.answer = answer
      pageDocument.dispatchEvent(new Event('mrp-consent'))
    },
  }
  Object.assign(globalThis, { mrp: api })
}

/** Notes what the configuration says. */
export function noteConsentSetting(setting: ConsentSetting): void {
  const api = pageApi()
  if (api?.consent instanceof Function) api.setting = setting
}

/**
 * Returns the consent that counts. The visitor's answer comes first, then `granted` unless the page has to ask, then
 * undefined.
 */
export const consentUnder = (setting: ConsentSetting): ConsentAnswer | undefined =>
  pageApi()?.answer ?? (setting === 'required' || pageApi()?.setting === 'required' ? undefined : 'granted')
