import type { ReactNode } from 'react'
import { isSafeLink } from '../state/links.ts'

interface OutsideLinkProps {
  readonly href: string
  readonly className?: string
  readonly children: ReactNode
}

/** A link that leaves the site and opens beside it. An address that no link may have leads nowhere. */
export function OutsideLink({ href, className, children }: OutsideLinkProps) {
  return (
    <a className={className} href={isSafeLink(href) ? href : undefined} rel="noopener" target="_blank">
      {children}
      <span aria-hidden="true"> ↗</span>
    </a>
  )
}
