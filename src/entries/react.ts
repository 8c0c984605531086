// What `mrp-widgets/react` has beside the elements as components, which the build adds.

import { joinPage } from '../loader/join-page.ts'
import { cssPieces } from '../ui/sheet.ts'

if (typeof document !== 'undefined') joinPage()

export { useAuth } from '../services/auth/auth.ts'
export { configure } from '../services/config.ts'

/** The rules of all components, for a `<style>` in the head of a page that is rendered on a server. */
export const styleText = (): string => cssPieces().join('')
