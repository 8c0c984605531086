import type { AttributeFacts, ElementFacts } from '../../scripts/contract/definitions.ts'
import type { ListMapping } from '../../src/custom-element/list-mapping.ts'
import { names } from './names.ts'

// What every editor knows of the elements: which it may place, and a field for each attribute.

/** These serve a page and have no place in it. */
const serving = ['mrp-config', 'mrp-toaster', 'mrp-doctor']

/** Where requests go is the administrator's to say, in the settings: an author could ask visitors for their answers. */
const administrators = ['endpoint']

export interface EditorElement {
  readonly title: string
  readonly summary: string
  /** Tells whether it shows the content of its tag beside its own. */
  readonly takesContent: boolean
  readonly attributes: EditorFields
}

/** By tag. */
export type EditorElements = Readonly<Record<string, EditorElement>>

/** Returns the elements that editors place, by tag. */
export const editorElements = (elements: readonly ElementFacts[]): EditorElements =>
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

/** Returns the page's settings: the attributes of `<mrp-config>`. */
export const editorSettings = (elements: readonly ElementFacts[]): EditorFields =>
  Object.fromEntries(
    elements
      .filter(({ tag }) => tag === 'mrp-config')
      .flatMap(({ attributes }) => attributes.filter(({ name }) => !['theme', 'lang'].includes(name)))
      .map(attribute => [attribute.name, editorAttribute(attribute)]),
  )

// What kind of field an attribute gets in an editor, from its description.

/** What an editor fills in: an attribute, or a field of an entry of a list. */
export interface EditorField {
  readonly label: string
  readonly kind: 'text' | 'texts' | 'rich' | 'address' | 'choice' | 'number' | 'toggle' | 'list' | 'json'
  /** Of an attribute. */
  readonly doc?: string
  /** Of an entry's field. */
  readonly optional?: boolean
  readonly choices?: readonly string[]
  /** Of a list: what its entries have. */
  readonly fields?: EditorFields
  /** Of a list: where it stands in the HTML inside the tag. */
  readonly mapping?: ListMapping
  /** The element's own text or list. */
  readonly own?: unknown
  /** Tells whether a text takes several lines. */
  readonly isLong?: true
  /** Tells whether an empty text is another one than the element's own: none. */
  readonly mayBeEmpty?: true
}

/** By name, as in HTML. */
export type EditorFields = Readonly<Record<string, EditorField>>

const editorAttribute = (facts: AttributeFacts, label = labelOf(facts.name)): EditorField => ({
  label,
  ...kindOf(facts),
})

/** Names that say little to an editor. */
const labels: Readonly<Record<string, string>> = {
  lang: 'Language',
  href: 'Link',
  subject: 'Mail subject',
  'brand-name': 'Name of your business',
  'contact-email': 'Its email address',
}

/** `how-it-works` and `howItWorks` → `How it works`. */
export function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`).replaceAll('-', ' ')
  return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** Writes a name where no dashes are allowed: `mrp_demo_form`. */
export const underscored = (name: string): string => name.replaceAll('-', '_')

function kindOf({
  name,
  doc: written,
  kind,
  choices,
  fields,
  mapping,
  own,
  hasSlot,
  mayBeEmpty,
}: AttributeFacts): Omit<EditorField, 'label'> {
  // Neither the sidebar nor the settings page shows code as code.
  const doc = written.replaceAll('`', '')
  if (kind === 'choice') return { kind, doc, choices }
  if (kind === 'flag') return { kind: 'toggle', doc }
  if (hasSlot) return { kind: 'rich', doc, own, ...longness(name) }
  if (kind === 'text' || kind === 'words')
    return { kind: 'text', doc, ...longness(name), ...(mayBeEmpty && { mayBeEmpty, own }) }
  if (kind !== 'list') return { kind, doc }
  return { kind, doc, fields: fieldsOf(fields), ...(mapping && { mapping }), own }
}

const longness = (name: string): { isLong?: true } =>
  /^(text|answer|quote|comments|message|lead)$/.test(name) ? { isLong: true } : {}

const kinds = { text: 'text', texts: 'texts', flag: 'toggle' } as const

const fieldsOf = (facts: AttributeFacts['fields']): EditorFields =>
  Object.fromEntries(
    facts.map(({ name, kind, isOptional }) => [
      name,
      { label: labelOf(name), kind: kinds[kind], optional: isOptional, ...longness(name) },
    ]),
  )
