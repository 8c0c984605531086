import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesIn } from '../../scripts/build/files.ts'
import { addressOf, publicFolder } from './addresses.ts'
import { type Hsts, type Page, rulesFor } from './rules.ts'

/** Is the folder of the built site. */
export const out = 'demo-host/dist'

/** Describes the site as servers know it. Addresses and rules are those below the base. */
export type ServedSite = Awaited<ReturnType<typeof readBuiltSite>>

/** Reads how to serve the site in a folder. The site's base is where in the folder the bundle lies. */
export async function readBuiltSite(folder: string = out, hsts?: Hsts) {
  const files = (await filesIn(folder)).map(file => `/${file}`)
  const bundle = files.find(file => file.endsWith('/mrp-widgets.js'))
  if (!bundle) throw new Error(`No site is built in ${folder}. Build it with: npm run build`)
  const base = dirname(bundle).replace(/\/$/, '')
  const pages: readonly Page[] = await Promise.all(
    files
      .filter(file => file.endsWith('.html') && file.startsWith(`${base}/`))
      .map(async file => ({
        address: addressOf(file.slice(base.length + 1)),
        html: await readFile(join(folder, file), 'utf8'),
      })),
  )
  const publicFiles = await filesIn(publicFolder)
  return {
    /** Is the path below which the site lies: empty, or `/mrp`. */
    base,
    addresses: pages.map(({ address }) => address),
    rules: rulesFor(pages, { publicFiles, ...(hsts && { hsts }) }),
  }
}
