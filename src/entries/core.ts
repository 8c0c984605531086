import { codeOf } from '../custom-element/mounted-element.tsx'
import settings from '../elements/mrp-config.tsx'
import toaster from '../elements/toaster/mrp-toaster.tsx'

// What every woken element needs, asked for together with its own code: what mounts it, the page's settings, and toasts,
// which have to say that the network is down. `scripts/build/groups.ts` says what else lies in that file.

// An element would go blank. Where its code cannot be had, its form still offers a mail of what was typed.
if (((...given: readonly number[]) => given.length).bind(null, 1, 2)() !== 2)
  throw new Error(
    'A script of this page, such as MooTools 1.4, replaces Function.prototype.bind, which React needs. Update it, or use the iframe.',
  )

export { codeOf }

/** Holds the elements that have no file of their own. */
export const elements = { 'mrp-config': { default: settings }, 'mrp-toaster': { default: toaster } }
