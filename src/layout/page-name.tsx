import type { PageLink } from '../content/navigation.ts'
import { whileSignedIn, whileSignedOut } from '../ui/signed-in.ts'

interface PageNameProps {
  readonly page: PageLink
}

/** What a page is called: the account's page something else for whoever is in. */
export function PageName({ page: { label, signedInLabel } }: PageNameProps) {
  if (!signedInLabel) return label
  return (
    <>
      <span className={whileSignedOut}>{label}</span>
      <span className={whileSignedIn}>{signedInLabel}</span>
    </>
  )
}
