import { whileSignedIn, whileSignedOut } from '../ui/signed-in.styles.ts'
import type { PageLink } from '../words/en/navigation.ts'

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
