import type { HeaderLink, PageLink } from '../../words/en/navigation.ts'

// What the bar shows: links, and menus of links.

/** Describes a menu. With `founders`, their profiles follow its pages. */
export interface MenuEntry {
  readonly label: string
  readonly path?: undefined
  readonly pages: readonly PageLink[]
  readonly founders?: boolean
}

export type BarEntry = PageLink | MenuEntry

/** Describes a link of the header. Without an address it is a name. */
type GivenLink = Omit<HeaderLink, 'path'> & Partial<Pick<HeaderLink, 'path'>>

const isPage = (link: GivenLink): link is HeaderLink => link.path !== undefined

/** Makes a menu of the links of a group, where the first of them stands. */
export const barEntries = (links: readonly GivenLink[]): readonly BarEntry[] =>
  links.flatMap((link): readonly BarEntry[] => {
    const { group: label } = link
    if (!isPage(link)) return [{ ...link, path: undefined, pages: [] }]
    if (!label) return [link]
    const pages = links.filter(isPage).filter(({ group }) => group === label)
    return link === pages[0] ? [{ label, pages, founders: pages.some(({ founders }) => founders) }] : []
  })
