import axe, { type AxeResults } from 'axe-core'
import { expect } from 'vitest'

/** What axe says of a form in a page, and of the toasts above it; the page's landmarks and headings are the host's. */
export async function examinePage(): Promise<AxeResults> {
  // A toast that still fades in has no contrast yet.
  await expect
    .poll(() => document.querySelector('mrp-toaster')?.shadowRoot?.getAnimations() ?? [])
    .toEqual([])
  return axe.run(document, {
    rules: {
      region: { enabled: false },
      'landmark-one-main': { enabled: false },
      'page-has-heading-one': { enabled: false },
    },
  })
}
