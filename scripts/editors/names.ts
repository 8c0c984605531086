// How authors know the elements: what a block is called, its icon in the inserter, and the words they look for it by. An
// element without an entry is found by the words of its tag.

interface Name {
  readonly title?: string
  /** One of WordPress's dashicons. */
  readonly icon?: string
  readonly keywords: readonly string[]
}

export const names: Readonly<Record<string, Name>> = {
  'mrp-account': { title: 'Account area', icon: 'admin-users', keywords: ['login', 'register', 'dashboard'] },
  'mrp-benefits': { icon: 'yes-alt', keywords: ['advantages', 'figures', 'numbers'] },
  'mrp-clients': { icon: 'groups', keywords: ['customers', 'references', 'logos'] },
  'mrp-contact-details': { icon: 'location', keywords: ['address', 'email', 'phone'] },
  'mrp-contact-form': { icon: 'email', keywords: ['message', 'mail', 'form'] },
  'mrp-contact-sales': { icon: 'megaphone', keywords: ['enterprise', 'quote', 'mail'] },
  'mrp-demo-cta': { title: 'Call to action', icon: 'megaphone', keywords: ['button', 'banner', 'demo'] },
  'mrp-demo-form': { title: 'Demo request form', icon: 'feedback', keywords: ['form', 'lead', 'request'] },
  'mrp-explainers': { icon: 'align-pull-left', keywords: ['media', 'text', 'picture'] },
  'mrp-faq': {
    title: 'Questions and answers',
    icon: 'editor-help',
    keywords: ['faq', 'accordion', 'questions'],
  },
  'mrp-features': { icon: 'grid-view', keywords: ['cards', 'columns', 'product'] },
  'mrp-founders': { icon: 'businessperson', keywords: ['team', 'people', 'about'] },
  'mrp-hero': { icon: 'cover-image', keywords: ['cover', 'banner', 'header'] },
  'mrp-how-it-works': { icon: 'editor-ol', keywords: ['steps', 'process', 'guide'] },
  'mrp-mission': { icon: 'flag', keywords: ['about', 'values', 'company'] },
  'mrp-page-intro': { icon: 'heading', keywords: ['title', 'heading', 'intro'] },
  'mrp-plan-comparison': { icon: 'editor-table', keywords: ['pricing', 'table', 'compare'] },
  'mrp-planner': { title: 'Parts planner', icon: 'calendar-alt', keywords: ['mrp', 'tool', 'calculator'] },
  'mrp-pricing-plans': { icon: 'money-alt', keywords: ['price', 'table', 'plans'] },
  'mrp-savings': { icon: 'calculator', keywords: ['calculator', 'roi', 'cost'] },
  'mrp-site-footer': { icon: 'table-row-after', keywords: ['footer', 'links', 'navigation'] },
  'mrp-site-header': { icon: 'table-row-before', keywords: ['menu', 'navigation', 'header'] },
  'mrp-solutions': { icon: 'list-view', keywords: ['steps', 'solution', 'product'] },
  'mrp-testimonials': { icon: 'format-quote', keywords: ['quotes', 'reviews', 'customers'] },
  'mrp-timeline': { icon: 'clock', keywords: ['history', 'schedule', 'dates'] },
}
