import type { ReactNode } from 'react'
import { isSafeLink } from '../services/links.ts'

interface OutsideLinkProps {
  readonly href: string
  readonly className?: string
  readonly 'aria-description'?: string
  readonly children: ReactNode
  /** Shown behind the arrow. */
  readonly note?: ReactNode
}

/** Renders a link to another site, which opens in a new tab. A URL that is not allowed in a link is dropped. */
export function OutsideLink({ href, children, note, ...rest }: OutsideLinkProps) {
  return (
    <a href={isSafeLink(href) ? href : undefined} rel="noopener" target="_blank" {...rest}>
      {children}
      {/* With a space that does not break: the arrow never stands in a line of its own. */}
      <span aria-hidden="true">{'\u00A0↗'}</span>
      {note}
    </a>
  )
}
