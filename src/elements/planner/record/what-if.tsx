import { useId, useState } from 'react'
import type { Entry } from '../../../planning/engine/events.ts'
import type { Item } from '../../../planning/engine/input.ts'
import { stepOf } from '../../../planning/engine/lots.ts'
import { control } from '../../../ui/field.styles.ts'
import type { Planning } from '../planning-with-undo.ts'
import { useLatest } from '../shown.ts'
import { maxNumber, NumberField } from './number-field.tsx'
import * as styles from './what-if.styles.ts'

/** The numbers of the chosen item, to be tried with others. */
export function WhatIf() {
  const { planning, words, periods, selected, change } = useLatest()
  const { t } = words
  const item = planning.itemOf(selected)
  const was = planning.listedItem(selected)
  const unit = words.unitOf(selected)
  const setItem = (fields: Partial<Item>, goesOn: boolean) =>
    change('item', () => planning.changeItem(selected, fields, goesOn))
  const stock = (name: 'onHand' | 'safetyStock', min: number) => (
    <NumberField
      label={t(`planner.${name}`)}
      min={min}
      onChange={(quantity, goesOn) => setItem({ [name]: quantity }, goesOn)}
      unit={unit}
      value={item[name] ?? 0}
      was={was[name] ?? 0}
    />
  )
  return (
    <fieldset className={styles.whatIf}>
      <legend>
        {t('planner.whatIf')} <span>{t('planner.whatIf.hint')}</span>
      </legend>
      <NumberField
        label={t('planner.leadTime')}
        min={0}
        max={periods.unit === 'week' ? 52 : 365}
        onChange={(leadTime, goesOn) => setItem({ leadTime }, goesOn)}
        unit={t(`planner.unit.${item.leadIn === 'days' ? 'date' : periods.unit}`)}
        value={item.leadTime ?? 0}
        was={was.leadTime ?? 0}
        whole
      />
      <NumberField
        label={t('planner.lotSize')}
        min={0.001}
        onChange={(lot, goesOn) => setItem({ lot: withLot(item, lot) }, goesOn)}
        unit={unit}
        value={lotOf(item)}
        was={lotOf(was)}
      />
      {was.lot?.min !== undefined && (
        <NumberField
          label={t('planner.meaning.lotMin')}
          min={0}
          onChange={(min, goesOn) => setItem({ lot: { rule: 'L4L', ...item.lot, min } }, goesOn)}
          unit={unit}
          value={item.lot?.min ?? 0}
          was={was.lot.min}
        />
      )}
      {stock('onHand', -maxNumber)}
      {stock('safetyStock', 0)}
      <DemandField />
    </fieldset>
  )
}

/** A demand of the chosen item, or of the product which needs it. */
function DemandField() {
  const { planning, words, selected, change } = useLatest()
  const { t, when } = words
  const [wanted, setWanted] = useState(0)
  /** The item whose demand was changed: it stays, also if nothing is left of it. */
  const [kept, keep] = useState<string>()
  const { item, entries } = demandOf(planning, kept ?? selected, selected)
  const at = entries[wanted] ? wanted : 0
  const chosen = entries[at]
  const { unit } = planning.itemOf(item)
  if (!chosen) return null
  const before = planning.outline.demand.get(item)?.[at]
  return (
    <>
      <NumberField
        key={`${item} ${at}`}
        label={chosen.id === undefined ? t('planner.demand') : t('planner.demand.order', { id: chosen.id })}
        min={0}
        onChange={(quantity, goesOn) => {
          keep(item)
          change('demand', () => planning.changeDemand(item, at, quantity, goesOn))
        }}
        unit={[unit, item, when(chosen.period)].filter(Boolean).join(' ')}
        value={chosen.quantity}
        was={before?.quantity ?? chosen.quantity}
      />
      {entries.length > 1 && <DemandChoice at={at} entries={entries} item={item} onChoose={setWanted} />}
    </>
  )
}

interface DemandChoiceProps {
  readonly item: string
  readonly entries: readonly Entry[]
  /** The place of the one that is shown. */
  readonly at: number
  readonly onChoose: (at: number) => void
}

function DemandChoice({ item, entries, at, onChoose }: DemandChoiceProps) {
  const { t, quantity, when } = useLatest().words
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('planner.demand.choose')}</label>
      <select
        className={control}
        id={id}
        onChange={({ target }) => onChoose(Number(target.value))}
        part="input"
        value={at}
      >
        {entries.slice(0, maxDemands).map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a demand is its place in the list
          <option key={at} value={at}>
            {`${entry.id ?? ''} ${quantity(item, entry.quantity)} ${when(entry.period)}`.trim()}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The demands that can be changed: those of the item itself, or of the product which needs `part`. */
function demandOf(planning: Planning, item: string, part: string) {
  const own = planning.demandOf(item)
  if (own.length > 0) return { item, entries: own }
  const [order] = planning.plan.orders(part)
  const cause = order && planning.plan.causes(part, order).find(({ kind }) => kind === 'demand')
  return { item: cause?.item ?? part, entries: cause ? planning.demandOf(cause.item) : [] }
}

/** What an item's orders are a multiple of; 1 where any number will do. */
const lotOf = ({ lot }: Item): number => (lot && stepOf(lot)) || 1

/** How many demands there are to choose from. */
const maxDemands = 200

/** Changes the size of an order, or what it is a multiple of, and keeps the rest of the lot rule. */
function withLot({ lot }: Item, size: number): Item['lot'] {
  if (lot && (lot.multiple !== undefined || !['L4L', 'FOQ'].includes(lot.rule)))
    return { ...lot, multiple: size }
  return { ...lot, rule: 'FOQ', quantity: size }
}
