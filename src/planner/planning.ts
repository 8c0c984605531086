import type { Demand, Edit, Item, PlanInput } from '../planning/engine/input.ts'
import type { Message } from '../planning/engine/messages.ts'
import { type Plan, type PlannedOrder, plan, planInSlices } from '../planning/engine/plan.ts'
import { type Steps, some } from '../planning/steps.ts'
import { add, type Outline, outlineOf } from './outline.ts'
import { Ranked } from './ranked.ts'

/** A change that can be taken back. */
interface Change {
  /** The field that was changed, as a key. */
  readonly of: string
  readonly edit: Edit
  readonly back: Edit
  /** The items that were planned again. */
  readonly touched: readonly string[]
}

/** What comes before the orders: more than an order to release in time, and worse than stock that lies idle. */
const isException = ({ kind }: Message): boolean => kind !== 'release' && kind !== 'no-demand'

const isIdle = ({ kind }: Message): boolean => kind === 'no-demand'

/** A list as it is planned now: its plan, what there is to do, and the changes that a visitor has tried. */
export class Planning {
  readonly input: PlanInput
  readonly outline: Outline
  readonly plan: Plan
  /** What a planner should look at, the worst first. */
  readonly exceptions: Ranked<Message>
  /** Stock that nothing needs. */
  readonly idle: Ranked<Message>
  /** The orders that are not late, by the period of their release. */
  readonly orders: Ranked<PlannedOrder>
  readonly #items = new Map<string, Item>()
  readonly #demand = new Map<string, Demand[]>()
  /** How many orders each item has. */
  readonly #ordered = new Map<string, number>()
  /** How many orders are to be placed, and to be started. */
  readonly counts: [place: number, start: number] = [0, 0]
  readonly #past: Change[] = []
  readonly #future: Change[] = []
  #before: Plan | undefined

  private constructor(input: PlanInput, outline: Outline, made: Plan) {
    this.input = input
    this.outline = outline
    this.plan = made
    const placeOf = (item: string) => this.#placeOf(item)
    const levelOf = ({ item }: Message) => outline.levels.get(item) ?? 0
    this.exceptions = new Ranked(message => Math.min(0, message.from ?? 0) * 1000 + levelOf(message), placeOf)
    this.idle = new Ranked(levelOf, placeOf)
    this.orders = new Ranked(({ release }) => release, placeOf)
    for (const demand of input.demand) add(this.#demand, demand.item, demand)
  }

  /** Finds out what a plan asks for. */
  static *steps(input: PlanInput, made: Plan): Steps<Planning> {
    const planning = new Planning(input, yield* outlineOf(input), made)
    for (const [at, item] of input.items.entries()) {
      const { id } = item
      planning.#items.set(id, item)
      const messages = made.messages(id)
      planning.exceptions.append(id, messages.filter(isException))
      planning.idle.append(id, messages.filter(isIdle))
      planning.orders.append(id, planning.#count(made.orders(id), id).filter(isInTime))
      if (at % some === 0) yield 0.8 + (0.2 * at) / input.items.length
    }
    return planning
  }

  /** The item as it is now. */
  itemOf(id: string): Item {
    return this.#items.get(id) ?? { id }
  }

  /** The item as the list has it. */
  listedItem(id: string): Item {
    return this.input.items[this.#placeOf(id)] ?? { id }
  }

  /** What is wanted of an item itself. */
  demandOf(id: string): readonly Demand[] {
    return this.#demand.get(id) ?? []
  }

  /** Whether an item is made from others. */
  isMade(id: string): boolean {
    return this.outline.parts.has(id)
  }

  /** The items that have exceptions, with the place of their worst. */
  exceptionRanks(): ReadonlyMap<string, number> {
    const ranks = new Map<string, number>()
    for (const [rank, { item }] of this.exceptions.slice(0, this.exceptions.length).entries())
      if (!ranks.has(item)) ranks.set(item, rank)
    return ranks
  }

  /** The plan as it was before the first change. */
  get before(): Plan {
    this.#before ??= plan(this.input)
    return this.#before
  }

  /** Plans the list once more, in slices, so that the first change need not wait for what it is compared with. */
  async keepBefore(signal: AbortSignal): Promise<void> {
    const before = await planInSlices(this.input, { signal })
    this.#before ??= before
  }

  /** The items that the changes so far have touched, as the list has them. */
  get touched(): readonly string[] {
    return [...new Set(this.#past.flatMap(({ touched }) => touched))].sort(
      (one, other) => this.#placeOf(one) - this.#placeOf(other),
    )
  }

  get isChanged(): boolean {
    return this.#past.length > 0
  }

  get canRedo(): boolean {
    return this.#future.length > 0
  }

  /**
   * Changes fields of an item. One that goes on is taken back together with the last one, if that was of the same fields.
   * Throws a RangeError, and changes nothing, if it cannot be planned so.
   */
  changeItem(id: string, fields: Partial<Item>, goesOn = false): void {
    const now = this.itemOf(id)
    const was = Object.fromEntries(Object.keys(fields).map(key => [key, Reflect.get(now, key)]))
    this.#take(
      `${id} ${Object.keys(fields)}`,
      { items: [{ ...fields, id }] },
      { items: [{ ...was, id }] },
      goesOn,
    )
  }

  /** Changes how many are wanted by one demand of an item. */
  changeDemand(id: string, at: number, quantity: number, goesOn = false): void {
    const now = this.demandOf(id)
    const next = now.map((demand, place) => (place === at ? { ...demand, quantity } : demand))
    this.#take(`${id} ${at}`, { demand: { [id]: next } }, { demand: { [id]: now } }, goesOn)
  }

  undo(): void {
    const step = this.#past.pop()
    if (!step) return
    this.#apply(step.back)
    this.#future.push(step)
  }

  redo(): void {
    const step = this.#future.pop()
    if (step) this.#past.push({ ...step, touched: this.#apply(step.edit) })
  }

  /** Takes all changes back, one after the other; Redo brings them again. */
  reset(): void {
    while (this.isChanged) this.undo()
  }

  #take(of: string, edit: Edit, back: Edit, goesOn: boolean): void {
    const touched = this.#apply(edit)
    const isSame = goesOn && !this.canRedo && this.#past.at(-1)?.of === of
    const last = isSame ? this.#past.pop() : undefined
    this.#past.push({ of, edit, back: last?.back ?? back, touched: [...(last?.touched ?? []), ...touched] })
    this.#future.length = 0
  }

  #apply(edit: Edit): readonly string[] {
    const touched = this.plan.change(edit)
    for (const fields of edit.items ?? [])
      this.#items.set(fields.id, { ...this.itemOf(fields.id), ...fields })
    for (const [id, demand] of Object.entries(edit.demand ?? {}))
      this.#demand.set(
        id,
        demand.map(one => ({ ...one, item: id })),
      )
    for (const id of touched) {
      this.#count(this.plan.orders(id), id)
      this.exceptions.renew(id, () => this.plan.messages(id).filter(isException))
      this.idle.renew(id, () => this.plan.messages(id).filter(isIdle))
      this.orders.renew(id, () => this.plan.orders(id).filter(isInTime))
    }
    return touched
  }

  #count(orders: readonly PlannedOrder[], id: string): readonly PlannedOrder[] {
    this.counts[this.isMade(id) ? 1 : 0] += orders.length - (this.#ordered.get(id) ?? 0)
    this.#ordered.set(id, orders.length)
    return orders
  }

  #placeOf(id: string): number {
    return this.outline.places.get(id) ?? 0
  }
}

/** A late order is an exception already. */
const isInTime = ({ late }: PlannedOrder): boolean => late === 0
