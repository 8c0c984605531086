import type { ElementContent, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { visit } from 'unist-util-visit'
import type { SiteWords } from '../../src/words/site-words.ts'
import type { Settings } from '../settings/settings.ts'

// A page on its way through the plug-ins: a tree that each of them changes, and what all of them know of it.

/** Holds what a page has of its own. The document around it is the same for all. */
export interface Content {
  readonly title: string
  readonly description: string
  readonly main: readonly ElementContent[]
}

export interface Page {
  /** Is its address in English: `/pricing`. */
  readonly route: string
  readonly language: string
  /** Holds what the sections say in that language. English brings its words with it. */
  readonly words: SiteWords | undefined
  readonly settings: Settings
  /** Lists the site’s routes in English. */
  readonly routes: readonly string[]
  /** Is undefined for a page that is a document of its own. */
  readonly content: Content | undefined
  /** Tells whether it is for partners or developers, who read English. */
  readonly isEnglishAlone: boolean
  /** Tells whether search engines leave it out. */
  readonly isHidden: boolean
}

/** Changes the tree of a page. */
export type PagePlugin = (page: Page) => (tree: Root) => void | Promise<void>

/** Returns the site's address, without a slash at the end. */
export const siteOf = ({ origin, base }: Settings): string => origin + base

/** Changes each text of a tree: in elements, attributes, scripts and styles. An attribute that becomes empty is removed. */
export function rewriteTexts(tree: Root, change: (text: string) => string): void {
  visit(tree, node => {
    if (node.type === 'text') node.value = change(node.value)
    if (node.type !== 'element') return
    for (const [name, value] of Object.entries(node.properties)) {
      if (typeof value !== 'string' || value === '') continue
      const changed = change(value)
      if (changed) node.properties[name] = changed
      else delete node.properties[name]
    }
  })
}

/** Ends a line of the sources. */
export const newLine = { type: 'text', value: '\n' } as const

/**
 * Prints lists in attributes between single quotes, as the sources have them. A quote of the other kind is dangerous
 * only in browsers that no longer exist.
 */
export const printing = {
  quoteSmart: true,
  allowDangerousCharacters: true,
  characterReferences: { useNamedReferences: true },
} as const

/** Prints a part of a page. */
export const htmlOf = (nodes: readonly ElementContent[]): string =>
  toHtml({ type: 'root', children: [...nodes] }, printing)
