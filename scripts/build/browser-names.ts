/**
 * Names of the browser that pages give to classes and constants of their own, such as `class Node` or `const URL`. Those hide
 * the browser's in modules too; the global object still has it. `tests/site/clobbering` has such pages.
 */
const taken = ['CustomEvent', 'Document', 'Node', 'Text', 'URL']

/** For Vite's `define`: each name as the global object has it. */
export const browserNames: Readonly<Record<string, string>> = Object.fromEntries(
  taken.map(name => [name, `globalThis.${name}`]),
)
