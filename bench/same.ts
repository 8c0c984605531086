import type { Browser } from 'playwright'
import { embeds, type Name, sites } from './subjects.ts'
import { visit } from './visit.ts'

// A comparison is only fair if all subjects show the same.

const paths: Readonly<Record<string, readonly Name[]>> = {
  '/': sites,
  '/pricing': sites,
  '/demo': sites,
  '/partner': embeds,
}

/** Throws if a subject does not have the same texts and fields as ours on one of the paths, and says all that differs. */
export async function checkSameness(
  browser: Browser,
  origin: (name: string) => string,
  isUsed: (path: string) => boolean = () => true,
): Promise<void> {
  const used = Object.entries(paths).filter(([path]) => isUsed(path))
  const differences = await Promise.all(
    used.map(async ([path, subjects]) => {
      const shown = await Promise.all(
        subjects.map(async subject => [subject, await wordsAt(browser, origin(subject) + path)] as const),
      )
      const ours = new Map(shown).get('ours') ?? []
      if (ours.length === 0) return [`${path} of ours shows nothing.`]
      return shown.flatMap(([subject, words]) => {
        const missing = ours.filter(word => !words.includes(word))
        const more = words.filter(word => !ours.includes(word))
        return missing.length + more.length === 0
          ? []
          : [`${path} of ${subject} lacks [${missing.join(' ')}] and has [${more.join(' ')}] instead.`]
      })
    }),
  )
  const found = differences.flat()
  if (found.length > 0) throw new Error(['Not all show the same:', ...found].join('\n'))
}

const wordsAt = (browser: Browser, address: string): Promise<string[]> =>
  visit(browser, { atFullSpeed: true }, async ({ page, rest }) => {
    await page.goto(address)
    await rest()
    return page.evaluate(wordsOf)
  })

/** Runs in the page: returns every rendered word, also in shadow roots, and the names of all fields. */
function wordsOf(): string[] {
  const words = new Set<string>()
  const add = (text: string) => {
    for (const word of text.split(/[\s.,:;()]+/)) if (word) words.add(word)
  }
  const unread = 'script, style, option, wa-option, title, [aria-hidden=true]'
  const read = (node: Node): void => {
    if (node instanceof Text) add(node.data)
    let children = node.childNodes
    if (node instanceof Element) {
      if (node.matches(unread) || getComputedStyle(node).display === 'none') return
      const name = node.getAttribute('name')
      if (name && node.matches('input, select, textarea, wa-input, wa-select, wa-textarea'))
        words.add(`[${name}]`)
      for (const attribute of ['label', 'hint']) {
        if (node.localName.startsWith('wa-')) add(node.getAttribute(attribute) ?? '')
      }
      // A control's own root contains only what its attributes say.
      if (node.shadowRoot && !node.localName.startsWith('wa-')) children = node.shadowRoot.childNodes
    }
    for (const child of children) read(child)
    if (node instanceof HTMLSlotElement) for (const child of node.assignedNodes()) read(child)
  }
  for (const part of document.querySelectorAll('header, main, footer, mrp-site-header, mrp-site-footer'))
    read(part)
  return [...words]
}
