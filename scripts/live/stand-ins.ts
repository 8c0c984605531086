import { mark } from '../../demo-host/settings/stand-ins.ts'
import { namesOf } from './pages.ts'
import type { Check } from './site.ts'

/** The local inbox, as an older build left it in a page without a mark. */
const localInbox = /<mrp-config [^>]*email-service-id="local"/

export const checkStandIns: Check = async ({ pages }) => {
  const marks = pages.map(({ html }) => new RegExp(`<meta name="${mark}" content="([^"]*)"`).exec(html)?.[1])
  const names = new Set(marks.flatMap(found => found?.split(' ') ?? []))
  const local = pages.filter(({ html }) => localInbox.test(html))
  return {
    good: 'No stand-in is live.',
    faults: [
      ...(names.size > 0
        ? [
            `The site has stand-ins for ${[...names].join(', ')}. Set them in site.config.json, build and deploy: docs/going-live.md.`,
          ]
        : []),
      ...(local.length > 0
        ? [`The forms of ${namesOf(local)} send to the local inbox, which no host has: no request arrives.`]
        : []),
    ],
  }
}
