// Made from the elements’ descriptions by `npm run build`.

/**
 * Adds a declarative shadow root to `mrp-*` elements of a page, or of a piece of one: at most the first 1,000. They
 * are then visible before any script runs. Some stay as written: those below `data-mrp-ignore`, and those where a root
 * would change the rest of the page, such as in SVG. Everything else stays as you wrote it. Configuration is taken from
 * `configure` and, for this call only, from the page's own `<mrp-config>`. Does not sanitise: sanitise what users wrote
 * before.
 */
declare function prerender(html: string): Promise<string>;
export { prerender };
