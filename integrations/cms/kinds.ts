import type { AttributeFacts } from '../../scripts/contract/definitions.ts'
import type { ListMapping } from '../../src/custom-element/list-mapping.ts'

// What kind of field an attribute gets in an editor, from its description.

/** A field of an entry of a list. */
export interface FieldOfEntry {
  readonly label: string
  readonly kind: 'text' | 'texts' | 'toggle'
  readonly optional: boolean
  readonly isLong?: true
}

/** An attribute as editors know it. */
export interface EditorAttribute {
  readonly label: string
  readonly kind: 'text' | 'rich' | 'address' | 'choice' | 'number' | 'toggle' | 'list' | 'json'
  readonly doc: string
  readonly choices?: readonly string[]
  readonly fields?: Readonly<Record<string, FieldOfEntry>>
  /** Of a list: where it stands in the HTML inside the tag. */
  readonly mapping?: ListMapping
  /** The element's own text or list. */
  readonly own?: unknown
  /** Whether a text takes several lines. */
  readonly isLong?: true
  /** Whether an empty text is another one than the element's own: none. */
  readonly mayBeEmpty?: true
}

/** What an editor fills in: of an element, or of an entry. */
export type EditorField =
  | EditorAttribute
  | (FieldOfEntry & { readonly choices?: undefined; readonly fields?: undefined })

export const editorAttribute = (facts: AttributeFacts, label = labelOf(facts.name)): EditorAttribute => ({
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
}: AttributeFacts): Omit<EditorAttribute, 'label'> {
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

const fieldsOf = (facts: AttributeFacts['fields']): Readonly<Record<string, FieldOfEntry>> =>
  Object.fromEntries(
    facts.map(({ name, kind, isOptional }) => [
      name,
      { label: labelOf(name), kind: kinds[kind], optional: isOptional, ...longness(name) },
    ]),
  )
