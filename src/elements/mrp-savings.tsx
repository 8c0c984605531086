import { type FormEvent, useEffect, useRef, useState } from 'react'
import { copy } from '../custom-element/attributes.ts'
import type { PropsOf } from '../custom-element/element.ts'
import { LabelledField } from '../ui/labelled-field.tsx'
import { band, column, intro, sheetOfPaper } from '../ui/layout.styles.ts'
import { Heading, Lead } from '../ui/section.tsx'
import { body, title } from '../ui/typography.styles.ts'
import { pricing, savings } from '../words/en/pricing.ts'
import { planFacts } from '../words/prices.ts'
import { useWords } from '../words/section-words.ts'
import { createSection } from './create-section.tsx'
import { describeSection } from './describe-section.ts'
import * as styles from './savings.styles.ts'
import { type Assumptions, savingsOf } from './savings.ts'

const description = describeSection({
  tag: 'mrp-savings',
  summary: 'Calculates what the right plan saves a month, from four numbers that the visitor can change.',
  attributes: {
    heading: copy('Section heading.', savings.heading),
    lead: copy('The sentence below it.', savings.lead),
  },
  slots: {
    items: 'The first label.',
    hours: 'The second label.',
    cost: 'The third label.',
    share: 'The fourth label.',
    invalid: 'What is said of a wrong number.',
    fits: 'What stands above the plan.',
    plan: 'Stands in place of the plan’s name and limit.',
    saved: 'The first line of the sum.',
    formula: 'How that line comes about.',
    worth: 'The second line.',
    price: 'The third line.',
    left: 'The last line.',
    loses: 'The last line, if nothing is left.',
    result: 'Stands in place of the sentences below the numbers.',
  },
  parts: {
    lead: 'The sentence.',
    field: 'A label with its control.',
    label: 'A label.',
    input: 'A number that can be changed.',
    picture: 'The sum.',
  },
  wake: 'interaction',
})

const { start } = savings
const names = ['items', 'hours', 'cost', 'share'] as const

/** Reads the fields, or returns undefined if one has no number that counts. */
function assumptionsIn(inputs: readonly HTMLInputElement[]): Assumptions | undefined {
  const isWrong = inputs.some(({ value, validity }) => value.trim() === '' || !validity.valid)
  const numberOf = (wanted: string) => Number(inputs.find(({ name }) => name === wanted)?.value)
  return isWrong
    ? undefined
    : { items: numberOf('items'), hours: numberOf('hours'), cost: numberOf('cost'), share: numberOf('share') }
}

function SavingsCalculator({ heading, headingLevel, lead }: PropsOf<typeof description>) {
  const words = useWords('savings', savings)
  const fields = useRef<HTMLDivElement>(null)
  const [assumptions, setAssumptions] = useState<Assumptions>(start)
  const [isInvalid, setInvalid] = useState(false)
  const { evenShare } = savingsOf(assumptions, planFacts)

  const read = () => {
    const entered = assumptionsIn([...(fields.current?.querySelectorAll('input') ?? [])])
    if (entered) setAssumptions(entered)
    setInvalid(!entered)
  }

  // What was typed before the code came.
  useEffect(read, [])

  return (
    <section className={band} data-ground="surface" part="section">
      <div className={`${column} ${styles.calculator}`}>
        <div>
          <div className={`${intro} ${styles.words}`}>
            <Heading level={headingLevel}>{heading}</Heading>
            <Lead>{lead}</Lead>
          </div>
          <div className={styles.fields} onInput={(_: FormEvent) => read()} ref={fields}>
            {names.map(name => (
              <LabelledField key={name} label={<slot name={name}>{words.fields[name]}</slot>}>
                {control => (
                  <input
                    {...control}
                    autoComplete="off"
                    defaultValue={start[name]}
                    inputMode="decimal"
                    max={name === 'share' ? 100 : 1_000_000}
                    min="0"
                    name={name}
                    step="any"
                    type="number"
                  />
                )}
              </LabelledField>
            ))}
          </div>
          <p className={`${body} ${styles.result}`}>
            <slot name="result">{`${evenShare === undefined ? words.neverPays : words.pays(evenShare)} ${words.notCounted}`}</slot>
          </p>
        </div>
        <div className={`${sheetOfPaper} ${styles.sum}`} part="picture" role="status">
          <Sum assumptions={assumptions} isInvalid={isInvalid} />
        </div>
      </div>
    </section>
  )
}

/** The lines of the sum, each with where it comes from. */
function Sum({ assumptions, isInvalid }: { assumptions: Assumptions; isInvalid: boolean }) {
  const words = useWords('savings', savings)
  const { plans } = useWords('pricing', pricing)
  const { plan, price, hours, worth, left } = savingsOf(assumptions, planFacts)
  const { name, features: [limit] = [] } = plans[plan] ?? {}
  const { number, dollars } = words
  const lines = [
    [
      'saved',
      words.saved,
      <slot key="formula" name="formula">
        {words.month(number(assumptions.hours), words.percent(number(assumptions.share)))}
      </slot>,
      number(hours),
    ],
    ['worth', words.worth, `${number(hours)} × ${words.rate(assumptions.cost)}`, dollars(worth)],
    ['price', words.price, '', dollars(-price)],
  ] as const
  return (
    <>
      {isInvalid && (
        <p className={styles.invalid}>
          <slot name="invalid">{words.invalid}</slot>
        </p>
      )}
      <p className={styles.note}>
        <slot name="fits">{words.fits}</slot>
      </p>
      <p className={styles.plan}>
        <slot name="plan">
          <b className={title}>{name}</b> <span>{limit}</span>
        </slot>
      </p>
      <dl className={styles.lines}>
        {lines.map(([slot, label, formula, value]) => (
          <div key={slot}>
            <dt>
              <slot name={slot}>{label}</slot> {formula && <span>{formula}</span>}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div data-left={left < 0 ? 'less' : 'more'}>
          <dt>
            {left < 0 ? <slot name="loses">{words.loses}</slot> : <slot name="left">{words.left}</slot>}
          </dt>
          <dd>{dollars(left)}</dd>
        </div>
      </dl>
    </>
  )
}

export default createSection(description, 'savings', savings, SavingsCalculator)
