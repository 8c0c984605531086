import { pageDocument } from '../services/page-document.ts'
import { adoptLightSheet } from '../ui/light-sheet.ts'
import { type LightDom, lightSlot } from './description.ts'
import { dispatch } from './dispatch.ts'
import { announceLink } from './navigation-events.ts'

/**
 * Renders into the element's light DOM, where password managers look. Its shadow root only decides what is seen: what
 * was rendered or, until then, the fallback that the page put inside the tag.
 */
export const lightDom: LightDom = {
  containerIn(host, root) {
    // Markup that came by innerHTML has no root, or an empty one.
    if (!root.querySelector(`slot[name=${lightSlot}]`)) root.append(liveSlot())
    let container = host.querySelector<HTMLElement>(':scope > [data-root]')
    if (!container || !('madeFrom' in container.dataset)) {
      // A clone brings a copy of what React rendered for the original.
      container?.remove()
      container = pageDocument.createElement('div')
      container.dataset.root = ''
      host.append(container)
    }
    // Only the code knows what it shows, so it has no slot before.
    if (!container.slot) showOnceFilled(container)
    stayIn(host, container)
    return container
  },
  connected(host, container) {
    keepStyled(host)
    if (container.parentNode !== host) host.append(container)
    host.addEventListener('click', announceLinkInside)
  },
}

const styled = new WeakSet<HTMLElement>()

/**
 * Adopts our sheet. Adopts it again where the page assigns a list of sheets without it: the element then changes its
 * size.
 */
function keepStyled(host: HTMLElement): void {
  const adopt = () => {
    if (host.isConnected) adoptLightSheet(host.getRootNode() as Document | ShadowRoot)
  }
  adopt()
  if (styled.has(host)) return
  styled.add(host)
  new ResizeObserver(adopt).observe(host)
}

/** Puts the container back, with what was typed, where the page renders its markup again or morphs it to a server's. */
function stayIn(host: HTMLElement, container: HTMLElement): void {
  new MutationObserver(() => {
    if (container.parentNode !== host) host.append(container)
  }).observe(host, { childList: true })
}

/** Announces links inside the site. One function for all hosts, so that a host that moves listens only once. */
function announceLinkInside(event: MouseEvent): void {
  const host = event.currentTarget as HTMLElement
  // In a shadow root, the page's own listener announces them.
  if (host.getRootNode() instanceof ShadowRoot) return
  announceLink(event, href => dispatch(host, 'mrp-navigate', { href }, true))
}

/** Assigns the slot with the first rendered node. Until then, the fallback content stays visible. */
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
