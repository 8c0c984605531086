import { css } from '../../../ui/sheet.ts'
import { token } from '../../../ui/tokens.ts'
import { size } from '../../../ui/typography.styles.ts'
import { inset } from '../planner.styles.ts'

export const why = css`
  padding-block-end: 16px;
  & > :is(ol, p) { padding-inline: ${inset}; }
  & [data-late] { color: ${token('bad')}; }
`

/** A calculation, step by step. */
export const steps = css`
  & :is(ol, p) { font-size: ${size.label}; line-height: 1.5; overflow-wrap: anywhere; }
  & p { margin-block-start: 8px; color: ${token('muted')}; }
  & ol { counter-reset: step; }
  & li { position: relative; counter-increment: step; padding-block-end: 12px; padding-inline-start: 30px; }
  & li::before { content: counter(step); position: absolute; inset-inline-start: 0; inset-block-start: 1px; inline-size: 20px; block-size: 20px; border-radius: 50%; background: ${token('tint')}; color: ${token('accent-ink')}; font: 600 12px/20px ${token('font')}; text-align: center; }
  & li::after { content: ''; position: absolute; inset-inline-start: 9px; inset-block: 24px 3px; border-inline-start: 2px solid ${token('line')}; }
  & [data-last]::after { display: none; }
  & [data-last]::before { background: ${token('accent')}; color: ${token('on-accent')}; }
  & b { font-weight: 600; }
`
