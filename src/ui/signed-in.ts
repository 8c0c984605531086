import { css } from './sheet.ts'

// Of two texts the page shows one, by properties on `<html>` that `page/follow-user.ts` sets. The other one is not rendered,
// so that a screen reader does not read it either.

/** Shown while somebody is in. */
export const whileSignedIn = css`
  display: var(--mrp-signed-in, none);
`

/** Shown while nobody is in, as far as is known. */
export const whileSignedOut = css`
  display: var(--mrp-signed-out, block);
`
