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

/** A link of the header, or a menu that a program wrote with its pages in it. */
type Given = HeaderLink | (Omit<MenuEntry, 'pages'> & Partial<Pick<MenuEntry, 'pages'>>)

interface Menu extends MenuEntry {
  readonly pages: PageLink[]
  founders: boolean
}

/** Makes a menu of the links of a group, where the first of them stands. */
export function barEntries(links: readonly Given[]): readonly BarEntry[] {
  const entries: BarEntry[] = []
  const menus = new Map<string, Menu>()
  for (const link of links) {
    if (link.path === undefined) entries.push({ pages: [], ...link })
    else if (!link.group) entries.push(link)
    else {
      const { group: label, founders } = link
      const menu = menus.get(label) ?? { label, pages: [], founders: false }
      if (menu.pages.push(link) === 1) entries.push(menu)
      if (founders) menu.founders = true
      menus.set(label, menu)
    }
  }
  return entries
}
