/** A page of the site. */
export interface PageLink {
  readonly label: string
  readonly path: string
  /** What it is called for whoever is in. */
  readonly signedInLabel?: string
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
      { label: 'Features', path: '/product' },
      { label: 'Solution Overview', path: '/solution-overview' },
    ],
  },
  { label: 'Pricing', path: '/pricing' },
  { label: 'Clients', path: '/clients' },
  { label: 'About Us', pages: [{ label: 'About', path: '/about' }], founders: true },
  { label: 'Contact', path: '/contact' },
  account,
]

/** The one page that stands out. */
export const mainAction: PageLink = { label: 'Request a Demo', path: '/demo' }

export const quickLinks: readonly PageLink[] = [
  { label: 'Home', path: '/' },
  { label: 'Features', path: '/product' },
  { label: 'Solution Overview', path: '/solution-overview' },
  { label: 'Pricing', path: '/pricing' },
  { label: 'Clients', path: '/clients' },
  { label: 'About', path: '/about' },
  { label: 'Contact', path: '/contact' },
  mainAction,
  account,
  { label: 'Privacy', path: '/privacy' },
]

export const navigationTexts = {
  label: 'Main',
  menu: 'Menu',
  quickLinks: 'Quick Links',
  contact: 'Contact',
  blurb:
    'Material requirements planning for small and mid-sized manufacturers: run by an agent, approved by your planner.',
  copyright: '© 2025',
  rights: 'All rights reserved.',
}
