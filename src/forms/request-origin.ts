import { firstTouch } from '../services/first-touch.ts'
import type { Answers } from './request.ts'

/** Where a request comes from: the partner's `source`, the page's address, and what brought the visitor there. */
export const requestOrigin = (source: string | undefined): Answers => ({
  ...firstTouch(),
  ...(source && { source }),
  page: location.href.slice(0, 500),
})
