/**
 * Whether a link leads to the script's origin or the page's own. One that leads elsewhere is a link and nothing else,
 * whatever its `#` says.
 */
export const leadsHome = ({ protocol, origin }: HTMLAnchorElement): boolean =>
  /^https?:$/.test(protocol) && [location.origin, new URL(import.meta.url).origin].includes(origin)
