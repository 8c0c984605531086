import type { ReactNode } from 'react'
import { column, display, leadText } from './ui.tsx'

interface IntroProps {
  readonly heading: string
  readonly lead: string
  readonly children?: ReactNode
}

/** The title block of an inner page. */
export function Intro({ heading, lead, children }: IntroProps) {
  return (
    <section className={`${column} flex flex-col gap-4 pb-2 lg:pb-6`}>
      <h1 className={`${display} max-w-[18em] lg:text-[54px]`}>{heading}</h1>
      <p className={leadText}>{lead}</p>
      {children}
    </section>
  )
}
