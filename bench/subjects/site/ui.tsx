import type { ComponentType, ReactNode } from 'react'
import { company } from '../../../src/content/company.ts'

/** A link inside the site: the router's, or a plain one. */
export type SiteLink = ComponentType<{
  readonly to: string
  readonly className?: string
  readonly 'aria-current'?: 'page' | undefined
  readonly children: ReactNode
}>

export interface Linked {
  readonly link: SiteLink
}

const button =
  'inline-flex min-h-12 items-center justify-center rounded-[10px] border px-[22px] py-2.5 text-center leading-tight font-semibold transition-colors'

export const primary = `${button} border-transparent bg-accent text-white hover:brightness-90`
export const secondary = `${button} border-control bg-surface hover:border-accent`

export const column = 'mx-auto max-w-[1200px] px-5 py-10 sm:px-10 lg:py-20'
export const beside = 'grid items-center gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-16'
export const paper =
  'overflow-hidden rounded-[18px] border border-line bg-surface shadow-[0_24px_60px_-28px_#2a0f5c33]'
export const display =
  'text-[38px] leading-[1.04] font-[680] tracking-[-0.032em] text-balance break-words lg:text-6xl'
export const subtitle = 'text-[19px] leading-snug font-[650] tracking-tight text-balance'
export const body = 'max-w-[40em] leading-relaxed text-pretty text-muted'
export const leadText = 'max-w-[36em] text-[17px] text-pretty text-muted lg:text-xl'
export const pill =
  'flex-none rounded-[7px] border border-line bg-tint px-2 py-1 font-mono text-xs font-semibold whitespace-nowrap text-accent-ink'

export function Heading({ children }: { readonly children: ReactNode }) {
  return (
    <h2 className="text-[28px] leading-[1.12] font-[660] tracking-[-0.024em] text-balance lg:text-[40px]">
      {children}
    </h2>
  )
}

export function BrandMark({ className = 'fill-accent stroke-accent' }: { readonly className?: string }) {
  return (
    <svg aria-hidden="true" className={`flex-none ${className}`} height="22" viewBox="0 0 22 22" width="22">
      <path d="M5 9v8h8" fill="none" strokeWidth="2" />
      <rect height="8" rx="2" stroke="none" width="8" x="1" y="1" />
      <rect height="8" opacity=".4" rx="2" stroke="none" width="8" x="13" y="1" />
      <rect height="8" rx="2" stroke="none" width="8" x="13" y="13" />
    </svg>
  )
}

export const mailHref = (subject: string): string =>
  `mailto:${company.contactEmail}?subject=${encodeURIComponent(subject)}`

interface OutsideLinkProps {
  readonly href: string
  readonly className?: string
  readonly children: ReactNode
}

export function OutsideLink({ href, className, children }: OutsideLinkProps) {
  return (
    <a className={className} href={href} rel="noopener" target="_blank">
      {children}
      <span aria-hidden="true"> ↗</span>
    </a>
  )
}
