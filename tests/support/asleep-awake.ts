import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright'
import { doctorMessages } from '../../src/words/doctor.ts'
import type { openChromium } from './chromium.ts'
import { scriptTag, servePage } from './form-page.ts'
import { holdBack } from './hold-back.ts'
import { followRequests, settled } from './rested.ts'

// Compares a page full of elements before any of their code is loaded and after all of it is.

/** What a visitor perceives of an element without touching it. */
interface Sight {
  /** The text for a screen reader. */
  readonly spoken: string
  /** By name: the values and states of the fields, and the form's action. */
  readonly fields: Readonly<Record<string, string>>
  /** Each visible part, with its size, colours and state. */
  readonly parts: readonly string[]
}

export interface Scene {
  /** Start tags. */
  readonly elements: readonly string[]
  /** The content of each element. */
  readonly content: string
  /** Attributes of `<html>`. */
  readonly html?: string
  /** Attributes of `<mrp-config>`. */
  readonly settings?: string
  /** Appended to the page's path. */
  readonly address?: string
  /** Runs before any script of the page. */
  readonly before?: () => void
}

/** Who renders the first markup: a server that knows nothing of the visitor, or the script tag. */
export type Way = 'prerendered' | 'shell'

/** One of each element, in their order. */
export interface Sights {
  readonly asleep: readonly Sight[]
  readonly awake: readonly Sight[]
  /** One of each element's content, by itself. */
  readonly content: Sight | undefined
  /** What the console heard of markup that the code could not take over. */
  readonly renderedAnew: readonly string[]
}

/**
 * Opens the scene, and looks at it before and after the elements' code is loaded. The first look waits for the roots of
 * those that are painted.
 */
export async function asleepAndAwake(
  visit: ReturnType<typeof openChromium>,
  scene: Scene,
  way: Way,
  isPainted: (index: number) => boolean,
): Promise<Sights> {
  const html = await pageOf(scene, way)
  const { page, complaints } = await visit('/robots.txt', async opened => {
    await opened.addInitScript(noteReady)
    if (scene.before) await opened.addInitScript(scene.before)
    await servePage(html)(opened)
  })
  const deliver = await holdBack(page, '**/chunks/**')
  const beside = await followRequests(page, url => !url.includes('/chunks/'))
  await page.goto(`/try.html${scene.address ?? ''}`)
  await page.waitForFunction(
    places => {
      const cases = document.querySelectorAll('[data-case] > *')
      return places.every(index => cases[index]?.shadowRoot)
    },
    scene.elements.flatMap((_, index) => (isPainted(index) ? [index] : [])),
  )
  await settled(page, beside)
  const [content, ...asleep] = await look(page)

  deliver()
  const all = await followRequests(page)
  // A string, because the test runner rewrites `import` in functions. The configuration comes first, as with the
  // script tag.
  await page.evaluate(`(async () => {
    const load = tag => import('/elements/' + tag + '.js')
    await load('mrp-config')
    const tags = [...document.querySelectorAll('[data-case] > *')].map(({ localName }) => localName)
    await Promise.all([...new Set(tags)].map(load))
  })()`)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-case] > *')].every(element => hasBeenReady.has(element)),
  )
  // The doctor looks for a while, with no request and no idle moment to go by.
  await page.waitForFunction(
    running =>
      [...document.querySelectorAll('mrp-doctor')].every(
        doctor => !doctor.shadowRoot?.textContent?.includes(running),
      ),
    doctorMessages.running,
  )
  await settled(page, all)
  const [, ...awake] = await look(page)
  return { asleep, awake, content, renderedAnew: complaints.filter(line => /rendered again/.test(line)) }
}

/** Tells one element from the next in what a screen reader says of the whole page. */
const place = 'role="group" aria-label="Place"'

/** What is laid out and not painted costs a third less; nobody looks at so high a window. */
const unpainted = '<style>body { opacity: 0 }</style>'

async function pageOf({ elements, content, html = '', settings }: Scene, way: Way): Promise<string> {
  const cases = elements.map(start => {
    const [name = ''] = /mrp-[a-z-]+/.exec(start) ?? []
    return `<div data-case ${place}>${start}${content}</${name}></div>`
  })
  const tag = settings ? `<mrp-config ${settings}></mrp-config>` : ''
  const page = `<html ${html}><title>A page</title>${unpainted}${tag}<div data-content ${place}>${content}</div>${cases.join('\n')}</html>`
  const { prerender }: typeof import('../../src/entries/ssr.ts') = await import(
    pathToFileURL('dist/ssr.js').href
  )
  return scriptTag + (way === 'prerendered' ? await prerender(page) : page)
}

declare global {
  var hasBeenReady: Set<unknown>
}

/** Runs in the page, before its own scripts. */
function noteReady(): void {
  globalThis.hasBeenReady = new Set()
  addEventListener('mrp-ready', ({ target }) => hasBeenReady.add(target))
}

/** Looks at the content by itself, then at each element. */
async function look(page: Page): Promise<readonly Sight[]> {
  const places = page.locator('[data-content], [data-case]')
  const [spoken, seen] = await Promise.all([
    page.locator('body').ariaSnapshot(),
    places.evaluateAll(partsOfEach),
  ])
  const each = spoken
    .split(/^- group "Place"/m)
    .slice(1)
    .map(spokenIn)
  if (each.length !== seen.length)
    throw new Error(`There are ${seen.length} places, and ${each.length} are spoken of.`)
  return seen.map((sight, index) => ({ spoken: each[index] ?? '', ...sight }))
}

/** What is said inside a place, from the lines below its name, or from the rest of that line. */
const spokenIn = (rest: string): string =>
  rest.startsWith(':\n')
    ? rest.slice(2).replace(/^ {2}/gm, '').trimEnd()
    : rest.replace(/^: /, '- text: ').trimEnd()

/** Runs in the page. */
function partsOfEach(places: readonly Element[]): readonly Omit<Sight, 'spoken'>[] {
  let parts: string[] = []
  let fields: Record<string, string> = {}

  const childrenOf = (node: Element): readonly Node[] => {
    if (node.shadowRoot) return [...node.shadowRoot.childNodes]
    const assigned = node instanceof HTMLSlotElement ? node.assignedNodes() : []
    return assigned.length > 0 ? assigned : [...node.childNodes]
  }
  const noteField = (field: HTMLInputElement) => {
    fields[field.name] = `${field.value}${field.checked ? ', ticked' : ''}`
  }
  const notePart = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0) return
    const { color, backgroundColor, fontWeight } = getComputedStyle(element)
    const said = [...element.attributes].filter(({ name }) =>
      // Names and descriptions are spoken; the ids of where they stand are whatever React counts to.
      /^(aria-(?!describedby|labelledby)|lang|title|alt|required|open)/.test(name),
    )
    const attributes = said.map(({ name, value }) => ` ${name}=${value}`).join('')
    parts.push(
      `<${element.localName}${attributes}> ${Math.round(width)}×${Math.round(height)} ${fontWeight} ${color} on ${backgroundColor}`,
    )
  }
  const walk = (node: Node): void => {
    if (node instanceof Text && node.data.trim()) parts.push(node.data.trim())
    if (!(node instanceof Element) || node.matches('style, script')) return
    // An element without a box of its own, such as a slot, is not visible by itself.
    if (getComputedStyle(node).display !== 'contents') {
      if (!node.checkVisibility()) return
      notePart(node)
    }
    if (node instanceof HTMLFormElement)
      fields.action = `${node.getAttribute('action')} ${node.enctype} ${node.dataset.mail}`
    if (node.matches('input, select, textarea')) noteField(node as HTMLInputElement)
    for (const child of childrenOf(node)) walk(child)
  }

  // What follows the scrolling depends on how high the page is above, where not all is painted yet.
  const stop = (root: Document | ShadowRoot): void => {
    for (const animation of root.getAnimations())
      if (!(animation.timeline instanceof DocumentTimeline)) animation.cancel()
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) stop(shadowRoot)
  }
  stop(document)
  return places.map(place => {
    parts = []
    fields = {}
    for (const child of place.children) walk(child)
    return { fields, parts }
  })
}
