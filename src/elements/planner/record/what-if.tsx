import { type ComponentProps, useId, useState } from 'react'
import type { Item } from '../../../planning/engine/input.ts'
import { stepOf } from '../../../planning/engine/lots.ts'
import { Choice } from '../buttons.tsx'
import { wantedPeriodsOf } from '../orders/outlook.ts'
import { joined } from '../planner-words.ts'
import type { Planning } from '../planning-with-undo.ts'
import { useLatest } from '../shown.ts'
import { maxNumber, NumberField } from './number-field.tsx'
import * as styles from './what-if.styles.ts'

/** The numbers of an item that can be tried with others, and the least of each. */
const fields = [
  ['leadTime', 0],
  ['lotSize', 0.001],
  ['meaning.lotMin', 0],
  ['onHand', -maxNumber],
  ['safetyStock', 0],
] as const

type Field = (typeof fields)[number][0]

/** Returns what an item's orders are a multiple of; 1 where any number will do. */
const lotOf = ({ lot }: Item): number => (lot && stepOf(lot)) || 1

/** Returns a number of an item. Not every lot rule has a smallest order. */
function numberOf(item: Item, field: Field): number | undefined {
  if (field === 'meaning.lotMin') return item.lot?.min
  return field === 'lotSize' ? lotOf(item) : (item[field] ?? 0)
}

/** Changes the size of an order, or what it is a multiple of, and keeps the rest of the lot rule. */
function withLot({ lot }: Item, size: number): Item['lot'] {
  if (lot && (lot.multiple !== undefined || !['L4L', 'FOQ'].includes(lot.rule)))
    return { ...lot, multiple: size }
  return { ...lot, rule: 'FOQ', quantity: size }
}

/** Returns what makes a number of an item another. */
function fieldsFor(item: Item, field: Field, value: number): Partial<Item> {
  if (field === 'meaning.lotMin') return { lot: { rule: 'L4L', ...item.lot, min: value } }
  return field === 'lotSize' ? { lot: withLot(item, value) } : { [field]: value }
}

/** Shows the numbers of the chosen item, to be tried with others. */
export function WhatIf() {
  const { planning, words, periods, selected, change } = useLatest()
  const { t } = words
  const item = planning.plan.itemOf(selected)
  const listed = planning.listedItem(selected)
  const time = {
    max: periods.unit === 'week' ? 52 : 365,
    unit: t(`planner.unit.${item.leadIn === 'days' ? 'date' : periods.unit}`),
    whole: true,
  } as const
  return (
    <fieldset className={styles.whatIf}>
      <legend>{t('planner.whatIf')}</legend>
      {fields.map(([field, min]) => {
        const was = numberOf(listed, field)
        return (
          was !== undefined && (
            <NumberField
              key={field}
              label={t(`planner.${field}`)}
              min={min}
              onChange={(value, goesOn) =>
                change('item', () => planning.changeItem(selected, fieldsFor(item, field, value), goesOn))
              }
              unit={words.unitOf(selected)}
              value={numberOf(item, field) ?? 0}
              was={was}
              {...(field === 'leadTime' && time)}
            />
          )
        )
      })}
      <DemandField />
    </fieldset>
  )
}

/** How many demands there are to choose from. */
const maxDemands = 200

/** Shows a demand of the chosen item, or of the product which needs it. */
function DemandField() {
  const { planning, words, selected, change } = useLatest()
  const { t, when } = words
  const [wanted, setWanted] = useState(
    () => planning.plan.delays(demandOf(planning, selected, selected).item)[0]?.place ?? 0,
  )
  /** The item whose demand was changed: it stays, also if nothing is left of it. */
  const [kept, keep] = useState<string>()
  const { item, entries } = demandOf(planning, kept ?? selected, selected)
  const at = entries[wanted] ? wanted : 0
  const chosen = entries[at]
  const { unit } = planning.plan.itemOf(item)
  if (!chosen) return null
  const due = wantedPeriodsOf(planning, item).map(when)
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
        unit={joined(unit, item, due[at])}
        value={chosen.quantity}
        was={planning.demand.get(item)?.[at]?.quantity ?? chosen.quantity}
      />
      {entries.length > 1 && (
        <DemandChoice
          choices={entries
            .slice(0, maxDemands)
            .map(({ id, quantity }, at) => [String(at), joined(id, words.quantity(item, quantity), due[at])])}
          onChoose={at => setWanted(Number(at))}
          value={at}
        />
      )}
    </>
  )
}

function DemandChoice(choice: ComponentProps<typeof Choice>) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{useLatest().words.t('planner.demand.choose')}</label>
      <Choice id={id} {...choice} />
    </div>
  )
}

/** Returns the demands that can be changed: those of the item itself, or of the product which needs `part`. */
function demandOf(planning: Planning, item: string, part: string) {
  const own = planning.plan.demandOf(item)
  if (own.length > 0) return { item, entries: own }
  const [order] = planning.plan.orders(part)
  const cause = order && planning.plan.causes(part, order).find(({ kind }) => kind === 'demand')
  return { item: cause?.item ?? part, entries: cause ? planning.plan.demandOf(cause.item) : [] }
}
