import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Planning } from '../../../src/elements/planner/planning-with-undo.ts'
import type { Item, PlanInput } from '../../../src/entries/planner.ts'
import { plant } from '../../planning/plants.ts'

// What a visitor reads of a plan, after whatever they have tried.

const planned = (input: PlanInput) => new Planning(input)

/** Returns what there is to do, in its order, with the counts above it and every item's record. */
const read = ({ input, plan, exceptions, idle, outlook }: Planning) => ({
  exceptions,
  idle,
  // A line is the demand as the list has it, which no change touches.
  outlook: {
    ...outlook,
    late: outlook.late.map(({ listed, ...late }) => late),
    lateOrders: [...outlook.lateOrders].map(([order, lines]) => [order, [...lines.values()]]),
  },
  records: input.items.map(({ id }) => plan.record(id)),
})

const fields: fc.Arbitrary<Partial<Item>> = fc.oneof(
  fc.record({ leadTime: fc.integer({ min: 0, max: 6 }) }),
  fc.record({ onHand: fc.integer({ min: 0, max: 300 }) }),
  fc.record({ safetyStock: fc.integer({ min: 0, max: 80 }) }),
  fc.record({
    lot: fc.constantFrom<Item['lot']>(undefined, { rule: 'L4L', min: 30 }, { rule: 'FOQ', quantity: 25 }),
  }),
)

const at = fc.nat(1000)
/** Whether it goes on with the change before, as the next digit of a number does. */
const goesOn = fc.boolean()

const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ does: fc.constant('item' as const), at, fields, goesOn }) },
    {
      weight: 2,
      arbitrary: fc.record({ does: fc.constant('demand' as const), at, quantity: fc.nat(200), goesOn }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ does: fc.constantFrom('undo' as const, 'redo' as const, 'reset' as const) }),
    },
    // Several changes may have been made before anybody reads.
    { weight: 4, arbitrary: fc.record({ does: fc.constant('read' as const) }) },
  ),
  { minLength: 4, maxLength: 14 },
)

/** What was planned before a change, and of which field it was. */
interface Past {
  readonly before: PlanInput
  readonly of: string
}

test('After changes, Undo, Redo and Reset, everything reads as if the list had been given so', () => {
  fc.assert(
    fc.property(plant, steps, (input, steps) => {
      const planning = planned(input)
      let now = input
      const past: Past[] = []
      const future: { readonly after: PlanInput; readonly of: string }[] = []
      const become = (after: PlanInput, of: string, goesOn: boolean) => {
        const isSame = goesOn && future.length === 0 && past.at(-1)?.of === of
        if (!isSame) past.push({ before: now, of })
        now = after
        future.length = 0
      }
      const back = () => {
        const last = past.pop()
        if (!last) return
        future.push({ after: now, of: last.of })
        now = last.before
      }
      for (const step of steps) {
        if (step.does === 'item') {
          const id = input.items[step.at % input.items.length]?.id ?? ''
          planning.changeItem(id, step.fields, step.goesOn)
          const items = now.items.map(item => (item.id === id ? { ...item, ...step.fields } : item))
          become({ ...now, items }, `${id} ${Object.keys(step.fields)}`, step.goesOn)
        } else if (step.does === 'demand') {
          const wanted = now.demand[step.at % now.demand.length]
          if (!wanted) continue
          const { item } = wanted
          const place = now.demand.filter(other => other.item === item).indexOf(wanted)
          planning.changeDemand(item, place, step.quantity, step.goesOn)
          const demand = now.demand.map(other =>
            other === wanted ? { ...other, quantity: step.quantity } : other,
          )
          become({ ...now, demand }, `${item} ${place}`, step.goesOn)
        } else if (step.does === 'undo') {
          planning.undo()
          back()
        } else if (step.does === 'redo') {
          planning.redo()
          const next = future.pop()
          if (!next) continue
          past.push({ before: now, of: next.of })
          now = next.after
        } else if (step.does === 'reset') {
          planning.reset()
          while (past.length > 0) back()
        } else expect(read(planning).exceptions).toEqual(read(planned(now)).exceptions)
        expect([planning.isChanged, planning.canRedo]).toEqual([past.length > 0, future.length > 0])
      }
      expect(read(planning)).toEqual(read(planned(now)))
      for (const item of now.items) expect(planning.plan.itemOf(item.id)).toEqual(item)
    }),
    { numRuns: 120 },
  )
})
