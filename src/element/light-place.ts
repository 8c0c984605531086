import { adoptLightSheet, armour } from '../ui/light-sheet.ts'
import { cssPiecesFor } from '../ui/sheet.ts'
import type { Place } from './element.ts'

/**
 * Renders into the element's light DOM, where password managers look. Its shadow root only decides what is seen: what
 * was rendered or, until then, the fallback that the page put inside the tag.
 */
export const lightPlace: Place = {
  containerIn(host) {
    const made = host.querySelector<HTMLElement>(':scope > [data-root]')
    if (made && 'madeFrom' in made.dataset) return made
    // In a clone lies a copy of what React had rendered for the other one.
    made?.remove()
    const container = document.createElement('div')
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
  markup: (attributes, html, waking) =>
    `<template shadowrootmode="open"><style>:host{display:block}:host([hidden]){display:none}:host([data-waking]){visibility:hidden}</style><slot name="${slotName}" ${waking}><slot></slot></slot></template><style>${armour(cssPiecesFor(html))}</style><div slot="${slotName}" ${attributes}>${html}</div>`,
}

const slotName = 'live'

/** Until something is rendered, the fallback stays in view. */
function showOnceFilled(container: HTMLElement): void {
  const observer = new MutationObserver(() => {
    container.slot = slotName
    observer.disconnect()
  })
  observer.observe(container, { childList: true })
}

function liveSlot(): HTMLSlotElement {
  const slot = document.createElement('slot')
  slot.name = slotName
  slot.append(document.createElement('slot'))
  return slot
}
