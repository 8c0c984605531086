import { Fragment, useId } from 'react'
import type { Cause } from '../../../planning/engine/causes.ts'
import type { Entry } from '../../../planning/engine/demands-and-receipts.ts'
import type { Why as OrderWhy } from '../../../planning/engine/explain-order.ts'
import type { PlannedOrder } from '../../../planning/engine/planned-orders.ts'
import { startedFor, sum } from '../../../planning/engine/record.ts'
import type { ScheduledOrder } from '../../../planning/engine/schedule.ts'
import { subtitle } from '../../../ui/typography.styles.ts'
import type { MessageKey } from '../../../words/message-types.ts'
import { ItemButton, Sentence, WithItems } from '../buttons.tsx'
import { card, head } from '../planner.styles.ts'
import { joined, type PlannerWords } from '../planner-words.ts'
import type { Planning } from '../planning-with-undo.ts'
import { useShown, type WordedPlan } from '../shown.ts'
import {
  type Reason,
  reasonOf,
  rulesOf,
  sizingTexts,
  startedOf,
  sumOf,
  whyNot,
  yieldOf,
} from './order-reasons.ts'
import { wantedPeriodsOf } from './outlook.ts'
import { arrivalText } from './to-do.ts'
import * as styles from './why.styles.ts'

/** Shows pegging in sentences: why the chosen item is ordered, what it goes into and what it takes, what is late through it. */
export function Why() {
  const shown = useShown()
  const { planning, words, selected } = shown
  const id = useId()
  const [placed] = planning.plan.placements(selected)
  const parts = planning.bills.parts.get(selected) ?? []
  return (
    <section aria-labelledby={id} className={`${card} ${styles.steps} ${styles.why}`}>
      <h2 className={`${head} ${subtitle}`} id={id} tabIndex={-1}>
        {placed ? askWhy(shown, placed) : words.t('planner.why.none')}
      </h2>
      {placed ? <Steps placed={placed} /> : <p>{whyNot(shown, selected)}</p>}
      {placed && placed.late > 0 && <p data-late="">{arrivalText(shown, placed)}</p>}
      <Delays />
      <Neighbours items={planning.plan.parentsOf(selected)} text="planner.into" />
      <Neighbours items={parts.map(({ child }) => child)} text="planner.takes" />
    </section>
  )
}

/** Asks why an order is placed. */
export const askWhy = (shown: WordedPlan, { item, quantity }: ScheduledOrder): string =>
  shown.words.t('planner.why', { quantity: startedOf(shown, item, quantity), item })

/** Shows the demands of the chosen item that come late, and through what. */
function Delays() {
  const { planning, words, selected } = useShown()
  const { t, when } = words
  const wanted = wantedPeriodsOf(planning, selected)
  return planning.plan.delays(selected).map(({ place, quantity, ready, item: cause }) => {
    const due = wanted[place] ?? 0
    return (
      <p data-late="" key={place}>
        <span>
          {t('planner.delay', {
            quantity: words.quantity(selected, quantity),
            when: when(due),
            time: words.periods(ready - due),
          })}
        </span>{' '}
        <ItemButton id={cause} />
      </p>
    )
  })
}

/** Shows the calculation of an order, from the first need down to what is placed. */
export function Steps({ placed }: { readonly placed: ScheduledOrder }) {
  const shown = useShown()
  const { planning, words } = shown
  const { t } = words
  const { item: id, quantity, release, orders } = placed
  const item = planning.plan.itemOf(id)
  const reason = reasonOf(planning, id, orders)
  const total = sumOf(words, id, reason.whys)
  const facts = joined(
    total && `${total}.`,
    t('planner.alone', { time: words.leadTime(item) }),
    yieldOf(words, item),
  )
  return (
    <>
      <ol>
        {stepsOf(shown, id, reason).map(([key, values], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the chain
          <li key={at}>
            <WithItems text={t(key)} values={values} />
            {values.rules && <span>{` ${values.rules}`}</span>}
          </li>
        ))}
        <li data-last="">
          <span>{facts}</span>{' '}
          <b>
            {t(`planner.step.${planning.kindOf(id)}`, {
              quantity: startedOf(shown, id, quantity),
              when: words.when(release),
            })}
          </b>
        </li>
      </ol>
      <AlsoFor causes={reason.causes.slice(1)} />
    </>
  )
}

/** How many other causes of an order are named. */
const maxOthers = 5

/** Says what else an order is for. */
function AlsoFor({ causes }: { readonly causes: readonly Cause[] }) {
  const { t, list, cause } = useShown().words
  if (causes.length === 0) return null
  return (
    <p>
      <Sentence text={t('planner.also', { causes: list(causes.slice(0, maxOthers).map(cause)) })} />
    </p>
  )
}

/** A line of the calculation of an order: a text, and what stands in it. */
type Step = readonly [MessageKey, Readonly<Record<string, string>>]

/** Returns how the quantity of an order came about, in steps that can be checked with a pencil. */
export function stepsOf(shown: WordedPlan, item: string, { whys, causes: [cause] }: Reason): readonly Step[] {
  // The first order that something needs: what nothing needs comes last among the causes of each.
  const first = whys.find(why => why.causes[0]?.kind !== 'excess') ?? whys[0]
  return [
    ...(cause ? [needStep(shown.words, cause)] : []),
    ...(first ? parentSteps(shown, first) : []),
    ...whys.flatMap(why => [...takenSteps(shown, item, why), ...netStep(shown.words, item, why)]),
  ]
}

/** What is needed of an item. */
type Need = Pick<Cause, 'kind' | 'item' | 'period' | 'quantity'> & { readonly id?: string | undefined }

/** Says what is needed at the top of the bills. */
function needStep({ quantity: amount, when }: PlannerWords, need: Need): Step {
  const { kind, item, id = '', period, quantity } = need
  const reserve = kind === 'on-hand' ? 'planner.step.on-hand' : 'planner.step.safety-stock'
  return [
    kind === 'demand' ? `planner.step.${need.id === undefined ? 'demand' : 'order'}` : reserve,
    { item, id, quantity: amount(item, quantity), when: when(period) },
  ]
}

/** Names the demands that want an item on the day on which its order is due, but the one that is named as its cause. */
function takenSteps(
  { planning, words }: WordedPlan,
  item: string,
  { causes: [cause], steps }: OrderWhy,
): readonly Step[] {
  if (!cause || cause.kind === 'excess') return []
  const due = steps.at(-1)?.order.due
  const isCause = (demand: Entry) =>
    cause.kind === 'demand' && cause.item === item && cause.id === demand.id && cause.period === demand.period
  return planning.plan
    .demandOf(item)
    .filter(demand => Math.max(0, demand.period) === due && !isCause(demand))
    .slice(0, maxOthers)
    .map(demand => needStep(words, { kind: 'demand', item, ...demand }))
}

/** Says what each order on the way down takes of the next part, as many periods sooner as the plan has moved the need for it. */
function parentSteps(shown: WordedPlan, { steps, moved }: Reason['whys'][number]): readonly Step[] {
  const { planning, words } = shown
  const { quantity, when, leadTime } = words
  return steps.slice(0, -1).flatMap(({ order }, at): readonly Step[] => {
    const item = planning.plan.itemOf(order.item)
    const part = steps[at + 1]?.order.item ?? ''
    if (item.phantom)
      return [['planner.phantom', { item: order.item, needed: quantity(order.item, order.quantity) }]]
    const needed = quantityTaken(planning, order, part)
    // Between the two is an open order, which is no step.
    if (needed === 0) return []
    return [
      [
        'planner.step.parent',
        {
          item: order.item,
          quantity: startedOf(shown, order.item, order.quantity),
          time: leadTime(item),
          when: when(order.release - (moved[at + 1] ?? 0)),
          needed: quantity(part, needed),
          part,
        },
      ],
    ]
  })
}

/** Returns how many of a part an order takes. */
function quantityTaken(planning: Planning, { item, quantity }: PlannedOrder, part: string): number {
  const started = startedFor(planning.plan.itemOf(item), quantity)
  const lines = planning.bills.parts.get(item)?.filter(({ child }) => child === part) ?? []
  return sum(
    lines.map(
      ({ per, scrap = 0, yield: good = 1, fixed }) => ((per * (1 + scrap)) / good) * (fixed ? 1 : started),
    ),
  )
}

/** Says what is short of the item, and what the lot rule makes of it. */
function netStep(words: PlannerWords, item: string, { steps }: OrderWhy): readonly Step[] {
  const sizing = steps.at(-1)?.sizing
  if (!sizing) return []
  return [
    [
      sizing.safetyStock > 0 ? 'planner.step.safety' : 'planner.step.net',
      { ...sizingTexts(words, item, sizing), item, rules: rulesOf(words, item, sizing) },
    ],
  ]
}

interface NeighboursProps {
  readonly text: 'planner.into' | 'planner.takes'
  readonly items: readonly string[]
}

/** How many neighbours are named: a screw goes into everything. */
const maxNeighbours = 12

function Neighbours({ text, items }: NeighboursProps) {
  const { t } = useShown().words
  if (items.length === 0) return null
  const all = [...new Set(items)]
  return (
    <p>
      <span>{t(text)}</span>{' '}
      {all.slice(0, maxNeighbours).map((id, at) => (
        <Fragment key={id}>
          {at > 0 && <span>, </span>}
          <ItemButton id={id} />
        </Fragment>
      ))}
      <span>{all.length > maxNeighbours ? ' …' : '.'}</span>
    </p>
  )
}
