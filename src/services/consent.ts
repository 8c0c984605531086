import type { Config } from '../state/config.ts'
import { ownGlobal } from './own-global.ts'
import { pageDocument } from './page-document.ts'

/** The visitor's answer to the page's consent banner. */
export type ConsentAnswer = 'granted' | 'denied'

/** The settings that say what may be kept and told of a visit. */
interface VisitSettings {
  readonly attribution?: Config['attribution'] | undefined
  readonly consent?: Config['consent'] | undefined
}

/** Where `attribution.ts` keeps what brought the visitor. */
export const firstTouchKey = 'mrp:first-touch'

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
  /** What was configured of these. The loader reads it here, because it does not contain the configuration. */
  settings?: VisitSettings
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

/** Notes what was configured of these. */
export function noteSettings(changed: VisitSettings): void {
  const api = pageApi()
  if (!(api?.consent instanceof Function)) return
  const { attribution, consent } = { ...api.settings, ...changed }
  api.settings = { attribution, consent }
}

/** Returns what was configured, as far as the loader has heard of it. */
export const notedSettings = (): VisitSettings => pageApi()?.settings ?? {}

/**
 * Returns the consent that counts. The visitor's answer comes first, then `granted` unless the page has to ask, then
 * undefined.
 */
export const consentUnder = (setting: Config['consent']): ConsentAnswer | undefined =>
  pageApi()?.answer ??
  (setting === 'required' || notedSettings().consent === 'required' ? undefined : 'granted')

/** Tells whether a request says where its visitor came from: the page wants it, and the visitor has not refused. */
export const mayTellOrigin = ({ attribution, consent }: Pick<Config, 'attribution' | 'consent'>): boolean =>
  attribution === 'on' && consentUnder(consent) === 'granted'

/** Removes what was kept of what brought the visitor. */
export function forgetAttribution(): void {
  try {
    delete sessionStorage[firstTouchKey]
  } catch {
    // Blocked: nothing was kept.
  }
}
