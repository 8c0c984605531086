// Written by hand: the tags in React’s JSX.

import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { MrpElements } from './index.js'
import type { Attributes, Listeners, Properties, Tag } from './templates.js'

// Attribute names always work. A property needs the element to be defined. React 19 listens by
// the event's own name.

type Tags = {
  [T in Tag]: DetailedHTMLProps<HTMLAttributes<MrpElements[T]>, MrpElements[T]> &
    Attributes<T> &
    Properties<T> &
    Listeners<T, 'on'>
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
