import { attributeText } from './attribute-names.ts'
import { consentUnder } from './consent.ts'
import { ownElements, pageDocument } from './page-document.ts'

// What brought a visitor to the site is known on the first page only, and asked for on the one with the form. Of an
// address, origin, path and campaign are kept and sent, and never the rest of it, where passwords and tokens may stand.

const key = 'mrp:first-touch'

/** Names each campaign parameter that is kept and sent. */
const campaignName =
  /^(utm_(source|medium|campaign|term|content|id|source_platform|creative_format|marketing_tactic)|gclid)$/

/** What brought a visitor; a text is empty where nothing is known. */
export interface Attribution {
  readonly campaign: Readonly<Record<string, string>>
  /** The page that led here, without those of the site itself. */
  readonly referrer: string
  /** The first page of the visit. */
  readonly landingPage: string
}

/**
 * Keeps for the visit, once per page, what brought the visitor to its first page: after the first paint, which the
 * storage could delay, and while there is consent. Without consent, it removes what was kept. `setting` gives what the
 * page's settings say of consent, where somebody knows more than the page's tags say.
 */
export function rememberAttribution(setting: () => 'granted' | 'required' = () => 'granted'): void {
  // Before an app takes its parameters out of the address.
  const here = thisPage()
  const keep = () => {
    const isGranted = consentUnder(isAskedFor() ? 'required' : setting()) === 'granted'
    try {
      if (!isGranted) delete sessionStorage[key]
      // A page that is still being parsed may yet ask for consent.
      else if (pageDocument.readyState !== 'loading') {
        const attribution = attributionOf(sessionStorage[key]) ?? attributionOf(here)
        if (attribution) sessionStorage[key] = textOf(attribution)
      }
    } catch {
      // Blocked or full: then this page's own is all there is.
    }
  }
  setTimeout(keep, 99)
  pageDocument.addEventListener('mrp-consent', keep)
  // A tag may have come since, on a page whose settings nobody has read.
  addEventListener('pagehide', keep)
}

/** Removes what was kept. */
export function forgetAttribution(): void {
  try {
    delete sessionStorage[key]
  } catch {
    // Blocked: then there is nothing.
  }
}

/** What brought the visitor here, as far as it is known. Whether it may be told is for the caller to ask. */
export function readAttribution(): Attribution {
  let kept: string | undefined
  try {
    kept = sessionStorage[key]
  } catch {
    // Blocked.
  }
  return attributionOf(kept) ?? attributionOf(thisPage()) ?? { campaign: {}, referrer: '', landingPage: '' }
}

/** Origin and path of a web address, at most 300 characters; empty for what is none, such as `about:` or `data:`. */
export function plainAddress(address: string): string {
  try {
    const { protocol, host, pathname } = new URL(address)
    return host && `${protocol}//${host}${pathname}`.slice(0, 300)
  } catch {
    return ''
  }
}

/** Whether a tag of the page's settings asks for consent: its code may not be loaded yet. */
const isAskedFor = (): boolean =>
  ownElements('mrp-config').some(tag => attributeText(tag, 'consent') === 'required')

// No JSON: on some pages lists have a `toJSON` of their own.
const thisPage = (): string => `${location.href}\n${pageDocument.referrer}`

const textOf = ({ campaign, referrer, landingPage }: Attribution): string =>
  `${landingPage}?${new URLSearchParams(campaign)}\n${referrer}`

/** Reads what was kept. An older version kept whole addresses, so what is read is cut down again. */
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
