/**
 * Returns what a page's code keeps under a name on the window. Elements and frames that are called so are none of it; a
 * frame of another origin would throw when it is read.
 */
export const ownGlobal = (name: string): unknown =>
  Object.hasOwn(globalThis, name) ? Reflect.get(globalThis, name) : undefined
