import { Header as SiteHeader } from '../../../site/header.tsx'
import { PlainLink } from './plain-link.tsx'

export function Header({ path }: { readonly path: string }) {
  return <SiteHeader link={PlainLink} path={path} />
}
