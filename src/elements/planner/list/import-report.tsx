import { type FormEvent, type RefObject, useId, useLayoutEffect } from 'react'
import type { Emit } from '../../../custom-element/description.ts'
import { grouped } from '../../../planning/engine/grouped.ts'
import type { Problem } from '../../../planning/read/problems.ts'
import { panel, panelHeading } from '../../../ui/panel.styles.ts'
import { subtitle } from '../../../ui/typography.styles.ts'
import { Button } from '../buttons.tsx'
import type { plannerEvents } from '../planner-events.ts'
import { usePlannerWords } from '../shown.ts'
import * as styles from './import-report.styles.ts'
import type { ReadOutcome } from './planned-list.ts'
import { isTyped, QuestionView } from './question-view.tsx'
import { placeIn, TableReadings } from './table-readings.tsx'

interface ImportReportProps {
  readonly outcome: ReadOutcome
  readonly source: {
    readonly root: RefObject<HTMLElement | null>
    /** Whether the visitor waits for the plan: then it takes the focus. */
    readonly isAwaited: RefObject<boolean>
    readonly fold: (isFolded: boolean) => void
    readonly answer: (id: string, answer: string) => void
    /** Whether nobody looks at how the list was read. */
    readonly isFolded: boolean
    /** The field for a list. */
    readonly text: RefObject<HTMLTextAreaElement | null>
    readonly showField: () => void
  }
  readonly emit: Emit<typeof plannerEvents>
  /** Says a sentence to whoever cannot see the plan. */
  readonly onSay: (sentence: string) => void
}

/** Shows what became of a list: what is asked, what is wrong with it, and how each of its tables was read. */
export function ImportReport(props: ImportReportProps) {
  const { outcome, source } = props
  useTelling(props)
  const { questions, problems } = outcome.result
  return (
    <>
      {questions.length > 0 && <Questions {...props} />}
      {problems.length > 0 && <Problems {...props} />}
      {!source.isFolded && <TableReadings onAnswer={source.answer} read={outcome} />}
    </>
  )
}

/** Tells the visitor, the page and its forms what came of each list, once: another language does not tell it again. */
function useTelling({ outcome, source, emit, onSay }: ImportReportProps): void {
  const { t, count } = usePlannerWords()
  const { root, isAwaited, fold } = source
  // Before the browser paints, so that nobody can have moved the focus since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list
  useLayoutEffect(() => {
    const { list, result } = outcome
    if (isAwaited.current) arriveSoon(root.current)
    if (!list) {
      if (result.questions.length === 0) onSay(t('planner.unplanned'))
      return
    }
    if (isAwaited.current) fold(true)
    isAwaited.current = false
    const { outlook, input } = list.planning
    const [items, orders] = [input.items.length, outlook.counts.all]
    onSay(
      t('planner.planned', {
        items: count('planner.items', items),
        orders: count('planner.orders', orders),
      }),
    )
    emit('mrp-plan', { items, orders, problems: result.problems.length + result.moreProblems })
  }, [outcome])
}

/**
 * Moves the focus to the questions or the plan, with the next frame: the page is laid out then, and need not be before.
 * Whoever has moved the focus by then keeps it. The window moves to what is wrong with a list, where it stands above its plan.
 */
function arriveSoon(inside: Element | null): void {
  const find = (selector: string) => inside?.querySelector<HTMLElement>(selector)
  const focused = find(':focus')
  requestAnimationFrame(() => {
    const now = find(':focus')
    // What has been folded away, or has gone, has lost the focus to nobody.
    if (now !== focused && (now || focused?.checkVisibility?.())) return
    find('[data-to-do]')?.focus({ preventScroll: true })
    find('[data-problems], [data-to-do]')?.scrollIntoView()
  })
}

function Questions({ outcome, source }: ImportReportProps) {
  const { t, count } = usePlannerWords()
  const { questions, tables } = outcome.result
  const id = useId()
  const demand = questions.find(({ code }) => code === 'demand')
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    for (const id of typed.keys()) source.answer(id, typed.getAll(id).join(';').trim())
  }
  return (
    <form aria-labelledby={id} className={panel} onSubmit={send}>
      <h2 className={panelHeading} data-to-do="" id={id} tabIndex={-1}>
        {count('planner.questions', questions.length)}
      </h2>
      {questions.map(question => (
        <QuestionView
          key={question.id}
          onAnswer={answer => source.answer(question.id, answer)}
          question={question}
          tables={tables}
        />
      ))}
      {questions.some(isTyped) && (
        <div className={styles.choices}>
          <Button type="submit">{t('planner.answer')}</Button>
          {demand && (
            <Button onClick={() => source.answer(demand.id, 'none')}>{t('planner.choice.none')}</Button>
          )}
        </div>
      )}
    </form>
  )
}

function Problems({ outcome, source }: ImportReportProps) {
  const { t, count, number } = usePlannerWords()
  const { problems, moreProblems } = outcome.result
  const id = useId()
  const field = source.text.current
  // A list that is what stands in the field.
  const pasted = field?.value === outcome.sources[0]?.text ? field : null
  const isLeftOut = problems.some(({ severity }) => severity === 'error')
  const mark = (list: HTMLTextAreaElement, run: Run) => {
    source.showField()
    list.focus()
    list.setSelectionRange(...rangeOf(list.value, run))
  }
  return (
    <section aria-labelledby={id} className={panel} data-bad={isLeftOut ? '' : undefined} data-problems="">
      <h2 className={subtitle} id={id}>
        {count('planner.problems', linesOf(problems) + moreProblems)}
      </h2>
      <ul className={styles.problems}>
        {bySentence(problems).map(([sentence, places]) => (
          <li key={sentence}>
            <div>
              {runsOf(places).map((run, at) => (
                <Place
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
                  key={at}
                  {...run}
                  onMark={pasted ? () => mark(pasted, run) : undefined}
                />
              ))}
            </div>
            <p>{sentence}</p>
          </li>
        ))}
      </ul>
      {moreProblems > 0 && <p>{t('planner.problems.more', { count: number(moreProblems) })}</p>}
      {isLeftOut && outcome.list && <p>{t('planner.problems.planned')}</p>}
    </section>
  )
}

/** Counts lines: several things may be wrong with one. */
const linesOf = (problems: readonly Problem[]): number =>
  new Set(problems.map(({ source, line }) => `${line} ${source}`)).size

/** Returns what is said in the same words once, with all of its places. */
function bySentence(problems: readonly Problem[]): readonly (readonly [string, readonly Problem[]])[] {
  const byLine = [...problems].sort((one, other) => one.line - other.line)
  return [...grouped(byLine, ({ sentence }) => sentence)]
}

/** Lines of a source that follow each other. */
type Run = Pick<Problem, 'source' | 'line'> & { lastLine: number }

/** Joins lines that follow each other. */
function runsOf(places: readonly Problem[]): readonly Run[] {
  const runs: Run[] = []
  for (const { source, line } of places) {
    const last = runs.at(-1)
    // In line 0 stands what is wrong with all of it.
    if (line > 1 && last?.source === source && last.lastLine === line - 1) last.lastLine = line
    else runs.push({ source, line, lastLine: line })
  }
  return runs
}

/** `onMark` marks the lines in the field, if they stand there. */
type PlaceProps = Run & { readonly onMark: (() => void) | undefined }

function Place({ source, line, lastLine, onMark }: PlaceProps) {
  const words = usePlannerWords()
  if (line === 0) return <span>{source}</span>
  const text = placeIn(words, line, lastLine)
  if (!onMark) return <span>{`${source}, ${text}`}</span>
  return (
    <button className={styles.line} onClick={onMark} type="button">
      {text}
    </button>
  )
}

/** Returns where lines, counted from 1, stand in a text. */
function rangeOf(text: string, { line, lastLine }: Run): readonly [start: number, end: number] {
  const lines = text.split('\n')
  const lengthTo = (count: number) => lines.slice(0, count).join('\n').length
  return [line > 1 ? lengthTo(line - 1) + 1 : 0, lengthTo(lastLine)]
}
