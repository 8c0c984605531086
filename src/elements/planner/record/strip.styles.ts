import { css } from '../../../ui/sheet.ts'
import { token } from '../../../ui/tokens.ts'
import { size } from '../../../ui/typography.styles.ts'

/**
 * A line for today goes through all of them. What arrives later than it is needed has a red edge; a demand is a dot, behind
 * the time that its customer waits. What the edges mean is drawn as they are.
 */
export const strip = css`
  container-type: inline-size;
  & > p { margin-block: 12px 4px; font-size: ${size.label}; }
  & > p > span { color: ${token('muted')}; }
  & ul { display: flex; flex-wrap: wrap; gap: 2px 16px; padding-block-end: 4px; font-size: ${size.figure}; color: ${token('muted')}; }
  & ul li { display: flex; align-items: center; gap: 6px; border: 0; }
  & ul li > span { padding: 0; }
  & ul span::first-letter { text-transform: uppercase; }
  & button { margin-block: 8px 4px; }
  & [aria-pressed='true'] { background: ${token('tint')}; border-color: ${token('accent')}; }
  & ol { font-size: ${size.figure}; line-height: 1.4; direction: ltr; }
  & ol li { display: grid; grid-template-columns: 10.2em minmax(0, 1fr); align-items: center; border-block-start: 1px solid ${token('line')}; }
  & li > span { padding-block: 4px; padding-inline-end: 8px; color: ${token('muted')}; overflow-wrap: anywhere; }
  & li b { display: block; color: ${token('ink')}; font-weight: 600; }
  & li > div { position: relative; align-self: stretch; min-block-size: 44px; background: linear-gradient(${token('accent')} 0 0) no-repeat 0 / 2px; }
  & i { position: absolute; inset-block: 15%; min-inline-size: 6px; border: 1px solid ${token('warn')}; border-radius: 6px; background: ${token('warn-tint')}; }
  & [data-kind='make'] { border-color: ${token('accent')}; background: ${token('tint')}; }
  & [data-late] { border: 1.5px solid ${token('bad')}; }
  & ul i { position: static; inline-size: 18px; block-size: 12px; border-radius: 4px; }
  & ul [data-late] { background: none; }
  & [data-kind='today'] { min-inline-size: 0; inline-size: 0; border: 0; border-inline-start: 2px solid ${token('accent')}; }
  & [data-kind='demand'] { inset-block: 50% auto; min-inline-size: 0; border: 0 dashed ${token('bad')}; border-block-start-width: 1.5px; background: none; }
  & [data-kind='demand']::after { content: ''; position: absolute; inset: -5px -4px auto auto; border: 4px solid ${token('good')}; border-radius: 50%; }
  & [data-late][data-kind='demand']::after { border-color: ${token('bad')}; }
  & div > b { position: absolute; inset-block: 0; padding-inline: 8px; align-content: center; }
  @media (forced-colors: active) {
    & [data-late] { border-color: Highlight; border-width: 3px; }
  }
  @container (max-width: 38em) {
    & ol li { grid-template-columns: minmax(0, 1fr); }
    & li > div { min-block-size: 32px; }
  }
`

export const weeks = css`
  && { display: flex; block-size: 30px; background: none; color: ${token('muted')}; }
  & > * { flex: 1; align-self: center; text-align: center; }
`
