// Made from the elements’ descriptions by `npm run build`.

/** How much `prerender` does. */
export interface PrerenderOptions {
  /**
   * How many elements get a root: the first ones of the page. The others stay as written and load in the browser. A
   * whole number from 0 up, or `Infinity`. Default 1,000.
   */
  readonly maxElements?: number | undefined
}

/**
 * Gives every `mrp-*` tag of a page, or of a piece of one, its declarative shadow root. Everything else stays as
 * written; so does a tag where a root would change the rest of the page, such as in SVG. Configuration is taken from
 * `configure` and, for this call only, from the page's own `<mrp-config>`. Does not sanitise: sanitise what users
 * wrote before. Rejects with a `TypeError` when `maxElements` is no such number.
 */
export declare function prerender(html: string, options?: PrerenderOptions): Promise<string>
