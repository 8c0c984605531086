import type { ReactNode } from 'react'
import { band, column, intro } from './layout.styles.ts'
import { lead, subtitle, title } from './typography.styles.ts'

interface LevelProps {
  /** The heading's level, if the page says another one than 2. */
  readonly level?: number | undefined
}

interface SectionProps extends LevelProps {
  readonly heading?: string
  readonly ground?: 'surface'
  /** Classes of its column. */
  readonly look?: string | undefined
  readonly children: ReactNode
}

/** Renders a section of a page, with its heading if that stands above all else. */
export function Section({ heading, level, ground, look, children }: SectionProps) {
  return (
    <section className={band} data-ground={ground} part="section">
      <div className={look ? `${column} ${look}` : column}>
        {heading && (
          <div className={intro}>
            <Heading level={level}>{heading}</Heading>
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
export function Heading({ level, children }: LevelProps & TextProps) {
  if (!children) return null
  return (
    <h2 aria-level={level} className={title} part="heading">
      <slot name="heading">{children}</slot>
    </h2>
  )
}

/** Renders the heading of an item, one level below that of its section. An empty one is omitted. */
export function ItemHeading({ level, children }: LevelProps & { readonly children: ReactNode }) {
  if (!children) return null
  return (
    <h3 aria-level={level && level + 1} className={subtitle}>
      {children}
    </h3>
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
