import type { ComponentProps, FormEvent } from 'react'
import type { Question } from '../../../planning/read/questions.ts'
import type { ImportTable } from '../../../planning/read/result.ts'
import { control } from '../../../ui/field.styles.ts'
import type { ListMessages } from '../../../words/en/planner-list.ts'
import { Button } from '../buttons.tsx'
import { usePlannerWords } from '../planner-words.ts'
import * as styles from './import-report.styles.ts'

interface QuestionViewProps {
  readonly question: Question
  readonly tables: readonly ImportTable[]
  readonly onAnswer: (answer: string) => void
}

/** A question about a list, with a button for each choice, or fields where a number or a date is wanted. */
export function QuestionView({ question, tables, onAnswer }: QuestionViewProps) {
  const { t } = usePlannerWords()
  const { code, choices } = question
  return (
    <fieldset className={styles.question}>
      <legend>{question.sentence}</legend>
      {code === 'demand' ? (
        <Demand onAnswer={onAnswer} question={question} />
      ) : code === 'lead-time' ? (
        <LeadTime onAnswer={onAnswer} />
      ) : (
        <div className={styles.choices}>
          {choices.map(choice => (
            <Button key={choice} onClick={() => onAnswer(choice)}>
              {nameOf(choice)}
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  )

  function nameOf(choice: string): string {
    if (code === 'year' || code === 'version') return choice
    if (code === 'table' || code === 'past-table')
      return choice
        .split(' ')
        .map(kind => t(`planner.table.${kind}` as keyof ListMessages))
        .join(', ')
    if (code === 'column') return t(`planner.meaning.${choice}` as keyof ListMessages)
    if (code === 'item-column') {
      const column = tables.flatMap(({ columns }) => columns).find(({ id }) => id === choice)
      return column ? `${column.heading || choice}: ${column.samples.slice(0, 2).join(', ')}` : choice
    }
    return t(`planner.choice.${choice}` as keyof ListMessages)
  }
}

interface AnswerProps {
  readonly onAnswer: (answer: string) => void
}

function LeadTime({ onAnswer }: AnswerProps) {
  const { t } = usePlannerWords()
  const send = (event: FormEvent<HTMLFormElement>) => {
    const { days } = typedIn(event)
    if (/^\d{1,4}$/.test(days ?? '')) onAnswer(days ?? '')
  }
  return (
    <form className={styles.choices} onSubmit={send}>
      <Field
        defaultValue="5"
        inputMode="numeric"
        name="days"
        pattern="\s*\d{1,4}\s*"
        text={t('planner.wanted.days')}
      />
      <Button type="submit">{t('planner.answer')}</Button>
    </form>
  )
}

function Demand({ question: { samples }, onAnswer }: AnswerProps & { readonly question: Question }) {
  const { t } = usePlannerWords()
  const send = (event: FormEvent<HTMLFormElement>) => {
    const { quantity, item, date } = typedIn(event)
    if (quantity && item && date) onAnswer(`${item};${quantity};${date}`)
  }
  return (
    <form className={styles.choices} onSubmit={send}>
      <Field inputMode="numeric" name="quantity" pattern="\s*\d+\s*" text={t('planner.wanted')} />
      {samples.length > 0 ? (
        <label>
          {t('planner.wanted.item')}
          <select className={control} name="item" part="input">
            {samples.map(item => (
              <option key={item}>{item}</option>
            ))}
          </select>
        </label>
      ) : (
        <Field name="item" text={t('planner.wanted.item')} />
      )}
      <Field name="date" text={t('planner.wanted.date')} type="date" />
      <Button type="submit">{t('planner.answer')}</Button>
      <Button onClick={() => onAnswer('none')}>{t('planner.choice.none')}</Button>
    </form>
  )
}

/** A field that has to be filled in, in its label. */
const Field = ({ text, ...input }: ComponentProps<'input'> & { readonly text: string }) => (
  <label>
    {text}
    <input className={control} part="input" required {...input} />
  </label>
)

/** Returns what was typed into a form, by the names of its fields. */
function typedIn(event: FormEvent<HTMLFormElement>): Readonly<Record<string, string>> {
  event.preventDefault()
  const fields = [...new FormData(event.currentTarget)]
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value).trim()]))
}
