import type { ReactNode } from 'react'
import { band, column, intro } from './layout.ts'
import * as text from './type.ts'

interface SectionProps {
  readonly heading?: string
  readonly lead?: string
  readonly ground?: 'surface'
  readonly children: ReactNode
}

/** A section of a page, below its heading. An empty heading is left out. */
export function Section({ heading, lead, ground, children }: SectionProps) {
  return (
    <section className={band} data-ground={ground} part="section">
      <div className={column}>
        {(heading || lead) && (
          <div className={intro}>
            <Heading>{heading}</Heading>
            <Lead>{lead}</Lead>
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

/** A section's heading; the slot takes an editor's rich text in its place. */
export function Heading({ children }: TextProps) {
  if (!children) return null
  return (
    <h2 className={text.title} part="heading">
      <slot name="heading">{children}</slot>
    </h2>
  )
}

/** The text below a heading; the slot takes an editor's rich text in its place. */
export function Lead({ children }: TextProps) {
  if (!children) return null
  return (
    <p className={text.lead} part="lead">
      <slot name="lead">{children}</slot>
    </p>
  )
}
