import type { Settings } from './settings.ts'

/** The name of the `<meta>` that lists what of a page must not go live. */
export const mark = 'mrp-stand-ins'

/** Matches addresses of a domain that is reserved for examples, as the stock settings and our documentation have. */
const isExample = (address: string): boolean =>
  /\.example(?=$|[/:])|[.@/]example\.(com|net|org)(?=$|[/:])/.test(address)

/** Returns what of these settings must not go live: a setting's name, and what stands in its place. */
export function standInsOf(settings: Settings): Readonly<Record<string, string>> {
  const { origin, contactEmail, founders, hasLocalServices } = settings
  return {
    ...(isExample(origin) && { origin: `canonical links and the sitemap name ${origin}` }),
    ...(isExample(contactEmail) && { contactEmail: `mail goes to ${contactEmail}, which is nobody’s` }),
    ...(founders.some(({ url }) => isExample(url)) && { founders: 'their links lead nowhere' }),
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
