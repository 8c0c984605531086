// What brought a visitor to the site is known on the first page only, and asked for on the one with the form.

const key = 'mrp:first-touch'

type Touch = Readonly<Record<string, string>>

/** Keeps, for the visit, what the first page knows: `utm_*`, `gclid`, the referrer and the page itself. */
export function rememberTouch(): void {
  try {
    if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, JSON.stringify(touchOfPage()))
  } catch {
    // Blocked or full: then this page's own is all there is.
  }
}

/** What brought the visitor here, as far as it is known. */
export function firstTouch(): Touch {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '')
    if (typeof stored === 'object' && stored !== null) {
      return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string'))
    }
  } catch {
    // Blocked, or not there.
  }
  return touchOfPage()
}

function touchOfPage(): Touch {
  const campaign = [...new URLSearchParams(location.search)].filter(([name]) =>
    /^(utm_[a-z_]{1,30}|gclid)$/.test(name),
  )
  const { referrer } = document
  return {
    ...Object.fromEntries(campaign.map(([name, value]) => [name, value.slice(0, 200)])),
    ...(referrer && !referrer.startsWith(`${location.origin}/`) && { referrer: referrer.slice(0, 300) }),
    landing_page: (location.origin + location.pathname).slice(0, 300),
  }
}
