import { Button } from '../button.tsx'
import { useShown } from '../shown.ts'
import * as styles from './pages.styles.ts'

/** How many rows stand on a page. */
export const pageLength = 50

/** Returns the page that is shown of a list that may have become shorter. */
export const shownPage = (page: number, total: number): number =>
  Math.max(0, Math.min(page, Math.ceil(total / pageLength) - 1))

interface PagesProps {
  /** The id of the list's heading. */
  readonly labelledBy: string
  /** The page that is shown, from 0. */
  readonly page: number
  readonly total: number
  readonly onPage: (page: number) => void
}

/** Leads through the pages of a long list. A list of one page has none. */
export function Pages({ labelledBy, page, total, onPage }: PagesProps) {
  const { t, number } = useShown().words
  if (total <= pageLength) return null
  const from = page * pageLength
  const isLast = from + pageLength >= total
  return (
    <nav aria-labelledby={labelledBy} className={styles.pages}>
      <Button aria-disabled={page === 0} onClick={() => page > 0 && onPage(page - 1)}>
        {t('planner.previous')}
      </Button>
      <span>
        {t('planner.range', {
          from: number(from + 1),
          to: number(Math.min(total, from + pageLength)),
          count: number(total),
        })}
      </span>
      <Button aria-disabled={isLast} onClick={() => isLast || onPage(page + 1)}>
        {t('planner.next')}
      </Button>
    </nav>
  )
}
