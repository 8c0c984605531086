import type { ReactNode } from 'react'
import { useConfig } from '../state/config.ts'
import { siteHref, siteLinkMark } from '../state/links.ts'

interface SiteLinkProps {
  /** A path of the site. */
  readonly to: string
  readonly className?: string
  readonly current?: boolean
  readonly part?: string
  readonly children: ReactNode
}

/** Renders a link inside the site: a path on the site itself, an absolute URL on a partner's page. */
export function SiteLink({ to, className, current, part, children }: SiteLinkProps) {
  const { siteUrl } = useConfig()
  return (
    <a
      aria-current={current ? 'page' : undefined}
      className={className}
      href={siteHref(to, siteUrl)}
      part={part}
      {...{ [siteLinkMark]: '' }}
    >
      {children}
    </a>
  )
}
