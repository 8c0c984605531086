import { heroMessages as messages } from '../../../src/content/hero-messages.ts'
import { fillIn } from '../../../src/i18n/translation.ts'
import { PlanChart } from './plan-chart.tsx'
import { type PlannedItem, type PlanWeek, planWeeks } from './plan-weeks.ts'
import { paper, secondary } from './ui.tsx'

interface PlanSheetProps {
  readonly item: PlannedItem
}

const row =
  'grid grid-cols-8 max-[429px]:grid-cols-7 max-[429px]:*:nth-[9]:hidden border-t border-line lg:grid-cols-[150px_repeat(8,minmax(0,1fr))] *:py-1.5 *:text-center *:font-normal *:first:col-span-full *:first:text-left *:first:font-sans *:first:text-muted lg:*:first:col-span-1'
const input = 'min-h-11 w-full rounded-[10px] border border-control bg-surface text-ink'
const settings = ['leadTime', 'lotSize', 'safetyStock', 'onHand'] as const

/** Draws the same record with the same fields. The plan does not follow them: that is more than is compared. */
export function PlanSheet({ item }: PlanSheetProps) {
  const weeks = planWeeks(item)
  const first = weeks.findIndex(({ receipt }) => receipt > 0)
  const line = (label: string, value: (week: PlanWeek) => number, release = '') => (
    <tr className={`${row} ${release}`}>
      <th scope="row">{label}</th>
      {weeks.map((week, index) => (
        <td key={index}>{value(week) || '·'}</td>
      ))}
    </tr>
  )
  return (
    <figure className={paper}>
      <figcaption className="px-6 pt-3.5 pb-2 text-[15px] font-semibold">{`${item.name} ${item.id}`}</figcaption>
      <div className="grid grid-cols-4 gap-2.5 px-6 pb-2.5">
        {settings.map(setting => (
          <label className="grid content-end gap-1 text-[13px] text-muted" key={setting}>
            {messages[`hero.${setting}`]}
            <input
              autoComplete="off"
              className={`${input} px-2.5 font-mono text-[15px] font-semibold`}
              defaultValue={item[setting]}
              inputMode="numeric"
              name={setting}
              type="number"
            />
          </label>
        ))}
      </div>
      <div className="px-6">
        <PlanChart item={item} weeks={weeks} />
        <table
          aria-label={messages['hero.table']}
          className="block font-mono text-[13px] leading-tight tabular-nums"
        >
          <thead className="block">
            <tr className={`${row} *:text-muted`}>
              <th scope="col">{messages['hero.week']}</th>
              {weeks.map((_, index) => (
                <th key={index} scope="col">
                  {index + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block">
            <tr className={row}>
              <th scope="row">{messages['hero.gross']}</th>
              {weeks.map(({ demand }, index) => (
                <td key={index}>
                  <input
                    aria-label={fillIn(messages['hero.gross.week'], { week: String(index + 1) })}
                    autoComplete="off"
                    className={`${input} text-center`}
                    defaultValue={demand}
                    inputMode="numeric"
                    name={`week${index + 1}`}
                    type="number"
                  />
                </td>
              ))}
            </tr>
            {line(messages['hero.projected'], week => week.onHand)}
            {line(messages['hero.release'], week => week.release, '*:font-[650]! *:text-accent-ink!')}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap items-center gap-3 border-t border-line bg-tint px-6 py-2 text-sm">
        <output className="flex-1">
          <b className="font-[650]">
            {fillIn(messages['hero.order.today'], { pieces: String(weeks[first]?.receipt) })}
          </b>
          {fillIn(messages['hero.needed'], { week: String(first + 1) })} {messages['hero.try']}
        </output>
        <button className={secondary} type="button">
          {messages['hero.approve']}
        </button>
      </div>
    </figure>
  )
}
