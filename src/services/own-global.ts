/**
 * Returns a global that the page's code has set. Ignores elements and frames with that name: reading a frame of
 * another origin would throw.
 */
export const ownGlobal = (name: string): unknown =>
  Object.hasOwn(globalThis, name) ? Reflect.get(globalThis, name) : undefined
