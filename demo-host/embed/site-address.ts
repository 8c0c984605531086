/** Where the site is, without a slash at the end: the builder's page is in a folder of it. */
export const siteAddress = new URL('..', location.href).href.replace(/\/$/, '')
