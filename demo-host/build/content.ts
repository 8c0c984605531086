import { readFile } from 'node:fs/promises'
import type { ElementContent, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { select } from 'hast-util-select'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { readElementModules } from '../../scripts/build/elements.ts'
import { type Content, newLine, type Page, type PagePlugin } from './page-type.ts'

/** Reads what a page has of its own from its file, which begins with a title and a description. */
export async function readContent(file: string): Promise<Content> {
  const tree = fromHtml(await readFile(file, 'utf8'), { fragment: true })
  const [title, description] = [select('title', tree), select('meta[name=description]', tree)]
  if (!title || !description)
    throw new Error(`${file} must begin with its <title> and its <meta name="description">.`)
  const children = tree.children as ElementContent[]
  return {
    title: textOf(title),
    description: String(description.properties.content),
    main: children.slice(children.indexOf(description) + 1),
  }
}

/** Puts a page into the document that is around all pages, without the comments of the sources. */
export const addContent: PagePlugin =
  ({ content }) =>
  tree => {
    visit(tree, 'comment', (_, index, parent) => {
      if (index === undefined) return
      parent?.children.splice(index, 1)
      return index
    })
    if (content) select('main', tree)?.children.push(...content.main, newLine)
    openTemplates(tree)
  }

/**
 * Puts comments in the place of `<template>` tags, so that what waits in them is changed and prerendered as the rest of
 * the page is.
 */
function openTemplates(tree: Root): void {
  visit(tree, { tagName: 'template' }, (node, index, parent) => {
    if (index === undefined || node.type !== 'element' || !node.content) return
    const inside = node.content.children as ElementContent[]
    parent?.children.splice(index, 1, comment('template'), ...inside, comment('/template'))
  })
}

const comment = (value: string) => ({ type: 'comment', value }) as const

/** Makes templates of those comments again. */
export const closeTemplates = (html: string): string => html.replace(/<!--(\/?template)-->/g, '<$1>')

const tags = [...readElementModules().keys()]

/** Ends the build where a page has a tag that no element has: visitors would see what is inside, as it is written. */
export const checkTags =
  ({ route }: Pick<Page, 'route'>) =>
  (tree: Root): void =>
    visit(tree, 'element', ({ tagName }) => {
      if (!tagName.startsWith('mrp-') || tags.includes(tagName)) return
      throw new Error(`The page ${route} has a mistake: there is no <${tagName}>.`)
    })
