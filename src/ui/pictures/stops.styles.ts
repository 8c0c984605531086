import { css } from '../sheet.ts'
import { token } from '../tokens.ts'
import { holds } from '../typography.styles.ts'

/** Stops along a line, one after the other. */
export const stops = css`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 0;
  ${holds('small')}
  line-height: 1.4;
  & > li { flex: 1 1 var(--stop, 11em); position: relative; padding: 18px 12px 0 0; border-block-start: 2px solid ${token('accent')}; }
  & > li::before { content: ''; position: absolute; inset-block-start: -7px; inset-inline-start: 0; inline-size: 12px; block-size: 12px; border: 2px solid ${token('accent')}; border-radius: 50%; background: ${token('surface')}; }
  & > li:last-child { border-color: transparent; }
  & b { display: block; font-weight: 600; }
  & small { font-size: 1em; color: ${token('muted')}; }
`
