import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import { readElementModules } from '../../scripts/build/elements.ts'
import { closest } from '../../src/services/closest-word.ts'
import type { Page } from './page-type.ts'

const tags = [...readElementModules().keys()]

/** Ends the build where a page has a tag that no element has: visitors would see what is inside, as it is written. */
export const checkTags =
  ({ route }: Pick<Page, 'route'>) =>
  (tree: Root): void =>
    visit(tree, 'element', ({ tagName }) => {
      if (!tagName.startsWith('mrp-') || tags.includes(tagName)) return
      const guess = closest(tagName, tags)
      throw new Error(
        `The page ${route} has a mistake: there is no <${tagName}>.${guess ? ` The closest tag is <${guess}>.` : ''}`,
      )
    })
