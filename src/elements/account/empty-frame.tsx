import type { ReactNode } from 'react'
import * as styles from './dashboard.styles.ts'

interface EmptyFrameProps {
  readonly heading: string
  readonly children: string
  /** A drawing of what will be here. */
  readonly drawing: ReactNode
}

/** Stands in place of a table without rows. */
export function EmptyFrame({ heading, children, drawing }: EmptyFrameProps) {
  return (
    <div className={styles.empty}>
      <svg aria-hidden="true" height="84" width="100%">
        {drawing}
      </svg>
      <p>{heading}</p>
      <p>{children}</p>
    </div>
  )
}

/** Stock that falls by a step. */
export const emptyPlan = (
  <>
    <line className="base" x1="0" x2="100%" y1="62" y2="62" />
    <line x1="0" x2="38%" y1="18" y2="18" />
    <line x1="38%" x2="38%" y1="18" y2="56" />
    <line x1="38%" x2="100%" y1="56" y2="56" />
  </>
)

/** Two systems with a line between them. */
export const emptyConnection = (
  <>
    <rect height="40" rx="8" width="30%" x="8%" y="22" />
    <line x1="38%" x2="62%" y1="42" y2="42" />
    <rect height="40" rx="8" width="30%" x="62%" y="22" />
  </>
)
