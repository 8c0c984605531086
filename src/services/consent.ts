import { ownGlobal } from './own-global.ts'
import { pageDocument } from './page-document.ts'

/** The visitor's answer to the page's consent banner. */
export type ConsentAnswer = 'granted' | 'denied'

/** What the page's settings say: whether the visitor has to be asked. */
type ConsentSetting = 'granted' | 'required'

/** What a page's own code finds as `mrp`. */
export interface PageApi {
  /** Takes the visitor's answer to the page's consent banner; the last one counts. */
  consent(answer: ConsentAnswer): void
  /**
   * Looks for our elements in a shadow root that the script tag cannot find, now and from now on: a closed one, or one
   * that is attached to an element which is on the page already. The script tag alone offers this.
   */
  scan?(root: ParentNode): void
  answer?: ConsentAnswer
  /** What the configuration says, for the script tag's first file, which has none. */
  setting?: ConsentSetting
}

const pageApi = (): Partial<PageApi> | undefined => ownGlobal('mrp') as never

/**
 * Gives the page's own code `mrp.consent('granted')`, which may be called before anything else is loaded, and `mrp.scan`
 * where there is such a thing.
 */
export function offerConsent(scan?: PageApi['scan']): void {
  // Keeps an answer that was given before.
  if (pageApi()?.consent instanceof Function) return
  const api: PageApi = {
    ...(scan && { scan }),
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
 * Returns what counts as the visitor's answer under a page's setting: a given one always, else `granted` unless the
 * page has to ask; then undefined.
 */
export const consentUnder = (setting: ConsentSetting): ConsentAnswer | undefined =>
  pageApi()?.answer ?? (setting === 'required' || pageApi()?.setting === 'required' ? undefined : 'granted')
