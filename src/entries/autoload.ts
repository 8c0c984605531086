import { defineTag } from '../custom-element/element-class.ts'
import { classOf } from '../custom-element/handle.ts'
import { attributesOf, tags } from '../loader/elements.ts'
import { learnAttribution } from '../loader/join-page.ts'
import { sayNotServed } from '../loader/load-code.ts'
import { followSignedIn, markSignedIn } from '../loader/mark-signed-in.ts'
import { followLinks } from '../loader/navigate.ts'
import { contentAdded, keeper, languageChanged, settingsChanged } from '../loader/paint-or-load.ts'
import { takeScriptSettings, takeScriptTags } from '../loader/script-settings.ts'
import { isPlainClick } from '../services/links.ts'
import { offerPageApi } from '../services/page-api.ts'
import { isIgnored, isLike, pageDocument } from '../services/page-document.ts'
import { watchOutcomes } from '../services/watch-outcomes.ts'
import { isScriptHere, onSettings } from '../services/written-settings.ts'

// The script tag's first file. It registers all our tags, so that the browser tells of each element wherever it appears;
// `paint-or-load.ts` then shows it. Other embed methods it looks for by itself.

/** Selects the other embed methods. Their code, and that of dialogs, is loaded when a page has one. */
const otherEmbeds = '[data-mrp]:not(form),iframe[src*="/embed/demo-form"]'
const openers = '[data-mrp-open]:not(form)'

/** Loads the other embed methods, for pages that have more than our tags. */
const withEmbedMethods = (
  use: (file: typeof import('../embed/embed-methods.ts')) => unknown,
): Promise<unknown> => import('../embed/embed-methods.ts').then(use)

/** Opens a dialog for a click on a trigger, once its code is loaded. Listens before scripts of the page could stop it. */
function openDialog(event: MouseEvent): void {
  const opener = event.composedPath().find(node => isLike(node, openers))
  // A link in SVG is no HTMLElement.
  if (!(opener instanceof HTMLElement) || !isPlainClick(event) || isIgnored(opener)) return
  event.preventDefault()
  withEmbedMethods(({ open }) => open(opener)).catch(error => {
    sayNotServed(error)
    if (opener instanceof HTMLAnchorElement) location.assign(opener.href)
  })
}

/** Has an element made of other markup, or made otherwise. If that fails, the markup stays as it is. */
function takeInMarkup(markup: Element, isChanged = false): void {
  if (!isIgnored(markup) && (isChanged || isLike(markup, otherEmbeds)))
    withEmbedMethods(({ takeIn }) => takeIn(markup, tags)).catch(sayNotServed)
}

const takeInAll = (place: ParentNode): void => {
  for (const markup of place.querySelectorAll(otherEmbeds)) takeInMarkup(markup)
}

/** Watches for the other embed methods, also where a page writes their attributes later, and for another tag of the script. */
const pageChanges = new MutationObserver(records => {
  for (const { addedNodes, attributeName, target } of records) {
    const host = target as Element
    if (attributeName) takeInMarkup(host, attributeName === 'data-mrp')
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue
      takeInMarkup(node)
      takeInAll(node)
      contentAdded(host)
    }
  }
  takeScriptTags()
  listen()
})

/** Follows the page's language. A router may have swapped all attributes of `<html>`. */
const languageChanges = new MutationObserver(() => {
  markSignedIn()
  languageChanged()
})

let listening: Element | undefined

/** Listens to the document: again, where `document.open()` has begun it anew. */
function listen(): void {
  const { documentElement } = pageDocument
  if (listening === documentElement || !documentElement) return
  listening = documentElement
  followSignedIn()
  followLinks()
  pageDocument.addEventListener('click', openDialog, true)
  languageChanges.observe(documentElement, { attributeFilter: ['lang', 'style'] })
}

function start(): void {
  learnAttribution()
  if (__SETTINGS__.analytics === 'dataLayer') watchOutcomes()
  offerPageApi()
  if (/[?&]mrp-doctor\b/.test(location.search))
    withEmbedMethods(({ callDoctor }) => callDoctor()).catch(sayNotServed)
  for (const tag of tags) {
    const other = classOf(tag)
    if (!other) defineTag(tag, attributesOf(tag), keeper)
    else if (other.mrpVersion !== __VERSION__)
      withEmbedMethods(({ warnOfOther }) => warnOfOther(tag)).catch(sayNotServed)
  }
  onSettings(settingsChanged)
  listen()
  takeInAll(pageDocument)
  pageChanges.observe(document, { childList: true, subtree: true, attributeFilter: ['data-mrp', 'src'] })
}

const isHere = isScriptHere()
takeScriptSettings()
if (isHere) console.warn('mrp-widgets is here already. Load the script once.')
else start()
