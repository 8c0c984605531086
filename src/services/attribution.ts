import { readConsent } from './consent.ts'
import { pageDocument } from './page-document.ts'

// Only the first page knows what brought a visitor, and the page with the form needs it. Of each URL, only origin,
// path and campaign are kept and sent, because the rest may contain passwords and tokens.

const key = 'mrp:first-touch'

/** Names each campaign parameter that is kept and sent. */
const campaignName =
  /^(utm_(source|medium|campaign|term|content|id|source_platform|creative_format|marketing_tactic)|gclid)$/

/** What brought a visitor. Unknown values are empty. */
export interface Attribution {
  readonly campaign: Readonly<Record<string, string>>
  /** The URL of the referring page, unless it is one of the site's own. */
  readonly referrer: string
  /** The first page of the visit. */
  readonly landingPage: string
}

/**
 * Keeps what brought the visitor to the first page, for the visit and once per page. Waits for the first paint,
 * because storage could delay it. Without consent, it removes what was kept.
 */
export function rememberAttribution(): void {
  // Read before an app removes its parameters from the URL.
  const here = thisPage()
  const keep = () => {
    try {
      if (readConsent() !== 'granted') delete sessionStorage[key]
      // The rest of the page may still ask for consent.
      else if (pageDocument.readyState !== 'loading') {
        const attribution = attributionOf(sessionStorage[key]) ?? attributionOf(here)
        if (attribution) sessionStorage[key] = textOf(attribution)
      }
    } catch {
      // Blocked or full: only this page's own attribution is known.
    }
  }
  setTimeout(keep, 99)
  pageDocument.addEventListener('mrp-consent', keep)
  // A configuration tag may have been added since, on a page that has not loaded its code.
  addEventListener('pagehide', keep)
}

/** Removes what was kept. */
export function forgetAttribution(): void {
  try {
    delete sessionStorage[key]
  } catch {
    // Blocked: nothing was kept.
  }
}

/** Returns what brought the visitor here, as far as it is known. The caller checks the consent. */
export function readAttribution(): Attribution {
  let kept: string | undefined
  try {
    kept = sessionStorage[key]
  } catch {
    // Blocked.
  }
  return attributionOf(kept) ?? attributionOf(thisPage()) ?? { campaign: {}, referrer: '', landingPage: '' }
}

/** Returns origin and path of a URL, at most 300 characters. Empty for other URLs, such as `about:` or `data:`. */
export function plainAddress(address: string): string {
  try {
    const { protocol, host, pathname } = new URL(address)
    return host && `${protocol}//${host}${pathname}`.slice(0, 300)
  } catch {
    return ''
  }
}

// Not JSON, because some pages add `toJSON` to all arrays.
const thisPage = (): string => `${location.href}\n${pageDocument.referrer}`

const textOf = ({ campaign, referrer, landingPage }: Attribution): string =>
  `${landingPage}?${new URLSearchParams(campaign)}\n${referrer}`

/** Reads a kept attribution. Shortens it again, because an older version kept whole URLs. */
function attributionOf(text = ''): Attribution | undefined {
  const [address = '', from = ''] = text.split('\n')
  const landingPage = plainAddress(address)
  if (!landingPage) return undefined
  const { origin, searchParams } = new URL(address)
  const campaign = [...searchParams].filter(([name]) => campaignName.test(name))
  return {
    campaign: Object.fromEntries(campaign.map(([name, value]) => [name, value.slice(0, 200)])),
    referrer: from.startsWith(`${origin}/`) ? '' : plainAddress(from),
    landingPage,
  }
}
