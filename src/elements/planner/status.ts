import type { Planning } from './planning.ts'
import { sum } from './sum.ts'

/** Where an item stands: what is left at the lowest, what is missing, or what is made. */
export interface Status {
  readonly is: 'ok' | 'short' | 'make' | 'late'
  readonly count: number
}

/** Returns how many of an item are needed in all, and where it stands. */
export function statusOf(
  planning: Planning,
  id: string,
): { readonly needed: number; readonly status: Status } {
  const { plan } = planning
  const { gross, net, projected, receipt } = plan.record(id)
  const lowest = Math.min(...projected)
  const needed = sum(gross)
  const isLate = plan.messages(id).some(({ kind }) => kind === 'past-due' || kind === 'short')
  const short = sum(net)
  if (isLate) return { needed, status: { is: 'late', count: short } }
  // An open order may come too late as it is dated.
  if (lowest < 0) return { needed, status: { is: 'short', count: -lowest } }
  if (sum(receipt) === 0 || planning.itemOf(id).phantom)
    return { needed, status: { is: 'ok', count: lowest } }
  return {
    needed,
    status: planning.isMade(id) ? { is: 'make', count: sum(receipt) } : { is: 'short', count: short },
  }
}
