import type { SiteWords } from '../content/site-words.ts'
import { column, intro } from '../ui/page-grid.ts'
import { roles } from '../ui/table-roles.ts'
import { body, lead, mark, title } from '../ui/typography.ts'
import * as styles from './clients.styles.ts'
import { Schedule } from './schedule.tsx'

/** Renders the offer of a pilot: its weeks, its terms, and what is measured. */
export function Pilot({ words }: { readonly words: SiteWords['clients'] }) {
  const { pilot, week, before, after } = words
  const [number = '', ...phases] = words.columns
  const steps = pilot.phases.map(({ title: name, text, from, to }) => ({
    when: week(from, to),
    title: name,
    text,
    start: (100 * (from - 1)) / pilot.weeks,
    end: (100 * to) / pilot.weeks,
  }))
  return (
    <div className={styles.pilot}>
      <div className={column}>
        <div className={intro}>
          <h2 className={title}>{pilot.heading}</h2>
          <p className={lead}>{pilot.lead}</p>
        </div>
        <Schedule part="phase" steps={steps} />
        <div className={styles.agreed}>
          <div>
            <h2 className={title}>{words.termsHeading}</h2>
            <dl className={styles.terms}>
              {pilot.terms.map(term => (
                <div key={term.title}>
                  <dt>{term.title}</dt>
                  <dd className={body}>{term.text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div>
            <h2 className={title}>{words.measuredHeading}</h2>
            <table className={styles.measures} {...roles.table}>
              <thead {...roles.group}>
                <tr {...roles.row}>
                  <th {...roles.column}>{number}</th>
                  {phases.map(name => (
                    <th key={name} {...roles.column}>
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody {...roles.group}>
                {words.measures.map(({ name, text }) => (
                  <tr key={name} {...roles.row}>
                    <th {...roles.header}>
                      <b>{name}</b>
                      <span>{text}</span>
                    </th>
                    {[before, after].map(({ from, to }) => (
                      <td className={mark} key={from} {...roles.cell}>
                        {week(from, to)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            <p className={body}>{pilot.sameCount}</p>
          </div>
        </div>
      </div>
    </div>
  )
}
