import type { ElementFacts } from '../../scripts/contract/definitions.ts'
import { hint } from '../../src/ui/field.styles.ts'
import { LabelledField } from '../../src/ui/labelled-field.tsx'
import { AttributeField, withCode } from './attribute-field.tsx'
import * as styles from './builder.styles.ts'
import type { ChoiceProps } from './choice.ts'
import { elementFacts, sendsRequests } from './facts.ts'
import { deliveryName, elementLabel, grouped, groupedElements, textsName } from './groups.ts'
import { addressFault, faultOf, settingsFor } from './requests.ts'

/** Shows the list of elements, and who gets the requests of the chosen one. */
export function ElementField({
  element,
  onChange,
}: Pick<ChoiceProps, 'onChange'> & { readonly element: ElementFacts }) {
  return (
    <div className={styles.chosen}>
      <LabelledField hint={withCode(element.summary)} label="Element">
        {control => (
          <select
            {...control}
            onChange={event => onChange({ tag: event.target.value, attributes: {} })}
            value={element.tag}
          >
            {groupedElements(elementFacts).map(({ name, elements }) => (
              <optgroup key={name} label={name}>
                {elements.map(({ tag }) => (
                  <option key={tag} value={tag}>
                    {elementLabel(tag)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </LabelledField>
      {sendsRequests(element) && (
        <p>
          Requests reach our team until you{' '}
          <a href="../docs/quick-start#3-send-requests-to-your-inbox">have them sent to you</a>.
        </p>
      )}
    </div>
  )
}

/** Tells whether there is room for preview and snippet beside the fields. Above them, all fields are folded at first. */
const isBeside = matchMedia('(min-width: 960px)').matches

/** Shows a field for each attribute of the chosen element, and where its requests go. */
export function AttributesForm({
  choice,
  element,
  onChange,
}: ChoiceProps & { readonly element: ElementFacts }) {
  return (
    <form className={styles.attributes} onSubmit={event => event.preventDefault()}>
      {grouped(element.attributes, sendsRequests(element)).map(({ name, attributes }) => (
        <details
          className={styles.group}
          key={`${element.tag} ${name}`}
          open={
            (name === textsName && isBeside) ||
            attributes.some(fact => choice.attributes[fact.name]) ||
            (name === deliveryName && Object.values(choice.settings).some(Boolean))
          }
        >
          <summary>{name}</summary>
          {attributes.map(fact => {
            const value = choice.attributes[fact.name] ?? ''
            return (
              <AttributeField
                fact={fact}
                fault={fact.name === 'endpoint' && value ? addressFault(value.trim()) : undefined}
                key={fact.name}
                onChange={next => onChange({ attributes: { ...choice.attributes, [fact.name]: next } })}
                value={value}
              />
            )
          })}
          {name === deliveryName && sendsRequests(element) && (
            <Requests choice={choice} onChange={onChange} />
          )}
        </details>
      ))}
    </form>
  )
}

/** Shows the settings that say where requests go. */
function Requests({ choice: { tag, settings }, onChange }: ChoiceProps) {
  return (
    <fieldset className={styles.requests}>
      <legend className={styles.legendAbove}>Where requests go</legend>
      <p className={hint}>
        Leave this empty to have requests arrive where this site’s own do. A request goes to the endpoint,
        else to the email service. If that fails, the visitor’s mail app opens. Every visitor’s browser
        receives these values, so enter nothing secret.
      </p>
      {settingsFor(tag).map(fact => (
        <AttributeField
          fact={fact}
          fault={faultOf(fact.name, tag, settings)}
          key={`${tag} ${fact.name}`}
          label={fact.name === 'endpoint' ? 'Address for all forms of the page' : undefined}
          onChange={value => onChange({ settings: { ...settings, [fact.name]: value } })}
          value={settings[fact.name] ?? ''}
        />
      ))}
    </fieldset>
  )
}
