import { control } from '../../src/ui/field.styles.ts'
import { css } from '../../src/ui/sheet.ts'
import { token } from '../../src/ui/tokens.ts'
import { size } from '../../src/ui/typography.styles.ts'

export const builder = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-items: start;
  max-inline-size: calc(var(--mrp-column, 1120px) + 80px);
  margin-inline: auto;
  padding: 16px clamp(20px, 4vw, 40px) 72px;
  @media (min-width: 1180px) {
    & { grid-template-columns: 360px minmax(0, 1fr); gap: 20px 32px; }
  }
`

const sheet = `
  border: 1px solid ${token('line')};
  border-radius: ${token('radius-large')};
  background: ${token('surface')};
`

/** What is placed, and the code for it, in the first window. Beside each other they are as wide as what is below them. */
export const answer = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px 32px;
  padding: 16px 24px;
  ${sheet}
  @media (min-width: 1180px) {
    & { grid-column: 1 / -1; grid-template-columns: 312px minmax(0, 1fr); gap: 0 56px; }
  }
`

export const preview = css`
  min-inline-size: 0;
  padding: 12px 24px;
  ${sheet}
`

export const snippet = css`
  min-inline-size: 0;
  accent-color: ${token('accent')};
`

export const chosen = css`
  & select { font-weight: 600; }
  & > p { margin-block-start: 12px; font-size: ${size.small}; line-height: 1.45; }
`

/** Beside the preview it ends where that does, or grows below it. */
export const attributes = css`
  display: flex;
  flex-direction: column;
  gap: 20px;
  padding: 8px 24px;
  ${sheet}
  & ::placeholder { color: ${token('muted')}; }
  & [part=field] { flex-flow: row wrap; justify-content: space-between; column-gap: 16px; }
  & [part=field] > *, & [part=field] > p > span { flex-basis: 100%; }
  & [part=field] > [part=label] { flex-basis: auto; order: -2; }
  & [part=field] > p:not([part]) { display: contents; }
  @media (min-width: 1180px) {
    & { align-self: stretch; }
  }
`

/** What a field is called in HTML: beside its label, or below where that is long. It stands in the field's help. */
export const attributeName = css`
  order: -1;
  font-family: ${token('mono')};
`

/** A group of fields that can be folded. */
export const group = css`
  margin-block-end: -12px;
  padding-block: 4px;
  &:last-child { margin-block-end: 0; }
  & + & { border-block-start: 1px solid ${token('line')}; }
  & > summary { display: flex; align-items: center; justify-content: space-between; min-block-size: 44px; font-weight: 700; cursor: pointer; list-style: none; }
  & > summary::-webkit-details-marker { display: none; }
  & > summary::after { content: '+' / ''; font-size: ${size.subtitle}; font-weight: 400; color: ${token('accent-ink')}; }
  &[open] > summary::after { content: '−' / ''; }
  & > :not(summary) { margin-block: 8px 20px; }
`

export const requests = css`
  display: flex;
  flex-direction: column;
  gap: 20px;
  padding-block-start: 24px;
  border-block-start: 1px solid ${token('line')};
`

/** Floats, because a legend is no flex item. */
export const legendAbove = css`
  float: inline-start;
  inline-size: 100%;
  font-weight: 700;
`

export const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-block-end: 12px;
  & > h2 { margin-inline-end: auto; }
  & > small { color: ${token('muted')}; font-size: ${size.small}; }
  & + div { margin-block-end: 8px; }
  /* A phone shows how it is on a phone. */
  @media (max-width: 479px) {
    & > h2:has(+ select) { inline-size: 100%; }
    & > select { flex: 1; }
    & > [name='Width'] { display: none; }
  }
`

/** One of a few, in one strip. */
export const switcher = css`
  display: flex;
  gap: 2px;
  padding: 3px;
  border-radius: ${token('radius')};
  background: ${token('tint')};
  font-size: ${size.label};
  & label { position: relative; display: grid; place-items: center; min-block-size: 38px; padding-inline: 14px; border-radius: 8px; color: ${token('muted')}; cursor: pointer; }
  & label:has(:checked) { background: ${token('surface')}; box-shadow: 0 1px 2px rgb(20 10 40 / 0.12); color: ${token('ink')}; font-weight: 600; }
  & label:has(:focus-visible) { outline: 3px solid ${token('accent')}; outline-offset: 1px; }
  & legend { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  & input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; }
  @media (max-width: 479px) {
    & { inline-size: 100%; }
    & label { flex: 1 1 auto; padding-inline: 4px; }
  }
  @media (forced-colors: active) {
    & label:has(:checked) { outline: 2px solid Highlight; }
  }
`

export const check = css`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  & > input { inline-size: 20px; block-size: 20px; margin: 0; accent-color: ${token('accent')}; }
  & > :not(:checked) { appearance: none; border: 1px solid ${token('control')}; border-radius: 5px; background: ${token('surface')}; }
`

export const stage = css`
  position: relative;
  block-size: 440px;
  @media (min-width: 1180px) {
    & { block-size: clamp(470px, 100svh - 420px, 620px); }
  }
  overflow: hidden;
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('tint')};
  /* A shade at the edge behind which the page goes on. */
  &::after { content: ''; position: absolute; inset: auto 0 0; block-size: 32px; background: linear-gradient(transparent, color-mix(in srgb, ${token('ink')} 14%, transparent)); pointer-events: none; }
`

export const below = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 24px;
  & > * { align-content: center; min-block-size: 44px; color: ${token('accent-ink')}; text-decoration: underline; text-underline-offset: 0.2em; }
  & > button { padding: 0; border: 0; background: none; cursor: pointer; }
`

/** As wide as the simulated screen, and scaled down if there is less room. */
export const frame = css`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  margin-inline: auto;
  border: 0;
  background: #fff;
  transform-origin: 0 0;
`

export const target = `${control} ${css`
  inline-size: auto;
`}`

/** A shade at an edge behind which code goes on, under a cover that moves with the code. */
const shade = (angle: number): string => {
  const edge = angle === 90 ? '0' : '100%'
  return `linear-gradient(${angle}deg, ${token('deep')} 50%, transparent) ${edge} 0 / 40px 100% no-repeat local, linear-gradient(${angle}deg, rgb(0 0 0 / 0.7), transparent) ${edge} 0 / 14px 100% no-repeat`
}

export const code = css`
  max-block-size: 240px;
  margin: 12px 0;
  padding: 16px 20px;
  border-radius: ${token('radius')};
  background: ${shade(90)}, ${shade(270)}, ${token('deep')};
  color: ${token('on-deep')};
  font: 400 ${size.small}/1.6 ${token('mono')};
  overflow: auto;
  white-space: pre;
  @media (max-width: 599px) {
    & { max-block-size: none; }
  }
`

export const developers = css`
  margin-block-start: 4px;
  font-size: ${size.small};
  & > summary { display: flex; justify-content: space-between; padding-block: 12px; color: ${token('muted')}; cursor: pointer; list-style: none; }
  & > summary::-webkit-details-marker { display: none; }
  & > summary::after { content: '+' / ''; font-size: ${size.subtitle}; line-height: 1; color: ${token('accent-ink')}; }
  &[open] > summary::after { content: '−' / ''; }
  & > pre { margin-block-start: 0; }
`
