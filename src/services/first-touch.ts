// What brought a visitor to the site is known on the first page only, and asked for on the one with the form.

const key = 'mrp:first-touch'

/** There are nine of `utm_*`; a stranger's link may have any number. */
const mostParameters = 12

type Touch = Readonly<Record<string, string>>

/** Keeps, for the visit, the first page's address and the one that led there: after the first paint, which it could delay. */
export function rememberTouch(): void {
  setTimeout(() => {
    try {
      // No JSON: on some pages lists have a `toJSON` of their own.
      sessionStorage[key] ??= `${location.href}\n${document.referrer}`
    } catch {
      // Blocked or full: then this page's own is all there is.
    }
  }, 99)
}

/** What brought the visitor here, as far as it is known: `utm_*`, `gclid`, the referrer and the page itself. */
export function firstTouch(): Touch {
  try {
    const [page, referrer]: readonly string[] = sessionStorage[key].split('\n')
    return touchOf(new URL(page ?? ''), referrer ?? '')
  } catch {
    // Blocked, not there, or not ours.
    return touchOf(new URL(location.href), document.referrer)
  }
}

function touchOf({ origin, pathname, searchParams }: URL, referrer: string): Touch {
  const campaign = [...searchParams]
    .filter(([name]) => /^(utm_[a-z_]{1,30}|gclid)$/.test(name))
    .slice(0, mostParameters)
  return {
    ...Object.fromEntries(campaign.map(([name, value]) => [name, value.slice(0, 200)])),
    ...(referrer && !referrer.startsWith(`${origin}/`) && { referrer: referrer.slice(0, 300) }),
    landing_page: (origin + pathname).slice(0, 300),
  }
}
