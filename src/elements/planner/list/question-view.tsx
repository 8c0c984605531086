import type { FormEvent, ReactNode } from 'react'
import type { Question } from '../../../planning/read/questions.ts'
import type { ImportTable } from '../../../planning/read/result.ts'
import type { ListMessages } from '../../../words/en/planner-list.ts'
import { Button, Choice, Field } from '../buttons.tsx'
import { usePlannerWords } from '../shown.ts'
import * as styles from './import-report.styles.ts'
import { kindsText } from './table-readings.tsx'

interface QuestionViewProps {
  readonly question: Question
  readonly tables: readonly ImportTable[]
  readonly onAnswer: (answer: string) => void
}

/** Asks a question about a list, with a button for each choice, or fields where a number or a date is wanted. */
export function QuestionView({ question, tables, onAnswer }: QuestionViewProps) {
  const { code, sentence, choices } = question
  const words = usePlannerWords()
  const { t } = words
  return (
    <fieldset className={styles.question}>
      <legend>{sentence}</legend>
      {code === 'demand' ? (
        <Demand onAnswer={onAnswer} question={question} />
      ) : code === 'lead-time' ? (
        <AnswerForm onAnswer={({ days }) => onAnswer(String(days))}>
          <Field
            defaultValue="5"
            inputMode="numeric"
            name="days"
            pattern="\s*\d{1,4}\s*"
            required
            text={t('planner.wanted.days')}
          />
        </AnswerForm>
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
    if (code === 'item-column') {
      const column = tables.flatMap(({ columns }) => columns).find(({ id }) => id === choice)
      return column ? `${column.heading || choice}: ${column.samples.slice(0, 2).join(', ')}` : choice
    }
    if (code.endsWith('table')) return kindsText(words, choice)
    return t(`planner.${code === 'column' ? 'meaning' : 'choice'}.${choice}` as keyof ListMessages)
  }
}

type Typed = Readonly<Record<string, string>>

interface AnswerFormProps {
  readonly children: ReactNode
  /** Takes what was typed, by the names of the fields. Nothing is empty. */
  readonly onAnswer: (typed: Typed) => void
  /** What stands behind the button. */
  readonly more?: ReactNode
}

function AnswerForm({ children, onAnswer, more }: AnswerFormProps) {
  const { t } = usePlannerWords()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()])
    if (typed.every(([, value]) => value)) onAnswer(Object.fromEntries(typed))
  }
  return (
    <form className={styles.choices} onSubmit={send}>
      {children}
      <Button type="submit">{t('planner.answer')}</Button>
      {more}
    </form>
  )
}

function Demand({ question: { samples }, onAnswer }: Pick<QuestionViewProps, 'question' | 'onAnswer'>) {
  const { t } = usePlannerWords()
  return (
    <AnswerForm
      more={<Button onClick={() => onAnswer('none')}>{t('planner.choice.none')}</Button>}
      onAnswer={({ item, quantity, date }) => onAnswer(`${item};${quantity};${date}`)}
    >
      <Field inputMode="numeric" name="quantity" pattern="\s*\d+\s*" required text={t('planner.wanted')} />
      {samples.length > 0 ? (
        <label>
          {t('planner.wanted.item')}
          <Choice choices={samples.map(item => [item, item])} name="item" />
        </label>
      ) : (
        <Field name="item" required text={t('planner.wanted.item')} />
      )}
      <Field name="date" required text={t('planner.wanted.date')} type="date" />
    </AnswerForm>
  )
}
