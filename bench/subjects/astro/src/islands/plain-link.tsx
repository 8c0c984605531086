import type { SiteLink } from '../../../site/ui.tsx'

export const PlainLink: SiteLink = ({ to, children, ...rest }) => (
  <a href={to} {...rest}>
    {children}
  </a>
)
