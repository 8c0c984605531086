import type { HeaderLink, PageLink } from '../../words/en/navigation.ts'

// What the bar shows: links, and menus of links.

/** The founders' profiles follow the pages of a menu that says so. */
export interface MenuEntry {
  readonly label: string
  readonly path?: undefined
  readonly pages: readonly PageLink[]
  readonly founders?: boolean
}

export type BarEntry = PageLink | MenuEntry

/** A link of the header. Without an address it is a name. */
type Given = Omit<HeaderLink, 'path'> & Partial<Pick<HeaderLink, 'path'>>

interface Menu extends MenuEntry {
  readonly pages: PageLink[]
  founders: boolean
}

/** Makes a menu of the links of a group, where the first of them stands. */
export function barEntries(links: readonly Given[]): readonly BarEntry[] {
  const entries: BarEntry[] = []
  const menus = new Map<string, Menu>()
  for (const link of links) {
    const { path, group: label, founders } = link
    if (path === undefined) entries.push({ ...link, path, pages: [] })
    else if (!label) entries.push({ ...link, path })
    else {
      const menu = menus.get(label) ?? { label, pages: [], founders: false }
      if (menu.pages.push({ ...link, path }) === 1) entries.push(menu)
      if (founders) menu.founders = true
      menus.set(label, menu)
    }
  }
  return entries
}
