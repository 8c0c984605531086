import type { PageApi } from './services/consent.ts'
import { pageDocument } from './services/page-document.ts'

/** Gives the page's consent banner `mrp.consent('granted')`, which may be called before anything else is loaded. */
export function offerConsent(): void {
  const page: { mrp?: PageApi } = window as never
  // An answer that was given stays.
  if (page.mrp?.consent instanceof Function) return
  const api: PageApi = {
    consent(answer) {
      api.answer = answer
      pageDocument.dispatchEvent(new Event('mrp-consent'))
    },
  }
  page.mrp = api
}
