import type { AttributeFacts, ElementFacts } from '../../scripts/contract/definitions.ts'

// How the builder's form puts attributes: in groups, each attribute under a name in plain words.

interface Group {
  readonly name: string
  /** Whether it is unfolded at first, where it does not push preview and snippet down. */
  readonly isOpen: boolean
  /** The attributes that belong to it, by name. */
  readonly holds: (name: string) => boolean
}

const prefilled = [
  ...['full-name', 'company-name', 'job-title', 'email', 'phone', 'sku-count', 'erp-system', 'best-time'],
  ...['comments', 'name', 'subject', 'message', 'url-prefill'],
]
const delivery = ['endpoint', 'source', 'extra', 'thanks-url', 'consent-text', 'privacy-url']
const advanced = ['hide', 'mode', 'provider', 'theme', 'lang']

/** In the order of the form. What no other group holds is a text, a list or a number that visitors see. */
const groups: readonly Group[] = [
  {
    name: 'Texts',
    isOpen: true,
    holds: name => ![prefilled, delivery, advanced].some(names => names.includes(name)),
  },
  { name: 'Prefill', isOpen: false, holds: name => prefilled.includes(name) },
  { name: 'Delivery', isOpen: false, holds: name => delivery.includes(name) },
  { name: 'Advanced', isOpen: false, holds: name => advanced.includes(name) },
]

/** The group with what an element's requests need. */
export const deliveryName = 'Delivery'

/** Puts attributes into groups, without empty ones. A request needs the group of its delivery. */
export const grouped = (attributes: readonly AttributeFacts[], sendsRequests: boolean) =>
  groups
    .map(group => ({ ...group, attributes: attributes.filter(({ name }) => group.holds(name)) }))
    .filter(({ name, attributes: own }) => own.length > 0 || (sendsRequests && name === deliveryName))

/** What is not its attribute's name with blanks. */
const labels: Readonly<Record<string, string>> = {
  endpoint: 'Address that takes the requests',
  extra: 'Data to send along',
  from: 'First day of the plan',
  hide: 'Fields to leave out',
  href: 'Link of the button',
  items: 'List',
  lang: 'Language',
  lead: 'Sentence below the heading',
  mode: 'How it opens',
  now: 'Last sentence',
  source: 'Name of this page',
  theme: 'Colors',
  'best-time': 'Best time to reach you',
  'consent-text': 'Words of the consent box',
  'privacy-url': 'Link to your privacy notice',
  'second-href': 'Link of the second button',
  'sku-count': 'Number of SKUs',
  'thanks-url': 'Page that says thanks',
  'url-prefill': 'Prefill from the page’s address',
}

/** Returns what an attribute is called in the form. */
export function labelOf(name: string): string {
  const words = labels[name] ?? name.replaceAll('-', ' ')
  const written = words.replace(/\berp\b/, 'ERP').replace(/\bid\b/, 'ID')
  return written.charAt(0).toUpperCase() + written.slice(1)
}

const partnersTags = ['mrp-demo-form', 'mrp-planner', 'mrp-contact-form', 'mrp-pricing-plans']
const frameTags = ['mrp-site-header', 'mrp-site-footer', 'mrp-page-intro']

/** Puts elements into the groups of their list, first what partners place. */
export function groupedElements(elements: readonly ElementFacts[]) {
  const called = (tags: readonly string[]) =>
    tags.flatMap(tag => elements.find(element => element.tag === tag) ?? [])
  const others = elements.filter(({ tag }) => ![...partnersTags, ...frameTags].includes(tag))
  return [
    { name: 'For partners', elements: called(partnersTags) },
    { name: 'Parts of a page', elements: others },
    { name: 'Page frame', elements: called(frameTags) },
  ]
}

/** Returns what an element is called in the list: `mrp-demo-form` is “Demo form”. */
export const elementLabel = (tag: string): string =>
  labelOf(tag.replace('mrp-', '')).replace('Faq', 'Questions and answers').replace(/cta$/, 'call')
