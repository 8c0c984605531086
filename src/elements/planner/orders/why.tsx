import { Fragment, useId } from 'react'
import { startedFor } from '../../../planning/engine/record.ts'
import type { ScheduledOrder } from '../../../planning/engine/schedule.ts'
import { subtitle } from '../../../ui/typography.styles.ts'
import { ItemButton, Sentence, WithItems } from '../buttons.tsx'
import { card, head } from '../planner.styles.ts'
import { useShown } from '../shown.ts'
import { calculationOf } from './calculation.ts'
import { whyNot, yieldOf } from './order-reasons.ts'
import { listedPeriodOf } from './outlook.ts'
import * as styles from './why.styles.ts'

/** Pegging in sentences: why the chosen item is ordered, what it goes into and what it takes, what is late through it. */
export function Why() {
  const { planning, words, selected } = useShown()
  const { t, quantity } = words
  const id = useId()
  const [placed] = planning.plan.placements(selected)
  const parts = planning.outline.parts.get(selected) ?? []
  return (
    <section aria-labelledby={id} className={`${card} ${styles.steps} ${styles.why}`}>
      <h2 className={`${head} ${subtitle}`} id={id} tabIndex={-1}>
        {placed
          ? t('planner.why', {
              quantity: quantity(selected, startedFor(planning.itemOf(selected), placed.quantity)),
              item: selected,
            })
          : t('planner.why.none')}
      </h2>
      {placed ? <Steps placed={placed} /> : <p>{whyNot(planning, words, selected)}</p>}
      <Delays />
      <Neighbours items={planning.plan.parentsOf(selected)} text="planner.into" />
      <Neighbours items={parts.map(({ child }) => child)} text="planner.takes" />
    </section>
  )
}

/** The demands of the chosen item that come late, and through what. */
function Delays() {
  const { planning, words, selected } = useShown()
  const { t, when } = words
  return planning.plan.delays(selected).map(({ place, period, quantity, ready, item: cause }) => {
    const due = listedPeriodOf(planning.outlook.rests, selected, place) ?? period
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

/** The calculation of an order, from the first need down to what is placed. */
export function Steps({ placed }: { readonly placed: ScheduledOrder }) {
  const { planning, words } = useShown()
  const { t, quantity, when } = words
  const item = planning.itemOf(placed.item)
  const { steps, total, others } = calculationOf(planning, words, placed)
  return (
    <>
      <ol>
        {steps.map(([key, values], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the chain
          <li key={at}>
            <WithItems text={t(key)} values={values} />
            {values.rules && <span>{` ${values.rules}`}</span>}
          </li>
        ))}
        <li data-last="">
          <span>
            {[total && `${total}.`, t('planner.alone', { time: words.leadTime(item) }), yieldOf(words, item)]
              .filter(Boolean)
              .join(' ')}
          </span>{' '}
          <b>
            {t(planning.isMade(placed.item) ? 'planner.step.make' : 'planner.step.buy', {
              quantity: quantity(placed.item, startedFor(item, placed.quantity)),
              when: when(placed.release),
            })}
          </b>
        </li>
      </ol>
      {others.length > 0 && (
        <p>
          <Sentence
            text={t('planner.also', {
              causes: words.list(others.slice(0, 5).map(words.cause)),
            })}
          />
        </p>
      )}
    </>
  )
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
