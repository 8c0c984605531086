import { planTexts } from '../../content/pictures.ts'
import { gearboxHousing } from '../../content/plan.ts'
import { visuallyHidden } from '../inline.ts'
import { sheetOfPaper } from '../page-grid.ts'
import { pill } from '../pill.ts'
import { css } from '../sheet.ts'
import { token } from '../tokens.ts'
import { holds, size } from '../typography.ts'
import { approve, padded, pictureTitle } from './picture.styles.ts'
import { PlanChart } from './plan-chart.tsx'
import { planWeeks } from './planning.ts'

const table = css`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font: 400 ${size.figure}/1.2 ${token('mono')};
  font-variant-numeric: tabular-nums;
  & tr > * { padding: 9px 4px; border-block-start: 1px solid ${token('line')}; text-align: end; font-weight: 400; }
  & thead tr > * { border-block-start: 0; color: ${token('muted')}; }
  & tr > :first-child { inline-size: 36%; padding-inline-start: clamp(16px, 2.4cqi, 28px); text-align: start; color: ${token('muted')}; font-family: ${token('font')}; }
  & tr > :last-child { inline-size: 11%; padding-inline-end: clamp(16px, 2.4cqi, 28px); }
  & tr[data-release] > * { color: ${token('accent-ink')}; font-weight: 600; }
  @container (max-width: 30em) {
    & tr > :first-child { inline-size: 44%; }
    & tr > :nth-child(n + 8) { display: none; }
    & tr > :nth-child(n + 2) { padding-inline: 3px; }
    & tr > :nth-child(7) { inline-size: 13.5%; padding-inline-end: 16px; }
  }
`

const proposal = css`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px clamp(16px, 2.4cqi, 28px);
  border-block-start: 1px solid ${token('line')};
  background: ${token('tint')};
  ${holds('small')}
  & b { font-weight: 600; }
  & > :nth-child(2) { flex: 1; min-inline-size: 0; }
`

/** Draws an MRP record as a planner reads it: the chart, the weeks and the resulting order. */
export function PlanSheet() {
  const item = gearboxHousing
  const weeks = planWeeks(item)
  const first = weeks.find(({ receipt }) => receipt > 0)
  const row = (label: string, value: (week: (typeof weeks)[number]) => number, release?: true) => (
    <tr data-release={release}>
      <th scope="row">{label}</th>
      {weeks.map(week => (
        <td key={week.week}>{value(week) || '·'}</td>
      ))}
    </tr>
  )
  return (
    <figure className={sheetOfPaper} part="picture">
      <div className={padded}>
        <figcaption className={pictureTitle}>
          <b>{item.name}</b>
          <span>{planTexts.parameters(item)}</span>
        </figcaption>
        <PlanChart item={item} />
      </div>
      <table className={table}>
        <caption className={visuallyHidden}>{planTexts.caption(item)}</caption>
        <thead>
          <tr>
            <th scope="col">{planTexts.week}</th>
            {weeks.map(({ week }) => (
              <th key={week} scope="col">
                {week}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(planTexts.demand, week => week.demand)}
          {row(planTexts.onHand, week => week.onHand)}
          {row(planTexts.release, week => week.release, true)}
        </tbody>
      </table>
      {first && (
        <p className={proposal}>
          <span className={pill}>{planTexts.order}</span>
          <span>
            <b>{planTexts.orderToday(first.receipt)}</b>
            {planTexts.neededIn(first.week)}
          </span>
          <span aria-hidden="true" className={approve}>
            {planTexts.approve}
          </span>
        </p>
      )}
    </figure>
  )
}
