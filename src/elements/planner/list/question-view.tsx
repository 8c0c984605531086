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

/** Whether the answer to a question is typed. */
export const isTyped = ({ code }: Question): boolean => code === 'demand' || code === 'lead-time'

/** Asks a question about a list, with a button for each choice, or fields where a number or a date is wanted. */
export function QuestionView({ question, tables, onAnswer }: QuestionViewProps) {
  const { id, code, sentence, choices } = question
  const words = usePlannerWords()
  const { t } = words
  return (
    <fieldset className={styles.question}>
      <legend>{sentence}</legend>
      <div className={styles.choices}>
        {code === 'demand' ? (
          <Demand question={question} />
        ) : code === 'lead-time' ? (
          <Field
            defaultValue="5"
            inputMode="numeric"
            name={id}
            pattern="\s*\d{1,4}\s*"
            required
            text={t('planner.wanted.days')}
          />
        ) : (
          choices.map(choice => (
            <Button key={choice} onClick={() => onAnswer(choice)}>
              {nameOf(choice)}
            </Button>
          ))
        )}
      </div>
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

/** Its fields, in the order of the answer: see `QuestionCode`. */
function Demand({ question: { id, samples } }: Pick<QuestionViewProps, 'question'>) {
  const { t } = usePlannerWords()
  const name = t('planner.wanted.item')
  return (
    <>
      {samples.length > 0 ? (
        <label>
          {name}
          <Choice choices={samples.map(item => [item, item])} name={id} />
        </label>
      ) : (
        <Field name={id} pattern=".*\S.*" required text={name} />
      )}
      <Field inputMode="numeric" name={id} pattern="\s*\d+\s*" required text={t('planner.wanted')} />
      <Field name={id} required text={t('planner.wanted.date')} type="date" />
    </>
  )
}
