import type { ReactNode } from 'react'

interface CurvesProps {
  /** In px, as are all y values. */
  readonly height: number
  /** How far x goes. */
  readonly width?: number
  readonly children: ReactNode
}

/** Stretches curves to the picture's width: x is in percent, or in steps. */
export const Curves = ({ height, width = 100, children }: CurvesProps) => (
  <svg
    aria-hidden="true"
    height={height}
    preserveAspectRatio="none"
    viewBox={`0 0 ${width} ${height}`}
    width="100%"
  >
    {children}
  </svg>
)
