// How authors know the elements: what a block is called, its icon in the inserter, the words they look for it by, and what
// its list has in it. An
// element without an entry is found by the words of its tag.

interface Name {
  readonly title?: string
  /** One of WordPress's dashicons. */
  readonly icon?: string
  readonly keywords: readonly string[]
  /** What the entries of its `items` are. */
  readonly items?: string
}

export const names: Readonly<Record<string, Name>> = {
  'mrp-account': { title: 'Account area', icon: 'admin-users', keywords: ['login', 'register', 'dashboard'] },
  'mrp-benefits': { icon: 'yes-alt', keywords: ['advantages', 'figures', 'numbers'], items: 'Gains' },
  'mrp-clients': { icon: 'groups', keywords: ['customers', 'references', 'logos'], items: 'Places' },
  'mrp-contact-details': { icon: 'location', keywords: ['address', 'email', 'phone'] },
  'mrp-contact-form': { icon: 'email', keywords: ['message', 'mail', 'form'] },
  'mrp-contact-sales': { icon: 'megaphone', keywords: ['enterprise', 'quote', 'mail'] },
  'mrp-demo-cta': { title: 'Call to action', icon: 'megaphone', keywords: ['button', 'banner', 'demo'] },
  'mrp-demo-form': { title: 'Demo request form', icon: 'feedback', keywords: ['form', 'lead', 'request'] },
  'mrp-explainers': { icon: 'align-pull-left', keywords: ['media', 'text', 'picture'], items: 'Blocks' },
  'mrp-faq': {
    title: 'Questions and answers',
    icon: 'editor-help',
    keywords: ['faq', 'accordion', 'questions'],
    items: 'Questions',
  },
  'mrp-features': { icon: 'grid-view', keywords: ['cards', 'columns', 'product'], items: 'Features' },
  'mrp-founders': { icon: 'businessperson', keywords: ['team', 'people', 'about'], items: 'Founders' },
  'mrp-hero': { icon: 'cover-image', keywords: ['cover', 'banner', 'header'] },
  'mrp-how-it-works': { icon: 'editor-ol', keywords: ['steps', 'process', 'guide'], items: 'Steps' },
  'mrp-mission': { icon: 'flag', keywords: ['about', 'values', 'company'], items: 'Principles' },
  'mrp-page-intro': { icon: 'heading', keywords: ['title', 'heading', 'intro'] },
  'mrp-plan-comparison': { icon: 'editor-table', keywords: ['pricing', 'table', 'compare'] },
  'mrp-planner': { title: 'Parts planner', icon: 'calendar-alt', keywords: ['mrp', 'tool', 'calculator'] },
  'mrp-pricing-plans': { icon: 'money-alt', keywords: ['price', 'table', 'plans'] },
  'mrp-savings': { icon: 'calculator', keywords: ['calculator', 'roi', 'cost'] },
  'mrp-site-footer': { icon: 'table-row-after', keywords: ['footer', 'links', 'navigation'] },
  'mrp-site-header': { icon: 'table-row-before', keywords: ['menu', 'navigation', 'header'] },
  'mrp-solutions': { icon: 'list-view', keywords: ['steps', 'solution', 'product'], items: 'Steps' },
  'mrp-testimonials': { icon: 'format-quote', keywords: ['quotes', 'reviews', 'customers'], items: 'Quotes' },
  'mrp-timeline': { icon: 'clock', keywords: ['history', 'schedule', 'dates'], items: 'Milestones' },
}
