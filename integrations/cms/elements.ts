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
      .map(attribute => [attribute.name, editorAttribute(attribute, labelsIn(tag))] as const)
      .filter(([, { kind }]) => kind !== 'json'),
  ),
})

/** Returns what an element's own attributes are called. */
function labelsIn(tag: string): Readonly<Record<string, string>> {
  const { items } = names[tag] ?? {}
  return items ? { items } : {}
}

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
