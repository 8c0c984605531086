import { plan } from '../planning/engine/plan.ts'
import { plant } from './plant.ts'

// The plant's plan, for the other modules of this folder. The build puts what those export in their place, as data, so
// visitors load no engine.

export const plantPlan = plan(plant)

export const sum = (quantities: readonly number[]): number => quantities.reduce((all, one) => all + one, 0)

export const items: readonly {
  readonly id: string
  readonly name: string
  readonly onHand: number
  readonly leadTime: number
  readonly safetyStock?: number
  readonly lot?: { readonly quantity: number }
}[] = plant.items

export const itemOf = (id: string) => {
  const item = items.find(one => one.id === id)
  if (!item) throw new Error(`The plant has no item ${id}.`)
  return item
}

export const linesBelow = (id: string) => plant.lines.filter(({ parent }) => parent === id)

/** An item that waits for nothing but its own supply: it has no parts in the plant. */
export const isLeaf = (id: string): boolean => linesBelow(id).length === 0

/** What is on hand, period by period, if nothing is ordered. */
export const withoutOrders = (id: string): readonly number[] => {
  const { gross, scheduled } = plantPlan.record(id)
  let stock = itemOf(id).onHand
  return gross.map((needed, period) => {
    stock += (scheduled[period] ?? 0) - needed
    return stock
  })
}

/** What is short although everything is ordered that the plan suggests. */
export const shortMessages = plantPlan.messages().filter(({ kind }) => kind === 'short')
