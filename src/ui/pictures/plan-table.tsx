import type { ReactNode } from 'react'
import { useTranslation } from '../../words/translation.ts'
import type { Field } from './item-entries.ts'
import type { ItemNumbers, ItemPlan } from './item-plan.ts'
import { NumberField } from './picture-field.tsx'
import { changedCell, firmCell, lowCell } from './plan-changes.styles.ts'
import { labelOf, signed } from './plan-sentence.ts'
import { plain, table } from './plan-sheet.styles.ts'

interface PlanTableProps {
  readonly plan: ItemPlan
  readonly initial: ItemNumbers
  /** The plan a moment ago: cells that differ are marked. */
  readonly rested: ItemPlan
  readonly faults: readonly Field[]
  /** The id of the sentence. */
  readonly sentence: string
  /** The week of the order in question. */
  readonly marked: number | undefined
}

/** The MRP record, one column a week. The demand can be changed. */
export function PlanTable({ plan, initial, rested, faults, sentence, marked }: PlanTableProps) {
  const { t } = useTranslation()
  const mark = (week: number) => (week === marked ? '' : undefined)
  const { projected, releases, safetyStock, approved, demand } = plan
  return (
    // Its rows are grids, and some browsers take a table's roles away with its display.
    <table aria-label={t('hero.table')} className={table} role={role('table')}>
      <thead role={role('rowgroup')}>
        <tr role={role('row')}>
          <th role={role('columnheader')} scope="col">
            {t('hero.week')}
          </th>
          {demand.map((_, week) => (
            <th
              data-marked={mark(week)}
              // biome-ignore lint/suspicious/noArrayIndexKey: a week is its number
              key={week}
              role={role('columnheader')}
              scope="col"
            >
              {week + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role={role('rowgroup')}>
        <Row name={t('hero.gross')}>
          {initial.demand.map((pieces, week) => (
            <td
              data-marked={mark(week)}
              // biome-ignore lint/suspicious/noArrayIndexKey: a week is its number
              key={week}
              role={role('cell')}
            >
              <span className={plain}>{pieces}</span>
              <NumberField
                current={demand[week] ?? pieces}
                fault={faults.includes(week) ? sentence : undefined}
                field={week}
                initial={pieces}
                label={labelOf(t, week)}
              />
            </td>
          ))}
        </Row>
        <Row name={t('hero.projected')}>
          {projected.map((pieces, week) => (
            <td
              className={classes(
                pieces !== rested.projected[week] && changedCell,
                pieces < safetyStock && lowCell,
              )}
              data-marked={mark(week)}
              // biome-ignore lint/suspicious/noArrayIndexKey: a week is its number
              key={week}
              role={role('cell')}
            >
              {signed(pieces)}
            </td>
          ))}
        </Row>
        <Row isRelease name={t('hero.release')}>
          {releases.map((pieces, week) => (
            <td
              className={classes(
                pieces !== rested.releases[week] && changedCell,
                approved?.release === week && firmCell,
              )}
              data-marked={mark(week)}
              // biome-ignore lint/suspicious/noArrayIndexKey: a week is its number
              key={week}
              role={role('cell')}
            >
              {pieces || '·'}
            </td>
          ))}
        </Row>
      </tbody>
    </table>
  )
}

interface RowProps {
  readonly name: string
  readonly isRelease?: true
  readonly children: ReactNode
}

const Row = ({ name, isRelease, children }: RowProps) => (
  <tr data-release={isRelease && ''} role={role('row')}>
    <th role={role('rowheader')} scope="row">
      {name}
    </th>
    {children}
  </tr>
)

const classes = (...names: readonly (string | false)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined

/** A role that the element has by itself as long as it is displayed as what it is. */
const role = (name: string): string => name
