import { Plans as SitePlans } from '../../../site/plans.tsx'
import { PlainLink } from './plain-link.tsx'

export function Plans() {
  return <SitePlans link={PlainLink} />
}
