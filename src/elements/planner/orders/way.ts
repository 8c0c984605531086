import type { Edit } from '../../../planning/engine/input.ts'
import type { Help } from '../../../planning/engine/what-would-help.ts'
import type { PlannerWords } from '../planner-words.ts'
import type { LateDemand } from './outlook.ts'

/** Something that would help. A rest that could come on time is promised for a later day. */
export type Way = Help | { readonly kind: 'promise'; readonly edit: Edit }

/** What a visitor has tried. */
export interface Tried {
  readonly way: Way
  readonly late: LateDemand
}

/** Says in a few words what a way is. */
export function wayText({ t, quantity, number, when, list }: PlannerWords, { way, late }: Tried): string {
  const sooner = way.kind === 'lead-time' ? way.items : way.kind === 'expedite' ? way.orders : []
  const kind = way.kind === 'lead-time' || way.kind === 'expedite' ? 'faster' : way.kind
  return t(`planner.help.${kind}`, {
    items: list([...new Set(sooner.map(({ item }) => item))]),
    item: 'item' in way ? way.item : '',
    quantity: amount(),
    total: quantity(late.item, late.quantity),
    due: when(Math.max(0, late.period)),
    ...('rest' in way && { rest: quantity(late.item, way.rest), when: when(way.period) }),
  })

  function amount(): string {
    if (way.kind === 'safety-stock') return quantity(way.item, way.quantity)
    // The unit stands behind the total.
    return 'quantity' in way ? number(way.quantity) : quantity(late.item, late.quantity)
  }
}
