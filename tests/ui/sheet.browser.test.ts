import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { adoptSheet, css, cssPieces, cssPiecesFor, keyframes } from '../../src/ui/sheet.ts'
import { addElement } from '../support/add-element.ts'
import { newCard } from '../support/card.tsx'
import { mountOnClient, ways } from '../support/mount.tsx'

// Every module with styles in it, so that the shared sheet holds all rules there are.
import.meta.glob('../../src/{ui,elements,request}/**/*.{ts,tsx}', { eager: true })

function addRoot(html: string): ShadowRoot {
  const host = document.createElement('div')
  document.body.append(host)
  const root = host.attachShadow({ mode: 'open' })
  root.innerHTML = html
  adoptSheet(root)
  return root
}

const shown = (text: string) => page.getByText(text, { exact: true })

test('All roots share one style sheet, however often they adopt it', async () => {
  const sheets = []
  for (const way of ways) {
    const { element } = await way.mount(newCard().definition)
    const root = element.shadowRoot
    if (root) adoptSheet(root)
    sheets.push(...(root?.adoptedStyleSheets ?? []))
  }
  expect(sheets).toHaveLength(ways.length)
  expect(new Set(sheets).size).toBe(1)
})

test('A page that outlines what has the focus draws no frame around an element whose button has it', async () => {
  addElement('style', { inside: ':focus { outline: 2px solid }' })
  const { element } = await mountOnClient(newCard().definition)
  element.shadowRoot?.querySelector('button')?.focus()
  expect(element.matches(':focus')).toBe(true)
  expect(getComputedStyle(element).outlineStyle).toBe('none')
})

test('Adopting keeps the sheets that a root has already', () => {
  const own = new CSSStyleSheet()
  const root = document.createElement('div').attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [own]
  adoptSheet(root)
  expect(root.adoptedStyleSheets).toEqual([own, expect.any(CSSStyleSheet)])
})

test('A class made later reaches the roots that are there', async () => {
  const root = addRoot('<p>Later</p>')
  root.querySelector('p')?.classList.add(css`
    color: rgb(1, 2, 3);
    @media (min-width: 1px) { padding-top: 3px; }
    &:first-child { margin: 7px; }
  `)
  await expect
    .element(shown('Later'))
    .toHaveStyle({ color: 'rgb(1, 2, 3)', paddingTop: '3px', marginTop: '7px' })
})

test('No two styles share their short name', () => {
  const names = cssPieces().flatMap(piece => /\bG\d[\da-z]{3}\b/.exec(piece)?.[0] ?? [])
  expect(names.length).toBeGreaterThan(200)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('Markup without controls is prerendered without rules for them', () => {
  expect(cssPiecesFor('<p></p>').join('')).not.toContain('textarea')
  expect(cssPiecesFor('<input>').join('')).toContain('textarea')
})

test('Prerendered markup brings the rules that it needs, keyframes included, and no others', () => {
  const turn = keyframes`
    from { rotate: 7deg; }
  `
  const turning = css`
    animation: ${turn} 1s;
  `
  const other = css`
    color: rgb(3, 2, 1);
  `
  const rules = cssPiecesFor(`<p class="${turning}"></p>`).join('')
  expect(rules).toContain(`@keyframes ${turn}{from{rotate:7deg}}`)
  expect(rules).toContain(`.${turning}{`)
  expect(rules).not.toContain(other)
})

test('The page’s own elements get none of the rules', async () => {
  await mountOnClient(newCard().definition)
  const name = css`
    color: rgb(7, 7, 7);
  `
  document.body.insertAdjacentHTML('beforeend', `<p class="${name}">Outside</p>`)
  await expect.element(shown('Outside')).not.toHaveStyle({ color: 'rgb(7, 7, 7)' })
  expect(document.adoptedStyleSheets).toEqual([])
  expect(document.querySelector('#_goober')).toBeNull()
})

test('No size depends on the page’s rem', () => {
  const [sheet] = addRoot('').adoptedStyleSheets
  const everything = [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('')
  expect(everything).toContain('padding: 11px 14px')
  expect(everything).not.toMatch(/\d\s*r(em|lh|ex|ch|cap|ic)\b/)
})

test('A page with a large rem and loud text styles leaves an element’s text as it is', async () => {
  document.documentElement.style.cssText =
    'font-size:40px;letter-spacing:9px;line-height:3;text-transform:uppercase'
  await mountOnClient(newCard().definition)
  const heading = page.getByText('It is closed', { exact: true })
  await expect
    .element(heading)
    .toHaveStyle({ fontSize: '16px', letterSpacing: 'normal', textTransform: 'none', lineHeight: '24.8px' })
})
