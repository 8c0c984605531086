import { useId, useState } from 'react'
import type { Item } from '../../../planning/engine/input.ts'
import { control } from '../../../ui/field.ts'
import { lotOf } from '../orders/to-do.ts'
import { useShown } from '../shown.ts'
import { NumberField } from './number-field.tsx'
import * as styles from './what-if.styles.ts'

/** The numbers of the chosen item, to be tried with others. */
export function WhatIf() {
  const { planning, words, periods, selected, change } = useShown()
  const { t, number } = words
  const id = useId()
  const item = planning.itemOf(selected)
  const was = planning.listedItem(selected)
  const [wanted, choose] = useState(0)
  /** The item whose demand was changed: it stays, also if nothing is left of it. */
  const [kept, keep] = useState<string>()
  const demand = demandFor(selected)
  const at = demand.entries[wanted] ? wanted : 0
  const chosen = demand.entries[at]
  const before = planning.input.demand.filter(({ item }) => item === demand.item)[at]
  const setItem = (fields: Partial<Item>, goesOn: boolean) =>
    change('item', () => planning.changeItem(selected, fields, goesOn))

  return (
    <fieldset className={styles.whatIf}>
      <legend>
        {t('planner.whatIf')} <span>{t('planner.whatIf.hint')}</span>
      </legend>
      <NumberField
        label={t('planner.leadTime')}
        least={0}
        most={periods.unit === 'week' ? 52 : 365}
        onChange={(leadTime, goesOn) => setItem({ leadTime }, goesOn)}
        unit={t(`planner.unit.${item.leadIn === 'days' ? 'date' : periods.unit}`)}
        value={item.leadTime ?? 0}
        was={was.leadTime ?? 0}
        whole
      />
      <NumberField
        label={t('planner.lotSize')}
        least={0.001}
        onChange={(lot, goesOn) => setItem({ lot: withLot(item, lot) }, goesOn)}
        unit={t('planner.unit.pieces')}
        value={lotOf(item)}
        was={lotOf(was)}
      />
      <NumberField
        label={t('planner.onHand')}
        least={-most}
        onChange={(onHand, goesOn) => setItem({ onHand }, goesOn)}
        unit={t('planner.unit.pieces')}
        value={item.onHand ?? 0}
        was={was.onHand ?? 0}
      />
      <NumberField
        label={t('planner.safetyStock')}
        least={0}
        onChange={(safetyStock, goesOn) => setItem({ safetyStock }, goesOn)}
        unit={t('planner.unit.pieces')}
        value={item.safetyStock ?? 0}
        was={was.safetyStock ?? 0}
      />
      {chosen && (
        <NumberField
          key={`${demand.item} ${wanted}`}
          label={chosen.id === undefined ? t('planner.demand') : t('planner.demand.order', { id: chosen.id })}
          least={0}
          onChange={(quantity, goesOn) => {
            keep(demand.item)
            change('demand', () => planning.changeDemand(demand.item, at, quantity, goesOn))
          }}
          unit={`${demand.item} ${words.when(chosen.period)}`}
          value={chosen.quantity}
          was={before?.quantity ?? chosen.quantity}
        />
      )}
      {demand.entries.length > 1 && (
        <div className={styles.field}>
          <label htmlFor={id}>{t('planner.demand.choose')}</label>
          <select
            className={control}
            id={id}
            onChange={({ target }) => choose(Number(target.value))}
            part="input"
            value={wanted}
          >
            {demand.entries.slice(0, mostDemands).map((entry, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a demand is its place in the list
              <option key={at} value={at}>
                {`${entry.id ?? ''} ${number(entry.quantity)} ${words.when(entry.period)}`.trim()}
              </option>
            ))}
          </select>
        </div>
      )}
    </fieldset>
  )

  /** The demands that can be changed for an item: its own, or that of the product which needs it. */
  function demandFor(of: string) {
    const item = kept ?? of
    const own = planning.demandOf(item)
    if (own.length > 0) return { item, entries: own }
    const [order] = planning.plan.orders(of)
    const cause = order && planning.plan.causes(of, order).find(({ kind }) => kind === 'demand')
    return { item: cause?.item ?? of, entries: cause ? planning.demandOf(cause.item) : [] }
  }
}

/** The largest number that a field takes. */
const most = 1e9

/** How many demands there are to choose from. */
const mostDemands = 200

/** Changes what orders are a multiple of, and keeps the rest of the lot rule. */
function withLot({ lot }: Item, size: number): Item['lot'] {
  if (lot?.multiple !== undefined) return { ...lot, multiple: size }
  return { ...lot, rule: 'FOQ', quantity: size }
}
