import type { Answers } from './request.ts'

/** Where a request comes from: the partner's `source`, the page's address and its campaign (`utm_*`). */
export function requestOrigin(source: string | undefined): Answers {
  const campaign = [...new URLSearchParams(location.search)].filter(([name]) =>
    /^utm_[a-z_]{1,30}$/.test(name),
  )
  return {
    ...Object.fromEntries(campaign.map(([name, value]) => [name, value.slice(0, 200)])),
    ...(source && { source }),
    page: location.href.slice(0, 500),
  }
}
