// Written by hand: the tags in Svelte’s templates.

import type { HTMLAttributes } from 'svelte/elements'
import type { MrpElements } from './index.js'
import type { Attributes, Listeners, Properties, Tag } from './templates.js'

type Tags = {
  [T in Tag]: HTMLAttributes<MrpElements[T]> & Attributes<T> & Properties<T> & Listeners<T, 'on'>
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Tags {}
}
