import type { ReactNode } from 'react'
import { band, column, intro } from './page-grid.ts'
import { lead, title } from './typography.ts'

interface SectionProps {
  readonly heading?: string
  readonly ground?: 'surface'
  readonly children: ReactNode
}

/** A section of a page, below its heading. */
export function Section({ heading, ground, children }: SectionProps) {
  return (
    <section className={band} data-ground={ground} part="section">
      <div className={column}>
        {heading && (
          <div className={intro}>
            <Heading>{heading}</Heading>
          </div>
        )}
        {children}
      </div>
    </section>
  )
}

interface TextProps {
  readonly children: string | undefined
}

/** A section's heading; the slot takes an editor's rich text in its place. An empty one is left out. */
export function Heading({ children }: TextProps) {
  if (!children) return null
  return (
    <h2 className={title} part="heading">
      <slot name="heading">{children}</slot>
    </h2>
  )
}

/** The text below a heading; the slot takes an editor's rich text in its place, or where we have none. */
export function Lead({ children }: TextProps) {
  if (!children) return <slot className={lead} name="lead" />
  return (
    <p className={lead} part="lead">
      <slot name="lead">{children}</slot>
    </p>
  )
}
