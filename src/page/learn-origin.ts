import { attributeText } from '../services/attribute-names.ts'
import { ownElements, pageDocument } from '../services/page-document.ts'

const hasSetting = (tag: Element): boolean => Boolean(attributeText(tag, 'attribution'))

/**
 * Loads what keeps how a visitor came here, if the build or a configuration tag asks for it: the
 * configuration's code may not be loaded.
 * Waits for the whole page and for the first paint.
 */
export function learnOrigin(): void {
  // Read before an app removes its parameters from the URL.
  const here = [location.href, pageDocument.referrer] as const
  const look = () => {
    const isWanted = __SETTINGS__.attribution === 'on' || ownElements('mrp-config').some(hasSetting)
    if (isWanted)
      // Only this page's own attribution is known then.
      import('../services/attribution.ts').then(file => file.rememberAttribution(here)).catch(() => {})
  }
  if (pageDocument.readyState === 'loading') addEventListener('DOMContentLoaded', look)
  else setTimeout(look, 99)
}
