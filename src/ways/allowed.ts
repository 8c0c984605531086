// Which elements come in by which way, besides their tags. Filters let a stranger's `<div data-mrp>` pass, and any
// filter a stranger's link.

/** Elements that only a tag makes: they hold the page's settings, or passwords, or stand for the page as a whole. */
const onlyByTag = [
  'mrp-config',
  'mrp-account',
  'mrp-doctor',
  'mrp-toaster',
  'mrp-site-header',
  'mrp-site-footer',
]

const byLink = ['mrp-demo-form', 'mrp-contact-form']

/** Whether `<div data-mrp>` makes the element. */
export const isMadeByPlace = (tag: string): boolean => !onlyByTag.includes(tag)

/** Whether a link with `#mrp=` makes the element. */
export const isMadeByLink = (tag: string): boolean => byLink.includes(tag)

/** Attributes by which a stranger could have requests sent to an address of their own. */
const onlyOnTag = ['endpoint']

/** Whether a `<div data-mrp>` or a link may give the element this attribute, named as on the tag. */
export const isGivenByOthers = (name: string): boolean => !onlyOnTag.includes(name.toLowerCase())
