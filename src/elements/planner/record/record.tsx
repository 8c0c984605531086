import { useId, useRef } from 'react'
import { sheetOfPaper } from '../../../ui/layout.styles.ts'
import { subtitle } from '../../../ui/typography.styles.ts'
import { Button } from '../buttons.tsx'
import { head } from '../planner.styles.ts'
import { useLatest } from '../shown.ts'
import * as styles from './record.styles.ts'
import { RecordChart } from './record-chart.tsx'
import { RecordTable } from './record-table.tsx'
import { type RecordView, useRecordView } from './record-view.ts'
import { WhatIf } from './what-if.tsx'

/** Shows the MRP record of the chosen item: numbers that can be changed, a chart and a table on one grid. */
export function ItemRecord() {
  const { planning, words, nameOf, selected, heading } = useLatest()
  const { t } = words
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const view = useRecordView(section)
  const item = planning.plan.itemOf(selected)
  const parts = new Set(planning.bills.parts.get(selected)?.map(({ child }) => child)).size
  return (
    <section aria-labelledby={id} className={`${sheetOfPaper} ${styles.record}`} ref={section}>
      <div className={head}>
        <div>
          <h2 className={subtitle} id={id} ref={heading} tabIndex={-1}>
            <span>{selected}</span> <span>{nameOf(selected)}</span>
          </h2>
          <p>
            {/* An element of its own: a translator may take texts apart. */}
            <span>{origin()}</span>
          </p>
        </div>
        <Moves view={view} />
      </div>
      <WhatIf key={selected} />
      <div className={styles.weeks}>
        <RecordChart view={view} />
        <RecordTable view={view} />
      </div>
    </section>
  )

  function origin(): string {
    if (planning.kindOf(selected) === 'make')
      return parts > 0 ? words.count('planner.parts', parts) : t('planner.made')
    if (item.supplier) return t('planner.bought.from', { supplier: item.supplier })
    return t('planner.bought')
  }
}

/** Shows other kinds of columns. */
function Moves({ view }: { readonly view: RecordView }) {
  const { words, periods } = useLatest()
  const { t } = words
  const { isDaily, isTextbook } = view
  return (
    <div className={styles.moves}>
      {view.hasTextbook && (
        <Button aria-pressed={isTextbook} onClick={() => view.setTextbook(!isTextbook)}>
          {t('planner.textbook')}
        </Button>
      )}
      {periods.unit === 'day' && (
        <Button aria-pressed={isDaily} onClick={() => view.showDays(!isDaily)}>
          {t('planner.days')}
        </Button>
      )}
    </div>
  )
}
