import type { ReactNode } from 'react'
import { useConfig } from '../services/config.ts'
import { isSafeLink, siteHref, siteLinkMark } from '../services/links.ts'

interface SiteLinkProps {
  /** A path of the site; a page may write another address. */
  readonly to: string
  readonly className?: string
  readonly current?: boolean
  readonly part?: string
  /** The language of the page and of its name, where it is another one. */
  readonly lang?: string
  readonly 'aria-description'?: string
  readonly children: ReactNode
}

/** Renders a link inside the site: a path on the site itself, an absolute URL on a partner's page. */
export function SiteLink({ to, current, children, ...rest }: SiteLinkProps) {
  const { siteUrl } = useConfig()
  return (
    <a
      aria-current={current ? 'page' : undefined}
      href={siteHref(to, siteUrl)}
      hrefLang={rest.lang}
      {...rest}
      {...(to.startsWith('/') && { [siteLinkMark]: '' })}
    >
      {children}
    </a>
  )
}

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
