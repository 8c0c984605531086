import { type FormEvent, useId } from 'react'
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
  const id = useId()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const days = new FormData(event.currentTarget).get('days')
    if (/^\d{1,4}$/.test(String(days).trim())) onAnswer(String(days).trim())
  }
  return (
    <form className={styles.choices} onSubmit={send}>
      <label htmlFor={id}>
        {t('planner.wanted.days')}
        <input
          className={control}
          defaultValue="5"
          id={id}
          inputMode="numeric"
          name="days"
          part="input"
          pattern="\s*\d{1,4}\s*"
          required
        />
      </label>
      <Button type="submit">{t('planner.answer')}</Button>
    </form>
  )
}

function Demand({ question: { samples }, onAnswer }: AnswerProps & { readonly question: Question }) {
  const { t } = usePlannerWords()
  const id = useId()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const answers = new FormData(event.currentTarget)
    const [quantity, item, date] = ['quantity', 'item', 'date'].map(name =>
      String(answers.get(name) ?? '').trim(),
    )
    if (quantity && item && date) onAnswer(`${item};${quantity};${date}`)
  }
  return (
    <form className={styles.choices} onSubmit={send}>
      <label htmlFor={`${id}q`}>
        {t('planner.wanted')}
        <input
          className={control}
          id={`${id}q`}
          inputMode="numeric"
          name="quantity"
          part="input"
          pattern="\s*\d+\s*"
          required
        />
      </label>
      <label htmlFor={`${id}i`}>
        {t('planner.wanted.item')}
        {samples.length > 0 ? (
          <select className={control} id={`${id}i`} name="item" part="input">
            {samples.map(item => (
              <option key={item}>{item}</option>
            ))}
          </select>
        ) : (
          <input className={control} id={`${id}i`} name="item" part="input" required />
        )}
      </label>
      <label htmlFor={`${id}d`}>
        {t('planner.wanted.date')}
        <input className={control} id={`${id}d`} name="date" part="input" required type="date" />
      </label>
      <Button type="submit">{t('planner.answer')}</Button>
      <Button onClick={() => onAnswer('none')}>{t('planner.choice.none')}</Button>
    </form>
  )
}
