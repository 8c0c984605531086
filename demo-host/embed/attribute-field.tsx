import { Fragment, type ReactNode } from 'react'
import type { AttributeFacts } from '../../scripts/contract/definitions.ts'
import { messageOf } from '../../src/services/console.ts'
import { LabelledField } from '../../src/ui/labelled-field.tsx'
import * as styles from './builder.styles.ts'
import { labelOf } from './groups.ts'

interface AttributeFieldProps {
  readonly fact: AttributeFacts
  /** Labels the field, where the attribute's name alone would be that of another field too. */
  readonly label?: string | undefined
  readonly value: string
  /** Says what is wrong with the value. A list that is no JSON says so itself. */
  readonly fault?: string | undefined
  readonly onChange: (value: string) => void
}

/** Shows an attribute's field: what it is follows from its description. */
export function AttributeField({
  fact: { name, doc, kind, choices, fields, own },
  label = labelOf(name),
  value,
  fault,
  onChange,
}: AttributeFieldProps) {
  const isJson = ['list', 'json'].includes(kind)
  const options = kind === 'flag' ? ['true'] : choices
  return (
    <LabelledField
      fault={isJson ? faultOfJson(value) : fault}
      hint={
        <>
          <code className={styles.attributeName}>{name}</code>
          <span>{withCode(isPlain(doc) ? '' : doc + (own === undefined ? exampleOf(fields) : ''))}</span>
        </>
      }
      label={label}
    >
      {control => {
        if (options.length > 0) {
          return (
            <select {...control} onChange={event => onChange(event.target.value)} value={value}>
              <option value="">Default</option>
              {options.map(option => (
                <option key={option}>{option}</option>
              ))}
            </select>
          )
        }
        if (isJson) {
          return (
            <textarea
              {...control}
              onChange={event => onChange(event.target.value)}
              rows={4}
              // What the element shows anyway, to be edited. Only what is changed goes into the snippet.
              value={value || written(own)}
            />
          )
        }
        return (
          <input
            {...control}
            onChange={event => onChange(event.target.value)}
            placeholder={typeof own === 'string' ? own : undefined}
            value={value}
          />
        )
      }}
    </LabelledField>
  )
}

/** Tells whether a description says no more than the label. */
const isPlain = (doc: string): boolean =>
  /^(The|Section) (heading|title|(sentence|text) below it)\.$/.test(doc)

/** Shows what an entry of a list looks like. */
const exampleOf = (fields: AttributeFacts['fields']): string =>
  fields.length > 0 ? ` In JSON: \`[{${fields.map(({ name }) => `"${name}": "…"`).join(', ')}}]\`` : ''

/** Writes a list as JSON, an entry a line. */
const written = (list: unknown): string =>
  Array.isArray(list) ? `[\n${list.map(entry => `  ${JSON.stringify(entry)}`).join(',\n')}\n]` : ''

/** Marks up text between backticks as code. */
export function withCode(doc: string): ReactNode {
  return doc.split('`').map((piece, index) => {
    const key = `${index} ${piece}`
    return index % 2 ? <code key={key}>{piece}</code> : <Fragment key={key}>{piece}</Fragment>
  })
}

function faultOfJson(text: string): string | undefined {
  if (text.trim() === '') return undefined
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return `This is no JSON yet: ${messageOf(error)}`
  }
}
