// Made from the elements’ descriptions by `npm run build`.

/** How much `prerender` does. */
interface PrerenderOptions {
  /**
   * How many elements get a root: the first ones of the page. The others stay as written and load in the browser. A
   * whole number from 0 up, or `Infinity`. Default 1,000.
   */
  readonly maxElements?: number | undefined;
}
/**
 * Adds a declarative shadow root to `mrp-*` elements of a page, or of a piece of one: the first 1,000 by default. They
 * are then visible before any script runs. Some stay as written: those below `data-mrp-ignore`, and those where a root
 * would change the rest of the page, such as in SVG. Everything else stays as you wrote it. Configuration is taken from
 * `configure` and, for this call only, from the page's own `<mrp-config>`. Does not sanitise: sanitise what users wrote
 * before. Rejects with a `TypeError` when `maxElements` is no such number.
 */
declare function prerender(html: string, {
  maxElements
}?: PrerenderOptions): Promise<string>;
export { PrerenderOptions, prerender };
