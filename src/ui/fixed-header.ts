import { pageDocument } from '../services/page-document.ts'

/** What makes `position: fixed` mean the ancestor and not the window. */
const holding = ['transform', 'translate', 'rotate', 'scale', 'perspective', 'filter', 'backdrop-filter']

/** Returns the ancestor in which the header is not fixed to the window. */
export function ancestorHolding(header: Element): Element | undefined {
  for (let at = header.parentElement; at; at = at.parentElement) {
    const style = getComputedStyle(at)
    // Empty where the browser does not know the property, or the element is in no page.
    if (holding.some(name => !['', 'none'].includes(style.getPropertyValue(name)))) return at
  }
  return undefined
}

let sheet: CSSStyleSheet | undefined

/**
 * Has the page's anchors stop below the header, which covers 64 px, unless the page says something else. Warns once where
 * the header cannot be fixed.
 */
export function makeRoom(header: Element): void {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(':where(:root){scroll-padding-block-start:80px}')
  pageDocument.adoptedStyleSheets.push(sheet)
  const { localName } = ancestorHolding(header) ?? {}
  if (localName)
    console.warn(
      `<mrp-site-header> scrolls with the page: transform, filter or perspective of a <${localName}> around it takes it out of the window. Move the header out of that element.`,
    )
}
