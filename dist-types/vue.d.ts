// Written by hand: the tags in Vue’s templates.

import type { HTMLAttributes, ReservedProps } from 'vue'
import type { PascalListeners, Properties, Tag } from './templates.js'

// Its compiler sees `company-name` and `@mrp-sent` there as `companyName` and `onMrpSent`.

type Tags = {
  [T in Tag]: new () => { $props: Properties<T> & PascalListeners<T> & HTMLAttributes & ReservedProps }
}

declare module 'vue' {
  interface GlobalComponents extends Tags {}
}
