import { roles } from '../../../ui/table-roles.ts'
import { visuallyHidden } from '../../../ui/text.styles.ts'
import { useLatest } from '../shown.ts'
import * as styles from './record.styles.ts'
import { type RecordView, type RowName, rowNames } from './record-view.ts'

/** Shows the record in its six rows. */
export function RecordTable({ view }: { readonly view: RecordView }) {
  const { planning, words, selected } = useLatest()
  const { t } = words
  const { unit } = planning.plan.itemOf(selected)
  const { isDaily, columns, pastDue, pastDueBefore } = view
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
          {columns.map(({ name, day, spoken, mark }) => (
            <th data-mark={mark} key={spoken} {...roles.column}>
              <span className={visuallyHidden}>{spoken}</span>
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
                <Cell row={row} value={pastDue[row]} was={pastDueBefore?.[row]} />
              </td>
            )}
            {columns.map(({ numbers, was, mark, spoken }) => (
              <td
                data-low={(row === 'projected' && numbers.projected < 0) || undefined}
                data-mark={mark}
                key={spoken}
                {...roles.cell}
              >
                <Cell row={row} value={numbers[row]} was={was?.[row]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CellProps {
  readonly row: RowName
  /** Nothing for what cannot be past due. */
  readonly value: number | undefined
  readonly was: number | undefined
}

/** Shows a number, and what it was before the changes. An empty cell is a dot. */
function Cell({ row, value, was }: CellProps) {
  const { t, number } = useLatest().words
  if (value === undefined) return null
  const isEmpty = value === 0 && row !== 'projected'
  return (
    <>
      <span>{isEmpty ? '·' : number(value)}</span>
      {isEmpty && <span className={visuallyHidden}>{t('planner.none')}</span>}
      {was !== undefined && was !== value && <s>{number(was)}</s>}
    </>
  )
}
