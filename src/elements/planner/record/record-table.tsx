import { roles } from '../../../ui/table-roles.ts'
import { visuallyHidden } from '../../../ui/text.styles.ts'
import { useLatest } from '../shown.ts'
import * as styles from './record.styles.ts'
import { type Columns, type Heading, type RowName, rowNames } from './record-columns.ts'

interface RecordTableProps {
  readonly columns: Columns
  /** The plan before the changes: what differs from it is marked. */
  readonly before: Columns | undefined
  readonly headings: readonly Heading[]
  /** Whether a column is a day. */
  readonly isDaily: boolean
  /** The columns in which an order is released and needed. */
  readonly marks: { readonly release: number; readonly due: number }
}

/** The record in its six rows. */
export function RecordTable({ columns: shown, before, headings, isDaily, marks }: RecordTableProps) {
  const { planning, words, selected } = useLatest()
  const { t } = words
  const { unit } = planning.itemOf(selected)
  const { columns, pastDue } = shown
  const markOf = (at: number) => (at === marks.release ? 'release' : at === marks.due ? 'due' : undefined)
  return (
    // Its rows are grids, and some browsers take a table's roles away with its display.
    <table className={styles.table} {...roles.table}>
      <caption className={visuallyHidden}>
        {t('planner.record', { item: selected, unit: words.unitOf(selected) })}
      </caption>
      <thead {...roles.group}>
        <tr {...roles.row}>
          <th {...roles.column}>
            {t(isDaily ? 'planner.days' : 'planner.weeks')}
            {unit && <small aria-hidden="true">{unit}</small>}
          </th>
          {pastDue && (
            <th {...roles.column}>
              <small>{t('planner.pastDue')}</small>
            </th>
          )}
          {headings.map(({ name, day, spoken: said }, at) => (
            <th data-mark={markOf(at)} key={said} {...roles.column}>
              <span className={visuallyHidden}>{said}</span>
              <b aria-hidden="true">{name}</b>
              {day && <small aria-hidden="true">{day}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {rowNames.map(row => (
          <tr data-row={row} key={row} {...roles.row}>
            <th {...roles.header}>{t(`planner.${row}`)}</th>
            {pastDue && (
              <td {...roles.cell}>
                {pastRows.includes(row) && (
                  <Cell row={row} value={pastDue[row]} was={before?.pastDue?.[row]} />
                )}
              </td>
            )}
            {columns.map((column, at) => (
              <td
                data-low={(row === 'projected' && column.projected < 0) || undefined}
                data-mark={markOf(at)}
                key={headings[at]?.spoken}
                {...roles.cell}
              >
                <Cell row={row} value={column[row]} was={before?.columns[at]?.[row]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What may have been due before today. */
const pastRows: readonly RowName[] = ['gross', 'scheduled', 'releases']

interface CellProps {
  readonly row: RowName
  readonly value: number
  readonly was: number | undefined
}

/** A number, and what it was before the changes. An empty cell is a dot. */
function Cell({ row, value, was }: CellProps) {
  const { t, number } = useLatest().words
  const isEmpty = value === 0 && row !== 'projected'
  return (
    <>
      <span>{isEmpty ? '·' : number(value)}</span>
      {isEmpty && <span className={visuallyHidden}>{t('planner.none')}</span>}
      {was !== undefined && was !== value && <s>{number(was)}</s>}
    </>
  )
}
