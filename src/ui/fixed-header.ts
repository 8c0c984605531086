import { pageDocument } from '../services/page-document.ts'

// Apart, because the script tag paints a header before its code comes.

let sheet: CSSStyleSheet | undefined

/** Has the page's anchors stop below the header, which covers 64 px, unless the page says something else. */
export function makeRoom(): void {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(':where(:root){scroll-padding-block-start:80px}')
  pageDocument.adoptedStyleSheets.push(sheet)
}
