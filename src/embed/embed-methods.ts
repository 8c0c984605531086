import { handleOf } from '../custom-element/handle.ts'
import { isClosed } from '../elements/demo-form/form-in-closed-dialog.ts'
import { createQueue } from '../services/element-queue.ts'
import { elementsOf, isMadeByDiv } from '../services/live-elements.ts'
import { languageAround, pageDocument } from '../services/page-document.ts'
import { showNotice } from '../services/page-notice.ts'
import { formNotOpened } from '../words/form-not-opened.ts'
import { tagOf, takeInDiv } from './div-embed.ts'
import { listenTo } from './iframe-host.ts'

export { warnOfOther } from '../custom-element/handle.ts'

// Embed methods besides our tags: `<div data-mrp>`, an iframe, and what opens a dialog. A page that has only tags does not
// load this file.

/** Makes some elements at a time, if a page has very many. */
const takeTurn = createQueue()

/** Makes an element from markup that asks for one, or looks at it again after it was changed. */
export const takeIn = (markup: Element, tags: readonly string[]): void =>
  takeTurn(markup, () => {
    if (markup instanceof HTMLIFrameElement) listenTo(markup)
    // An editor would save the new element with its text.
    else if (markup instanceof HTMLElement && !markup.isContentEditable) takeInDiv(markup, tags)
  })

/** Names the only element that opens in a dialog. */
const opening = 'mrp-demo-form'

/**
 * Opens the element that a clicked trigger names, by its attribute `open`. If there is nothing to open, a link navigates
 * as usual.
 */
export async function open(opener: HTMLElement): Promise<void> {
  const link = opener instanceof HTMLAnchorElement ? opener : undefined
  const name = opener.getAttribute('data-mrp-open')
  const tag = name?.trim() ? tagOf(name) : opening
  if (tag === opening) {
    const element = findClosed() ?? addDialog()
    // Safari does not focus a button on click. The closing dialog returns the focus to it.
    opener.focus({ preventScroll: true })
    element.setAttribute('open', '')
    if (await handleOf(element)?.wake()) return
    // Otherwise it would open by itself when the network is back.
    element.removeAttribute('open')
    if (!link) sayUnopened(element)
  } else {
    console.warn(`<${tag}> cannot be opened; only "demo-form" can.`)
  }
  if (link) location.assign(link.href)
}

/** Returns a closed form of the page that is visible once open. Tags come before divs, which a stranger may have written. */
function findClosed(): Element | undefined {
  const closed = elementsOf(opening).filter(
    element => isClosed(element) && element.checkVisibility?.() !== false,
  )
  return closed.find(element => !isMadeByDiv(element)) ?? closed[0]
}

function addDialog(): Element {
  const element = pageDocument.createElement(opening)
  element.setAttribute('mode', 'dialog')
  pageDocument.body.append(element)
  return element
}

export function callDoctor(): void {
  if (pageDocument.body) pageDocument.body.prepend(pageDocument.createElement('mrp-doctor'))
  else pageDocument.addEventListener('DOMContentLoaded', callDoctor)
}

/** Says over the page that the form cannot be opened. Shows one notice at a time. */
function sayUnopened(element: Element): void {
  const language = languageAround(element, element.getAttribute('data-lang') ?? undefined)
  showNotice(language, formNotOpened[language])
}
