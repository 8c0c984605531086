import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Item } from '../../../planning/engine/input.ts'
import { control } from '../../../ui/field.styles.ts'
import { lotOf } from '../orders/to-do.ts'
import { plain } from '../planner.styles.ts'
import { useShown } from '../shown.ts'
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
      {was.lot?.min !== undefined && (
        <NumberField
          label={t('planner.meaning.lotMin')}
          least={0}
          onChange={(min, goesOn) => setItem({ lot: { rule: 'L4L', ...item.lot, min } }, goesOn)}
          unit={t('planner.unit.pieces')}
          value={item.lot?.min ?? 0}
          was={was.lot.min}
        />
      )}
      <NumberField
        label={t('planner.onHand')}
        least={-maxNumber}
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
            {demand.entries.slice(0, maxDemands).map((entry, at) => (
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
const maxNumber = 1e9

/** How many demands there are to choose from. */
const maxDemands = 200

/** Changes what orders are a multiple of, and keeps the rest of the lot rule. */
function withLot({ lot }: Item, size: number): Item['lot'] {
  if (lot?.multiple !== undefined) return { ...lot, multiple: size }
  return { ...lot, rule: 'FOQ', quantity: size }
}

interface NumberFieldProps {
  readonly label: string
  readonly unit: string
  /** What the plan uses now. */
  readonly value: number
  /** What the list says. */
  readonly was: number
  readonly least: number
  readonly most?: number
  /** Whether only whole numbers will do. */
  readonly whole?: true
  /** `goesOn` says that it is still being typed: a first part of it was taken already. */
  readonly onChange: (value: number, goesOn: boolean) => void
}

/**
 * A number of the plan. The control is uncontrolled, so that what was typed before any code came survives; a text that is no
 * number leaves the plan as it was.
 */
export function NumberField({
  label,
  unit,
  value,
  was,
  least,
  most = maxNumber,
  whole,
  onChange,
}: NumberFieldProps) {
  const { t, number } = useShown().words
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isTyping = useRef(false)
  const [isFaulty, setFaulty] = useState(false)

  // Thousands are typed as they are shown.
  const group = number(10_000).charAt(2)
  const take = (text: string) => {
    const typed = numberIn(text, group)
    let fits = typed >= least && typed <= most && (!whole || Number.isInteger(typed))
    try {
      if (fits && typed !== value) {
        onChange(typed, isTyping.current)
        isTyping.current = true
      }
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      fits = false
    }
    setFaulty(!fits)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the code came
  useEffect(() => {
    if (input.current && input.current.value !== input.current.defaultValue) take(input.current.value)
  }, [])

  useEffect(() => {
    // Undo and Reset change it from outside.
    if (input.current && numberIn(input.current.value, group) !== value) input.current.value = String(value)
    setFaulty(false)
  }, [value, group])

  return (
    <div className={styles.field} data-changed={value !== was || undefined}>
      <label htmlFor={id}>{label}</label>
      <input
        aria-describedby={`${id}u`}
        aria-invalid={isFaulty}
        autoComplete="off"
        className={control}
        defaultValue={value}
        id={id}
        inputMode={whole ? 'numeric' : 'decimal'}
        onBlur={() => {
          isTyping.current = false
        }}
        onInput={({ currentTarget }: FormEvent<HTMLInputElement>) => take(currentTarget.value)}
        part="input"
        ref={input}
      />
      <b className={plain}>{value}</b>
      <p id={`${id}u`}>
        <span>
          {isFaulty
            ? t(whole ? 'planner.fault.whole' : 'planner.fault', {
                least: number(least),
                most: number(most),
                value: number(value),
              })
            : unit}
        </span>
        {value !== was && !isFaulty && (
          <span>
            {' · '}
            <s>{number(was)}</s>
          </span>
        )}
      </p>
    </div>
  )
}

/** Reads what people type: a comma or a point, a minus of either kind, `group` or a blank between thousands. */
function numberIn(text: string, group: string): number {
  const isGrouped = new RegExp(`^[-−]?\\d{1,3}([${group}\\s]\\d{3})+(?!\\d)`).test(text.trim())
  const digits = isGrouped ? text.replaceAll(group, '').replace(/\s/g, '') : text.trim()
  const plain = digits.replace('−', '-').replace(',', '.')
  return /^-?(?:\d+(?:\.\d+)?|\.\d+)$/.test(plain) ? Number(plain) + 0 : Number.NaN
}
