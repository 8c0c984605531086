import { Link } from 'react-router'
import type { SiteLink } from '../site/ui.tsx'

export const RouterLink: SiteLink = props => <Link {...props} />
