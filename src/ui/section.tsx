import type { ReactNode } from 'react'
import { band, column, intro } from './page-grid.ts'
import { lead, title } from './typography.ts'

interface SectionProps {
  readonly heading?: string
  readonly ground?: 'surface'
  readonly children: ReactNode
}

/** Renders a section of a page with its heading. */
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

/** Renders a section's heading. An editor's rich text in the slot replaces it. An empty heading is omitted. */
export function Heading({ children }: TextProps) {
  if (!children) return null
  return (
    <h2 className={title} part="heading">
      <slot name="heading">{children}</slot>
    </h2>
  )
}

/**
 * Renders the text below a heading. An editor's rich text in the slot replaces it, or adds it where there is none.
 */
export function Lead({ children }: TextProps) {
  if (!children) return <slot className={lead} name="lead" />
  return (
    <p className={lead} part="lead">
      <slot name="lead">{children}</slot>
    </p>
  )
}
