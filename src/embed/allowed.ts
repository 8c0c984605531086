// Apart, because the snippet builder and the WordPress plugin follow it too.

// Lists what `<div data-mrp>` may make. Filters let a stranger's pass.

/**
 * Lists what only tags make: these elements hold the page's configuration or passwords, or stand for the whole page.
 */
const onlyByTag = [
  'mrp-config',
  'mrp-account',
  'mrp-doctor',
  'mrp-toaster',
  'mrp-site-header',
  'mrp-site-footer',
]

/** Tells whether `<div data-mrp>` may make the element. */
export const mayBeMadeByDiv = (tag: string): boolean => !onlyByTag.includes(tag)

/**
 * Lists attributes with which a stranger could send requests to an endpoint of their own, lead visitors elsewhere in
 * the page's name, put data into requests that no visitor sees, or have visitors agree to anything.
 */
const onlyOnTag = ['endpoint', 'thanks-url', 'privacy-url', 'extra', 'consent-text']

/** Tells whether a `<div data-mrp>` may set an attribute, named as on the tag. */
export const mayBeSetByDiv = (name: string): boolean => !onlyOnTag.includes(name.toLowerCase())
