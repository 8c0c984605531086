import type { ElementFacts } from '../../scripts/contract/definitions.ts'
import { type EditorAttribute, editorAttribute, labelOf } from './kinds.ts'
import { names } from './names.ts'

// What every editor knows of the elements.

/** These serve a page and have no place in it. */
const serving = ['mrp-config', 'mrp-toaster', 'mrp-doctor']

/** Where requests go is the administrator's to say, in the settings: an author could ask visitors for their answers. */
const administrators = ['endpoint']

export interface EditorElement {
  readonly title: string
  readonly summary: string
  /** Whether it shows the content of its tag beside its own. */
  readonly takesContent: boolean
  readonly attributes: Readonly<Record<string, EditorAttribute>>
}

/** Returns the elements that editors place, by tag. */
export const editorElements = (elements: readonly ElementFacts[]): Readonly<Record<string, EditorElement>> =>
  Object.fromEntries(
    elements
      .filter(({ tag, isEmbeddable }) => isEmbeddable && !serving.includes(tag))
      .map(element => [element.tag, editorElement(element)]),
  )

const editorElement = ({ tag, summary, attributes, takesContent }: ElementFacts): EditorElement => ({
  title: names[tag]?.title ?? labelOf(tag.slice('mrp-'.length)),
  summary,
  takesContent,
  attributes: Object.fromEntries(
    attributes
      .filter(({ name }) => !administrators.includes(name))
      .map(attribute => {
        const label = attribute.name === 'items' ? names[tag]?.items : undefined
        return [attribute.name, editorAttribute(attribute, label)] as const
      })
      .filter(([, { kind }]) => kind !== 'json'),
  ),
})

/** What the entries of a list are called where they are content of their own. */
export const entryName = (tag: string, list: string): string => `${tag}-${list}-entry`

/** Returns the types of content of a site: one for each element, and one for the entries of each of its lists. */
export const contentTypes = (elements: Readonly<Record<string, EditorElement>>) =>
  Object.entries(elements).flatMap(([tag, { title, summary, attributes }]) => [
    { name: tag, title, summary, fields: attributes },
    ...Object.entries(attributes).flatMap(([list, { label, fields }]) =>
      fields
        ? [{ name: entryName(tag, list), title: `${title}: ${label.toLowerCase()}`, summary: '', fields }]
        : [],
    ),
  ])

/** Returns the page's settings: the attributes of `<mrp-config>`. */
export const editorSettings = (
  elements: readonly ElementFacts[],
): Readonly<Record<string, EditorAttribute>> =>
  Object.fromEntries(
    elements
      .filter(({ tag }) => tag === 'mrp-config')
      .flatMap(({ attributes }) => attributes.filter(({ name }) => !['theme', 'lang'].includes(name)))
      .map(attribute => [attribute.name, editorAttribute(attribute)]),
  )
