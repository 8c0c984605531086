import { PlanChart } from './plan-chart.tsx'
import type { PlannedItem } from './plan-weeks.ts'
import { planWeeks } from './plan-weeks.ts'
import { planTexts } from './plan-words.ts'
import { paper, pill } from './ui.tsx'

interface PlanSheetProps {
  readonly item: PlannedItem
}

const row =
  '*:border-t *:border-line *:px-1 *:py-[9px] *:text-right *:font-normal *:first:pl-4 *:first:text-left *:first:font-sans *:first:text-muted *:last:pr-4 max-[520px]:[&>:nth-child(n+8)]:hidden'

/** Draws an MRP record as a planner reads it: the chart, the weeks and the resulting order. */
export function PlanSheet({ item }: PlanSheetProps) {
  const weeks = planWeeks(item)
  const first = weeks.find(({ receipt }) => receipt > 0)
  const line = (label: string, value: (week: (typeof weeks)[number]) => number, release = '') => (
    <tr className={`${row} ${release}`}>
      <th scope="row">{label}</th>
      {weeks.map(week => (
        <td key={week.week}>{value(week) || '·'}</td>
      ))}
    </tr>
  )
  return (
    <figure className={paper}>
      <div className="p-4 lg:p-7">
        <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-muted">
          <b className="text-[15px] font-[650] text-ink">{item.name}</b>
          <span>{planTexts.parameters(item)}</span>
        </figcaption>
        <PlanChart item={item} />
      </div>
      <table className="w-full border-collapse font-mono text-[13px] leading-tight tabular-nums">
        <caption className="sr-only">{planTexts.caption(item)}</caption>
        <thead>
          <tr className={`${row} *:border-t-0 *:text-muted`}>
            <th scope="col">{planTexts.week}</th>
            {weeks.map(({ week }) => (
              <th key={week} scope="col">
                {week}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {line(planTexts.demand, week => week.demand)}
          {line(planTexts.onHand, week => week.onHand)}
          {line(planTexts.release, week => week.release, '*:font-[650]! *:text-accent-ink!')}
        </tbody>
      </table>
      {first && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-tint px-4 py-3 text-sm">
          <span className={pill}>{planTexts.order}</span>
          <span>
            <b className="font-[650]">{planTexts.orderToday(first.receipt)}</b>
            {planTexts.neededIn(first.week)}
          </span>
          <span
            aria-hidden="true"
            className="ml-auto rounded-lg bg-tint px-3 py-[5px] text-[13px] font-semibold text-accent-ink"
          >
            {planTexts.approve}
          </span>
        </p>
      )}
    </figure>
  )
}
