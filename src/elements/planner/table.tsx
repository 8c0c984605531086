import type { ReactNode } from 'react'
import { visuallyHidden } from '../../ui/text.styles.ts'
import { table } from './planner.styles.ts'

/** The heading of a column, and what marks its cells. */
export interface ColumnHeading {
  readonly name: string
  readonly 'data-number'?: ''
  readonly 'data-end'?: ''
}

interface TableProps {
  readonly caption?: string
  readonly className?: string
  readonly headings: readonly ColumnHeading[]
  readonly children: ReactNode
}

/** Shows a table whose rows are read across. */
export const Table = ({ caption, className = '', headings, children }: TableProps) => (
  <table className={`${table} ${className}`}>
    {caption && <caption className={visuallyHidden}>{caption}</caption>}
    <thead>
      <tr>
        {headings.map(({ name, ...marks }) => (
          <th {...marks} key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)
