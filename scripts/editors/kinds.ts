import type { AttributeFacts } from '../contract/definitions.ts'

// What kind of field an attribute gets in an editor, from the type in its description.

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
  /** The element's own text or list. */
  readonly own?: unknown
  /** Whether a text takes several lines. */
  readonly isLong?: true
  /** Whether an empty text is another one than the element's own: none. */
  readonly mayBeEmpty?: true
}

export const editorAttribute = (
  facts: AttributeFacts,
  labels: Readonly<Record<string, string>> = {},
): EditorAttribute => ({
  label: labels[facts.name] ?? labelOf(facts.name),
  ...kindOf(facts),
})

/** Names that say little to an editor. */
const labels: Readonly<Record<string, string>> = {
  src: 'Data file',
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

function kindOf({
  name,
  doc: written,
  type,
  choices,
  own,
  hasSlot,
  isAddress,
}: AttributeFacts): Omit<EditorAttribute, 'label'> {
  // Neither the sidebar nor the settings page shows code as code.
  const doc = written.replaceAll('`', '')
  if (choices.length > 0) return { kind: 'choice', doc, choices }
  if (type === 'boolean') return { kind: 'toggle', doc }
  if (type === 'number') return { kind: 'number', doc }
  if (hasSlot) return { kind: 'rich', doc, own, ...longness(name) }
  if (isAddress) return { kind: 'address', doc }
  if (type === 'string' || type.startsWith('string | '))
    return { kind: 'text', doc, ...longness(name), ...emptiness(written, own) }
  const fields = fieldsIn(type)
  return fields ? { kind: 'list', doc, fields, own } : { kind: 'json', doc }
}

const longness = (name: string): { isLong?: true } =>
  /^(text|answer|quote|comments|message|lead)$/.test(name) ? { isLong: true } : {}

/** What an empty text comes to is said in the attribute's documentation. */
const emptiness = (doc: string, own: unknown): Pick<EditorAttribute, 'mayBeEmpty' | 'own'> =>
  /\bEmpty: /.test(doc) ? { mayBeEmpty: true, own } : {}

const kinds: Readonly<Record<string, FieldOfEntry['kind']>> = {
  string: 'text',
  'readonly string[]': 'texts',
  boolean: 'toggle',
}

/** Reads `readonly { title: string; points?: readonly string[] }[]`. Undefined for any other type. */
function fieldsIn(type: string): Readonly<Record<string, FieldOfEntry>> | undefined {
  const [, inner] = /^readonly \{ ([^{}]*) \}\[\]$/.exec(type) ?? []
  if (!inner) return undefined
  const fields: Record<string, FieldOfEntry> = {}
  for (const part of inner.split('; ')) {
    const [, name = '', optional, fieldType = ''] = /^(\w+)(\?)?: (.*)$/.exec(part) ?? []
    const kind = kinds[fieldType]
    if (!kind) return undefined
    fields[name] = { label: labelOf(name), kind, optional: optional === '?', ...longness(name) }
  }
  return fields
}
