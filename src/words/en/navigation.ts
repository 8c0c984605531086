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

/** A link of the footer. Links of a group follow each other. */
export interface QuickLink extends PageLink {
  readonly group?: string
}

/** A link of the header. Those of a group are a menu, and the founders' profiles follow them where one says so. */
export interface HeaderLink extends QuickLink {
  readonly founders?: boolean
}

/** Puts links into a menu of the header, or under a heading of the footer. */
export const inGroup = (group: string, pages: readonly HeaderLink[]): readonly HeaderLink[] =>
  pages.map(page => ({ ...page, group }))

export const navigation: readonly HeaderLink[] = [
  { label: 'Home', path: '/' },
  ...inGroup('Product', [
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
  ]),
  { label: 'Pricing', path: '/pricing' },
  { label: 'Clients', path: '/clients' },
  ...inGroup('About Us', [
    { label: 'About', path: '/about', note: 'Why and how we build it', founders: true },
  ]),
  { label: 'Contact', path: '/contact' },
  account,
]

/** The one page that stands out. */
export const mainAction: PageLink = { label: 'Request a Demo', path: '/demo' }

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
  closeText: 'Close',
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
