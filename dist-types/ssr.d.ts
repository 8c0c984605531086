// Made from the elements’ descriptions by `npm run build`.

/** Returns the text of a data file, given the address in `src`. Undefined where there is none. */
type ReadFile = (src: string) => string | undefined | Promise<string | undefined>;
/** How much `prerender` does. */
interface PrerenderOptions {
  /**
   * How many elements get a root: the first ones of the page. The others stay as written and load in the browser. A
   * whole number from 0 up, or `Infinity`. Default 1,000.
   */
  readonly maxElements?: number | undefined;
  /**
   * Returns the text of the JSON or CSV file that an element's `src` names, given that address. Without it, elements with
   * `src` stay as written. Resolve it against a folder: `src => readFile(`${folder}${new URL(src, "https://x").pathname}`, "utf8")`.
   */
  readonly read?: ReadFile | undefined;
}
/**
 * Adds a declarative shadow root to `mrp-*` elements of a page, or of a piece of one: the first 1,000 by default. They
 * are then visible before any script runs. Some stay as written: those below `data-mrp-ignore`, and those where a root
 * would change the rest of the page, such as in SVG. Everything else stays as you wrote it. Configuration is taken from
 * `configure` and, for this call only, from the page's own `<mrp-config>`. Does not sanitise: sanitise what users wrote
 * before. Rejects with a `TypeError` when `maxElements` is no such number.
 */
declare function prerender(html: string, {
  maxElements,
  read
}?: PrerenderOptions): Promise<string>;
export { PrerenderOptions, prerender };
