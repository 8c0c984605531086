import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressOf } from './addresses.ts'
import { type Page, type Rule, rulesFor } from './rules.ts'

/** The folder of the built site. */
export const out = 'demo-host/dist'

export interface BuiltSite {
  readonly addresses: readonly string[]
  readonly rules: readonly Rule[]
}

/** Reads how to serve the site in the folder. */
export async function readBuiltSite(): Promise<BuiltSite> {
  const files = (await readdir(out, { recursive: true })).filter(file => file.endsWith('.html')).sort()
  const pages: readonly Page[] = await Promise.all(
    files.map(async file => ({ address: addressOf(file), html: await readFile(join(out, file), 'utf8') })),
  )
  const publicFiles = (await readdir('demo-host/public')).sort()
  return { addresses: pages.map(({ address }) => address), rules: rulesFor(pages, publicFiles) }
}
