import { isExampleAddress } from '../../src/services/links.ts'
import type { Settings } from './settings.ts'

/** The file of a built site that lists what of it must not go live. */
export const standInsFile = 'stand-ins.json'

/** Returns what of these settings must not go live: a setting's name, and what stands in its place. */
export function standInsOf(settings: Settings): Readonly<Record<string, string>> {
  const { origin, contactEmail, founders, hasLocalServices } = settings
  return {
    ...(isExampleAddress(origin) && { origin: `canonical links and the sitemap name ${origin}` }),
    ...(isExampleAddress(contactEmail) && {
      contactEmail: `mail goes to ${contactEmail}, which is nobody’s`,
    }),
    ...(founders.some(({ url }) => isExampleAddress(url)) && { founders: 'their links lead nowhere' }),
    ...(hasLocalServices && { emailService: 'requests go to the local inbox, which no host has' }),
  }
}

/** Returns the last lines of a build with stand-ins. Empty without. */
export function warningOf(settings: Settings): string {
  const found = Object.entries(standInsOf(settings))
  if (found.length === 0) return ''
  const lines = found.map(([name, what]) => `  - ${name}: ${what}.`)
  return `
This build has stand-ins and must not go live:
${lines.join('\n')}
Set them in site.config.json and build again: docs/going-live.md.`
}
