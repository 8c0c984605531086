/**
 * Tells whether a link leads to the script's origin or the page's own. Links elsewhere are left unchanged, whatever
 * their hash.
 */
export const leadsHome = ({ protocol, origin }: HTMLAnchorElement): boolean =>
  /^https?:$/.test(protocol) && [location.origin, new URL(import.meta.url).origin].includes(origin)
