// Written by hand: the tags in Solid’s JSX.

import type { JSX } from 'solid-js'
import type { MrpElements } from './index.js'
import type { Attributes, Listeners, Properties, Tag } from './templates.js'

type PropertiesByPrefix<T extends Tag> = {
  [Name in keyof Properties<T> & string as `prop:${Name}`]?: Properties<T>[Name]
}

type Tags = {
  [T in Tag]: JSX.HTMLAttributes<MrpElements[T]> & Attributes<T> & PropertiesByPrefix<T> & Listeners<T, 'on:'>
}

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
