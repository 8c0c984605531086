import { firstTouchKey, forgetAttribution, isAttributionAllowed } from './consent.ts'
import { pageDocument } from './page-document.ts'
import { safeStorage } from './safe-storage.ts'

// With `attribution="on"`: only the first page knows what brought a visitor, and the page with the form needs it. Of each
// URL, only origin, path and campaign are kept and sent, because the rest may contain passwords and tokens.

/** Names each campaign parameter that is kept and sent. */
const campaignName =
  /^(utm_(source|medium|campaign|term|content|id|source_platform|creative_format|marketing_tactic)|gclid)$/

/** Holds what brought a visitor. Unknown values are empty. */
export interface Attribution {
  readonly campaign: Readonly<Record<string, string>>
  /** Is the URL of the referring page, unless that is one of the site's own. */
  readonly referrer: string
  /** Is the first page of the visit. */
  readonly landingPage: string
}

/** Holds the address of a page, and of the one that led to it. */
type PageAddresses = readonly [string, string]

let watching = false

/**
 * Keeps what brought the visitor to the first page, for the visit and once per page, as long as the page wants it and the
 * visitor has not refused. Otherwise, it removes what was kept. Calling it twice is harmless.
 */
export function rememberAttribution(here: PageAddresses = thisPage()): void {
  const keep = () => {
    if (isAttributionAllowed()) write(attributionOf(read()) ?? attributionOf(here.join('\n')))
    else forgetAttribution()
  }
  keep()
  if (watching) return
  watching = true
  pageDocument.addEventListener('mrp-consent', keep)
  // A configuration tag may have been added since, on a page that has not loaded its code.
  addEventListener('pagehide', keep)
}

/** Returns what brought the visitor here, as far as it is known. The caller checks `isAttributionAllowed`. */
export function readAttribution(): Attribution {
  return (
    attributionOf(read()) ??
    attributionOf(thisPage().join('\n')) ?? { campaign: {}, referrer: '', landingPage: '' }
  )
}

/** Returns origin and path of a URL, at most 300 characters. Empty for other URLs, such as `about:` or `data:`. */
export function plainAddress(address: string): string {
  try {
    const { protocol, host, pathname } = new globalThis.URL(address)
    return host && `${protocol}//${host}${pathname}`.slice(0, 300)
  } catch {
    return ''
  }
}

const thisPage = (): PageAddresses => [location.href, pageDocument.referrer]

const storage = safeStorage(() => sessionStorage)

const read = () => storage.read(firstTouchKey)

function write(attribution: Attribution | undefined): void {
  if (attribution) storage.write(firstTouchKey, serialize(attribution))
}

// Not JSON, because some pages add `toJSON` to all arrays.
const serialize = ({ campaign, referrer, landingPage }: Attribution): string =>
  `${landingPage}?${new URLSearchParams(campaign)}\n${referrer}`

/** Reads what was kept, or a page's address and referrer, of which it takes what may be kept. */
function attributionOf(text: string | null): Attribution | undefined {
  const [address = '', from = ''] = text?.split('\n') ?? []
  const landingPage = plainAddress(address)
  if (!landingPage) return undefined
  const { origin, searchParams } = new globalThis.URL(address)
  const campaign = [...searchParams].filter(([name]) => campaignName.test(name))
  return {
    campaign: Object.fromEntries(campaign.map(([name, value]) => [name, value.slice(0, 200)])),
    referrer: from.startsWith(`${origin}/`) ? '' : plainAddress(from),
    landingPage,
  }
}
