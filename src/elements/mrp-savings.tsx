import { type FormEvent, useEffect, useRef, useState } from 'react'
import { slottedText } from '../custom-element/attributes.ts'
import { LabelledField } from '../ui/labelled-field.tsx'
import { intro, sheetOfPaper } from '../ui/layout.styles.ts'
import { Heading, Lead, Section } from '../ui/section.tsx'
import { css } from '../ui/sheet.ts'
import { token } from '../ui/tokens.ts'
import { body, holds, size, title } from '../ui/typography.styles.ts'
import { pricing, savings } from '../words/en/pricing.ts'
import { planFacts } from '../words/prices.ts'
import { useWords } from '../words/section-words.ts'
import { createSection, describeSection, type SectionProps } from './create-section.tsx'
import { type Assumptions, savingsOf } from './savings.ts'

const description = describeSection({
  tag: 'mrp-savings',
  summary: 'Calculates what the right plan saves a month, from four numbers that the visitor can change.',
  attributes: {
    heading: slottedText('Section heading.', savings.heading),
    lead: slottedText('The sentence below it.', savings.lead),
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

const calculator = css`
  display: grid;
  gap: clamp(32px, 5cqi, 64px);
  align-items: start;
  & > * { min-inline-size: 0; }
  @container (min-width: 53.75em) {
    & { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  }
`

/** Without a script nothing can be changed: the sum alone remains. */
const introWords = css`
  margin-block-end: clamp(20px, 3cqi, 32px);
  @media (scripting: none) {
    & > p { display: none; }
  }
`

const fieldGrid = css`
  display: grid;
  gap: 16px;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  @media (scripting: none) {
    & { display: none; }
  }
`

const resultText = css`
  margin-block-start: 20px;
`

const sumSheet = css`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: clamp(20px, 2.6cqi, 32px);
`

const fitsNote = css`
  font-size: ${size.small};
  color: ${token('muted')};
`

const planName = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 12px;
  & span { color: ${token('muted')}; }
`

const invalidNote = css`
  padding: 12px 16px;
  border-inline-start: 4px solid ${token('warn')};
  background: ${token('warn-tint')};
  font-size: ${size.small};
  line-height: 1.45;
`

const sumLines = css`
  margin-block-start: 4px;
  & > div { display: flex; justify-content: space-between; align-items: baseline; gap: 2px 16px; padding-block: 12px; border-block-start: 1px solid ${token('line')}; ${holds('label')} line-height: 1.4; }
  & span { display: block; font: 400 ${size.figure}/1.4 ${token('font')}; color: ${token('muted')}; }
  & dt { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
  & dd { margin-inline-start: auto; font-variant-numeric: tabular-nums; white-space: nowrap; }
  & [data-left] { border-block-start: 2px solid ${token('ink')}; padding-block-end: 0; font-weight: 600; }
  & [data-left] dd { font-size: ${size.subtitle}; color: ${token('good')}; }
  & [data-left='less'] dd { color: ${token('bad')}; }
`

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

function SavingsCalculator({
  heading,
  headingLevel,
  lead,
  words,
}: SectionProps<typeof description, 'savings'>) {
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
    <Section ground="surface" look={calculator}>
      <div>
        <div className={`${intro} ${introWords}`}>
          <Heading level={headingLevel}>{heading}</Heading>
          <Lead>{lead}</Lead>
        </div>
        <div className={fieldGrid} onInput={(_: FormEvent) => read()} ref={fields}>
          {names.map(name => (
            <NumberField key={name} label={words.fields[name]} name={name} />
          ))}
        </div>
        <p className={`${body} ${resultText}`}>
          <slot name="result">{`${evenShare === undefined ? words.neverPays : words.pays(evenShare)} ${words.notCounted}`}</slot>
        </p>
      </div>
      <div className={`${sheetOfPaper} ${sumSheet}`} part="picture" role="status">
        <Sum assumptions={assumptions} isInvalid={isInvalid} />
      </div>
    </Section>
  )
}

interface NumberFieldProps {
  readonly name: keyof Assumptions
  readonly label: string
}

/** A number that the visitor can change, which begins as the page assumes it. */
function NumberField({ name, label }: NumberFieldProps) {
  return (
    <LabelledField label={<slot name={name}>{label}</slot>}>
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
        <p className={invalidNote}>
          <slot name="invalid">{words.invalid}</slot>
        </p>
      )}
      <p className={fitsNote}>
        <slot name="fits">{words.fits}</slot>
      </p>
      <p className={planName}>
        <slot name="plan">
          <b className={title}>{name}</b> <span>{limit}</span>
        </slot>
      </p>
      <dl className={sumLines}>
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
