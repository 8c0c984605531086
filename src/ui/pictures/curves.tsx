import type { ReactNode } from 'react'

interface CurvesProps {
  /** In px, as are all y values. */
  readonly height: number
  readonly children: ReactNode
}

/** Stretches curves to the picture's width: x is in percent. */
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
