// Made from the elements’ descriptions by `npm run build`.

/**
 * Gives every `mrp-*` tag of a page, or of a piece of one, its declarative shadow root. Settings are taken from the
 * page's own `<mrp-config>` and from `configure`.
 */
export declare function prerender(html: string): Promise<string>
