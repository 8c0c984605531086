import type { ReactNode } from 'react'
import { useTranslation } from '../../words/translation.ts'
import { roles } from '../table-roles.ts'
import type { ItemPlan } from './item-plan.ts'
import { changedCell, firmCell, lowCell } from './plan-changes.styles.ts'
import { labelOf, withSign } from './plan-sentence.ts'
import { PlanNumber, type PlanSettingsProps } from './plan-settings.tsx'
import { plain, table } from './plan-sheet.styles.ts'

interface PlanTableProps extends PlanSettingsProps {
  /** The plan a moment ago: cells that differ are marked. */
  readonly rested: ItemPlan
  /** The week of the order in question. */
  readonly marked: number | undefined
}

/** The MRP record, one column a week. The demand can be changed. */
export function PlanTable({ rested, marked, ...shared }: PlanTableProps) {
  const { t } = useTranslation()
  const { projected, releases, safetyStock, approved, demand } = shared.plan
  return (
    // Its rows are grids, and some browsers take a table's roles away with its display.
    <table {...roles.table} aria-label={t('hero.table')} className={table}>
      <thead {...roles.group}>
        <tr {...roles.row}>
          <th {...roles.column}>{t('hero.week')}</th>
          {demand.map((_, week) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its number
            <th {...roles.column} data-marked={week === marked ? '' : undefined} key={week}>
              {week + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        <Row
          cell={(pieces, week) => (
            <>
              <span className={plain}>{pieces}</span>
              <PlanNumber {...shared} field={week} label={labelOf(t, week)} />
            </>
          )}
          marked={marked}
          name={t('hero.gross')}
          weeks={shared.initial.demand}
        />
        <Row
          cell={withSign}
          classesOf={(pieces, week) => [
            pieces !== rested.projected[week] && changedCell,
            pieces < safetyStock && lowCell,
          ]}
          marked={marked}
          name={t('hero.projected')}
          weeks={projected}
        />
        <Row
          cell={pieces => pieces || '·'}
          classesOf={(pieces, week) => [
            pieces !== rested.releases[week] && changedCell,
            approved?.release === week && firmCell,
          ]}
          isRelease
          marked={marked}
          name={t('hero.release')}
          weeks={releases}
        />
      </tbody>
    </table>
  )
}

interface RowProps {
  readonly name: string
  readonly isRelease?: true
  /** The quantity of each week. */
  readonly weeks: readonly number[]
  readonly cell: (pieces: number, week: number) => ReactNode
  readonly classesOf?: (pieces: number, week: number) => readonly (string | false)[]
  readonly marked: number | undefined
}

const Row = ({ name, isRelease, weeks, cell, classesOf, marked }: RowProps) => (
  <tr {...roles.row} data-release={isRelease && ''}>
    <th {...roles.header}>{name}</th>
    {weeks.map((pieces, week) => (
      <td
        {...roles.cell}
        className={classesOf?.(pieces, week).filter(Boolean).join(' ') || undefined}
        data-marked={week === marked ? '' : undefined}
        // biome-ignore lint/suspicious/noArrayIndexKey: a week is its number
        key={week}
      >
        {cell(pieces, week)}
      </td>
    ))}
  </tr>
)
