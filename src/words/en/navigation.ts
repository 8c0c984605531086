/** A page of the site. */
export interface PageLink {
  readonly label: string
  readonly path: string
  /** What it is called for signed-in visitors. */
  readonly signedInLabel?: string
  /** What is there, in one line below its name in a menu. */
  readonly note?: string
}

const account: PageLink = {
  label: 'Login / Create Account',
  path: '/login',
  signedInLabel: 'Dashboard',
}

/** A menu, or one link, of the header. The founders' profiles follow the pages of the menu that says so. */
export type NavigationEntry =
  | PageLink
  | { readonly label: string; readonly pages: readonly PageLink[]; readonly founders?: true }

export const navigation: readonly NavigationEntry[] = [
  { label: 'Home', path: '/' },
  {
    label: 'Product',
    pages: [
      {
        label: 'Features',
        path: '/product',
        note: 'What the agent does for you',
      },
      {
        label: 'Solution Overview',
        path: '/solution-overview',
        note: 'Ten steps from your data to a plan',
      },
    ],
  },
  { label: 'Pricing', path: '/pricing' },
  { label: 'Clients', path: '/clients' },
  {
    label: 'About Us',
    pages: [{ label: 'About', path: '/about', note: 'Why and how we build it' }],
    founders: true,
  },
  { label: 'Contact', path: '/contact' },
  account,
]

/** The one page that stands out. */
export const mainAction: PageLink = { label: 'Request a Demo', path: '/demo' }

/** A link of the footer. Links of a group follow each other. */
export interface QuickLink extends PageLink {
  readonly group?: string
}

/** Puts links under a heading of the footer. */
export const inGroup = (group: string, pages: readonly PageLink[]): readonly QuickLink[] =>
  pages.map(page => ({ ...page, group }))

export const quickLinks: readonly QuickLink[] = [
  ...inGroup('Product', [
    { label: 'Features', path: '/product' },
    { label: 'Solution Overview', path: '/solution-overview' },
    { label: 'Plan your own parts', path: '/plan' },
    { label: 'Pricing', path: '/pricing' },
    mainAction,
  ]),
  ...inGroup('Company', [
    { label: 'Home', path: '/' },
    { label: 'Clients', path: '/clients' },
    { label: 'About', path: '/about' },
    { label: 'Contact', path: '/contact' },
    account,
  ]),
  ...inGroup('Partners', [
    { label: 'Embed on your site', path: '/embed/' },
    { label: 'Documentation', path: '/docs/' },
  ]),
  ...inGroup('Legal', [
    { label: 'Security', path: '/security' },
    { label: 'Privacy', path: '/privacy' },
  ]),
]

/** What the header says, and where it leads. */
export const siteHeader = {
  homePage: '/',
  navigation,
  navigationLabel: 'Main',
  menuText: 'Menu',
  buttonText: mainAction.label,
  demoPage: mainAction.path,
}

export const siteFooter = {
  blurb:
    'Material requirements planning for small and mid-sized manufacturers: run by an agent, approved by your planner.',
  navigation: quickLinks,
  navigationHeading: 'Quick Links',
  contactHeading: 'Contact',
  rights: 'All rights reserved.',
}

export const copyright = '© 2025'
