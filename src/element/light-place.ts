import { pageDocument } from '../services/page-document.ts'
import { adoptLightSheet } from '../ui/light-sheet.ts'
import { lightSlot, type Place } from './element.ts'

/**
 * Renders into the element's light DOM, where password managers look. Its shadow root only decides what is seen: what
 * was rendered or, until then, the fallback that the page put inside the tag.
 */
export const lightPlace: Place = {
  containerIn(host) {
    const made = host.querySelector<HTMLElement>(':scope > [data-root]')
    if (made && 'madeFrom' in made.dataset) {
      // What it shows, only its code knows.
      if (!made.slot) showOnceFilled(made)
      return made
    }
    // In a clone lies a copy of what React had rendered for the other one.
    made?.remove()
    const container = pageDocument.createElement('div')
    container.dataset.root = ''
    showOnceFilled(container)
    if (!host.shadowRoot?.firstElementChild) host.shadowRoot?.append(liveSlot())
    host.append(container)
    return container
  },
  connected(host) {
    const root = host.getRootNode()
    if (root instanceof Document || root instanceof ShadowRoot) adoptLightSheet(root)
  },
}

/** Until something is rendered, the fallback stays in view. */
function showOnceFilled(container: HTMLElement): void {
  const observer = new MutationObserver(() => {
    container.slot = lightSlot
    observer.disconnect()
  })
  observer.observe(container, { childList: true })
}

function liveSlot(): HTMLSlotElement {
  const slot = pageDocument.createElement('slot')
  slot.name = lightSlot
  slot.append(pageDocument.createElement('slot'))
  return slot
}
