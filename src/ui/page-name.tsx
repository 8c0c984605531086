import type { PageLink } from '../words/en/navigation.ts'
import { css } from './sheet.ts'

// Properties on `<html>` decide which of two texts is visible: `loader/mark-signed-in.ts` sets them. The other text is not
// rendered, so screen readers skip it too.

export const whileSignedIn = css`
  display: var(--mrp-signed-in, none);
`

/** Visible if no user is signed in, as far as the page knows. */
export const whileSignedOut = css`
  display: var(--mrp-signed-out, block);
`

/** Shows a page's name. The account page has another one for signed-in visitors. */
export function PageName({ page: { label, signedInLabel } }: { readonly page: PageLink }) {
  if (!signedInLabel) return label
  return (
    <>
      <span className={whileSignedOut}>{label}</span>
      <span className={whileSignedIn}>{signedInLabel}</span>
    </>
  )
}
