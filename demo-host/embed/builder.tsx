import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import '../../src/ui/tokens.ts'
import { primaryButton, secondaryButton } from '../../src/ui/button.ts'
import { hint } from '../../src/ui/field.ts'
import { LabelledField } from '../../src/ui/labelled-field.tsx'
import { adoptSheet } from '../../src/ui/sheet.ts'
import { lead, subtitle } from '../../src/ui/type.ts'
import * as styles from './builder.styles.ts'
import { type Choice, readChoice, writeChoice } from './choice.ts'
import { type AttributeFact, type ElementFact, elementFacts } from './facts.ts'
import { fallbackLink } from './markup.ts'
import { previewPage, trusted } from './preview.ts'
import { policyLines, targets } from './targets.ts'

const origin = location.origin

/** Pick an element, fill in its attributes, see it live, take the snippet along. */
function Builder() {
  const [choice, setChoice] = useState(() => readChoice(location.search))
  useEffect(() => history.replaceState(null, '', location.pathname + writeChoice(choice)), [choice])

  const element = elementFacts.find(({ tag }) => tag === choice.tag) ?? elementFacts[0]
  if (!element) return null
  const change = (changes: Partial<Choice>) => setChoice({ ...choice, ...changes })
  return (
    <div className={styles.builder}>
      <Attributes choice={choice} element={element} onChange={change} />
      <div className={styles.result}>
        <Preview choice={choice} onChange={change} />
        <Snippet choice={choice} onChange={change} />
      </div>
    </div>
  )
}

interface PanelProps {
  readonly choice: Choice
  readonly onChange: (changes: Partial<Choice>) => void
}

function Attributes({ choice, element, onChange }: PanelProps & { readonly element: ElementFact }) {
  return (
    <form className={styles.attributes} onSubmit={event => event.preventDefault()}>
      <LabelledField hint={element.summary} label="Element">
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
      hint={kind === 'json' ? `${doc} ${type}` : doc}
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

function faultOf(text: string): string | undefined {
  if (text.trim() === '') return undefined
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return `This is no JSON yet: ${error instanceof Error ? error.message : error}`
  }
}

const widths = { phone: 390, desktop: 1024 }

function Preview({ choice, onChange }: PanelProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const page = previewPage(choice, origin)
  // By hand: React makes plain text of what the browser trusts.
  useEffect(() => {
    if (frame.current) frame.current.srcdoc = trusted(page)
  }, [page])
  return (
    <section aria-labelledby="preview">
      <div className={styles.bar}>
        <h2 className={subtitle} id="preview">
          Preview
        </h2>
        <Switch
          label="Width"
          onChange={width => onChange({ width })}
          options={['phone', 'desktop']}
          value={choice.width}
        />
        <Switch
          label="Page"
          onChange={ground => onChange({ ground })}
          options={['light', 'dark', 'hostile']}
          value={choice.ground}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={styles.stage} tabIndex={0}>
        <iframe className={styles.frame} ref={frame} title="Preview" width={widths[choice.width]} />
      </div>
    </section>
  )
}

interface SwitchProps<Word extends string> {
  readonly label: string
  readonly options: readonly Word[]
  readonly value: Word
  readonly onChange: (value: Word) => void
}

function Switch<Word extends string>({ label, options, value, onChange }: SwitchProps<Word>) {
  return (
    <fieldset className={styles.switcher}>
      <legend className={styles.legend}>{label}</legend>
      {options.map(option => (
        <label key={option}>
          <input checked={option === value} name={label} onChange={() => onChange(option)} type="radio" />
          {option}
        </label>
      ))}
    </fieldset>
  )
}

function Snippet({ choice, onChange }: PanelProps) {
  const [copied, setCopied] = useState('')
  const target = targets.find(({ id }) => id === choice.target) ?? targets[0]
  if (!target) return null
  const attributes = Object.fromEntries(
    Object.entries(choice.attributes).filter(([, value]) => value.trim() !== ''),
  )
  const markup = { tag: choice.tag, attributes, fallback: fallbackLink(choice.tag, origin) }
  const snippet = target.snippet(markup, origin, '')
  const copy = () =>
    navigator.clipboard.writeText(snippet).then(
      () => setCopied('Copied.'),
      () => setCopied('The browser does not allow it: select the text and copy it by hand.'),
    )
  return (
    <section aria-labelledby="snippet">
      <div className={styles.bar}>
        <h2 className={subtitle} id="snippet">
          Snippet
        </h2>
        <select
          aria-label="For"
          className={secondaryButton}
          onChange={event => onChange({ target: event.target.value })}
          value={target.id}
        >
          {targets.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <button className={primaryButton} onClick={copy} type="button">
          Copy
        </button>
        <span role="status">{copied}</span>
      </div>
      <p className={lead}>{target.how}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre className={styles.code} tabIndex={0}>
        <code>{snippet}</code>
      </pre>
      <p className={hint}>A Content Security Policy has to allow:</p>
      <pre className={styles.code}>
        <code>{policyLines(origin, 'https://api.emailjs.com').join('\n')}</code>
      </pre>
    </section>
  )
}

const stage = document.getElementById('builder')
if (stage) {
  adoptSheet(document)
  createRoot(stage).render(<Builder />)
}
