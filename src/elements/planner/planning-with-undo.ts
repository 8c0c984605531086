import { backFrom } from '../../planning/engine/change.ts'
import { grouped } from '../../planning/engine/grouped.ts'
import type { Demand, Edit, Item, PlanInput } from '../../planning/engine/input.ts'
import type { Message } from '../../planning/engine/messages.ts'
import { type Plan, type PlanWithBefore, planWithBefore } from '../../planning/engine/plan.ts'
import { type Bills, billsOf } from './bills.ts'
import { type Outlook, outlookOf } from './orders/outlook.ts'
import type { Tried } from './orders/way.ts'

/** A change that can be taken back. */
interface Change {
  /** The field that was changed, as a key. */
  readonly of: string
  readonly edit: Edit
  readonly back: Edit
  /** What the visitor tried; nothing for a number that was typed. */
  readonly tried: Tried | undefined
  /** The items that were planned again. */
  readonly touched: readonly string[]
}

/** A list as it is planned now: its plan, what there is to do, and the changes that a visitor has tried. */
export class Planning {
  readonly input: PlanInput
  readonly bills: Bills
  /** The demands of the list, by item. */
  readonly demand: ReadonlyMap<string, readonly Demand[]>
  readonly plan: Plan
  /** Visits the orders that will really be placed or started of an item. */
  readonly eachOrder: PlanWithBefore['eachOrder']
  /** Returns what an order is for, and when its item is needed for it. */
  readonly needsOf: PlanWithBefore['needsOf']
  /** The orders that come late without the changes; nothing before the first one. */
  lateOrdersBefore: Outlook['lateOrders'] | undefined
  readonly #planBefore: PlanWithBefore['before']
  #outlook: Outlook | undefined
  #messages: readonly Message[] | undefined
  readonly #past: Change[] = []
  readonly #future: Change[] = []
  #before: Plan | undefined

  constructor(input: PlanInput) {
    this.input = input
    this.bills = billsOf(input)
    this.demand = grouped(input.demand, ({ item }) => item)
    const { plan, before, eachOrder, needsOf } = planWithBefore(input)
    this.plan = plan
    this.eachOrder = eachOrder
    this.needsOf = needsOf
    this.#planBefore = before
  }

  /** What comes before the orders, the worst first: more than an order to release in time. */
  get exceptions(): readonly Message[] {
    return this.#read().filter(({ kind }) => !['release', 'no-demand', 'beyond-horizon'].includes(kind))
  }

  /** Stock that nothing needs. */
  get idle(): readonly Message[] {
    return this.#read().filter(({ kind }) => kind === 'no-demand')
  }

  /** Reads the messages when they are shown, and not while a number is being typed. */
  #read(): readonly Message[] {
    this.#messages ??= this.plan.messages()
    return this.#messages
  }

  /** The item as the list has it. */
  listedItem(id: string): Item {
    return this.input.items.find(item => item.id === id) ?? { id }
  }

  /** Returns whether an item is made or bought: as the list says, and else made if it has parts. */
  kindOf(id: string): 'make' | 'buy' {
    return (this.plan.itemOf(id).make ?? this.bills.parts.has(id)) ? 'make' : 'buy'
  }

  /** What will really happen, as it is planned now. */
  get outlook(): Outlook {
    this.#outlook ??= outlookOf(this)
    return this.#outlook
  }

  /** The plan as it was before the first change. */
  get before(): Plan {
    this.#before ??= this.#planBefore()
    return this.#before
  }

  /** The items that the changes so far have touched, as the list has them. */
  get touched(): readonly string[] {
    const touched = new Set(this.#past.flatMap(one => one.touched))
    return this.input.items.flatMap(({ id }) => (touched.has(id) ? id : []))
  }

  /** What the last change tried. */
  get tried(): Tried | undefined {
    return this.#past.at(-1)?.tried
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
    this.#take(`${id} ${Object.keys(fields)}`, { items: [{ ...fields, id }] }, goesOn)
  }

  /** Changes how many are wanted by one demand of an item. */
  changeDemand(id: string, at: number, quantity: number, goesOn = false): void {
    const now = this.plan.demandOf(id)
    const next = now.map((demand, place) => (place === at ? { ...demand, quantity } : demand))
    this.#take(`${id} ${at}`, { demand: { [id]: next } }, goesOn)
  }

  /** Makes a change that the engine has proposed. `tried` is what it was, as long as it is the last one. */
  tryOut(edit: Edit, tried?: Tried): void {
    this.#take('', edit, false, tried)
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

  #take(of: string, edit: Edit, goesOn: boolean, tried?: Tried): void {
    this.lateOrdersBefore ??= this.outlook.lateOrders
    const back = backFrom(edit, this.plan)
    const touched = this.#apply(edit)
    const last = goesOn && !this.canRedo && this.#past.at(-1)?.of === of ? this.#past.pop() : undefined
    this.#past.push({
      of,
      edit,
      back: last?.back ?? back,
      touched: [...(last?.touched ?? []), ...touched],
      tried,
    })
    this.#future.length = 0
  }

  #apply(edit: Edit): readonly string[] {
    const touched = this.plan.change(edit)
    this.#outlook = undefined
    this.#messages = undefined
    return touched
  }
}
