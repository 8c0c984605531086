import type { AttributeFacts, ElementFacts } from '../../scripts/contract/definitions.ts'

// How the builder's form puts attributes: in groups, each attribute under a name in plain words.

/** Names the group of what no other one has: texts, lists and numbers that visitors see. */
export const textsName = 'Texts'
/** Names the group with what an element's requests need. */
export const deliveryName = 'Delivery'

/** Lists the attributes of each group, in the order of the form. */
const groups: Readonly<Record<string, readonly string[]>> = {
  [textsName]: [],
  Prefill: [
    ...['full-name', 'company-name', 'job-title', 'email', 'phone', 'sku-count', 'erp-system', 'best-time'],
    ...['comments', 'name', 'subject', 'message', 'url-prefill'],
  ],
  [deliveryName]: ['endpoint', 'source', 'extra', 'thanks-url', 'consent-text', 'privacy-url'],
  Advanced: [
    ...['hide', 'mode', 'provider', 'theme', 'lang'],
    ...['from', 'weeks', 'workdays', 'holidays', 'rescheduling'],
  ],
}

const groupOf = (name: string): string =>
  Object.keys(groups).find(group => groups[group]?.includes(name)) ?? textsName

/** Puts attributes into groups, without empty ones. A request needs the group of its delivery. */
export const grouped = (attributes: readonly AttributeFacts[], sendsRequests: boolean) =>
  Object.keys(groups)
    .map(group => ({ name: group, attributes: attributes.filter(({ name }) => groupOf(name) === group) }))
    .filter(({ name, attributes: own }) => own.length > 0 || (sendsRequests && name === deliveryName))

/** Lists the labels that are not the attribute's name with blanks. */
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

const partnersTags = ['mrp-planner', 'mrp-demo-form', 'mrp-contact-form', 'mrp-pricing-plans']
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
