import { Fragment, type ReactNode } from 'react'
import { LabelledField } from '../../src/ui/labelled-field.tsx'
import * as styles from './builder.styles.ts'
import type { ChoiceProps } from './choice.ts'
import { type AttributeFact, type ElementFact, elementFacts } from './facts.ts'

/** Shows the list of elements, and a field for each attribute of the chosen one. */
export function AttributesForm({
  choice,
  element,
  onChange,
}: ChoiceProps & { readonly element: ElementFact }) {
  return (
    <form className={styles.attributes} onSubmit={event => event.preventDefault()}>
      <LabelledField hint={withCode(element.summary)} label="Element">
        {control => (
          <select
            {...control}
            onChange={event => onChange({ tag: event.target.value, attributes: {} })}
            value={element.tag}
          >
            {elementFacts.map(({ tag }) => (
              <option key={tag}>{tag}</option>
            ))}
          </select>
        )}
      </LabelledField>
      {element.attributes.map(fact => (
        <AttributeField
          fact={fact}
          key={`${element.tag} ${fact.name}`}
          onChange={value => onChange({ attributes: { ...choice.attributes, [fact.name]: value } })}
          value={choice.attributes[fact.name] ?? ''}
        />
      ))}
    </form>
  )
}

interface AttributeFieldProps {
  readonly fact: AttributeFact
  readonly value: string
  readonly onChange: (value: string) => void
}

function AttributeField({ fact: { name, doc, kind, choices, type }, value, onChange }: AttributeFieldProps) {
  return (
    <LabelledField
      fault={kind === 'json' ? faultOf(value) : undefined}
      hint={withCode(kind === 'json' ? `${doc} \`${type}\`` : doc)}
      label={name}
    >
      {control => {
        if (kind === 'choice' || kind === 'flag') {
          return (
            <select {...control} onChange={event => onChange(event.target.value)} value={value}>
              <option value="">Default</option>
              {(kind === 'flag' ? ['true'] : choices).map(option => (
                <option key={option}>{option}</option>
              ))}
            </select>
          )
        }
        if (kind === 'json') {
          return (
            <textarea {...control} onChange={event => onChange(event.target.value)} rows={4} value={value} />
          )
        }
        return <input {...control} onChange={event => onChange(event.target.value)} value={value} />
      }}
    </LabelledField>
  )
}

/** Marks up text between backticks as code. */
function withCode(doc: string): ReactNode {
  return doc.split('`').map((piece, index) => {
    const key = `${index} ${piece}`
    return index % 2 ? <code key={key}>{piece}</code> : <Fragment key={key}>{piece}</Fragment>
  })
}

function faultOf(text: string): string | undefined {
  if (text.trim() === '') return undefined
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return `This is no JSON yet: ${error instanceof Error ? error.message : error}`
  }
}
