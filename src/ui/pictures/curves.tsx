import type { ReactNode } from 'react'

interface CurvesProps {
  /** In px, as y is counted in. */
  readonly height: number
  readonly children: ReactNode
}

/** Curves as wide as their picture, whatever that is: x is counted in percent. */
export const Curves = ({ height, children }: CurvesProps) => (
  <svg
    aria-hidden="true"
    height={height}
    preserveAspectRatio="none"
    viewBox={`0 0 100 ${height}`}
    width="100%"
  >
    {children}
  </svg>
)
