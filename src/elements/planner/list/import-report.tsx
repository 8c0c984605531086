import { type RefObject, useId, useLayoutEffect } from 'react'
import type { Emit } from '../../../custom-element/description.ts'
import { grouped } from '../../../planning/engine/grouped.ts'
import type { Problem } from '../../../planning/read/problems.ts'
import { panel, panelHeading } from '../../../ui/panel.styles.ts'
import { subtitle } from '../../../ui/typography.styles.ts'
import type { plannerEvents } from '../planner-events.ts'
import { usePlannerWords } from '../shown.ts'
import * as styles from './import-report.styles.ts'
import type { ReadOutcome } from './planned-list.ts'
import { QuestionView } from './question-view.tsx'
import { TableReadings } from './table-readings.tsx'

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
      {(!source.isFolded || questions.length > 0) && (
        <TableReadings onAnswer={source.answer} read={outcome} />
      )}
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
    if (isAwaited.current) arriveSoon(root.current, list ? '[data-to-do]' : '[data-asked]')
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
 * Moves the focus, and the window, to what `selector` finds, with the next frame: the page is laid out then, and need not
 * be before. Whoever has moved the focus by then keeps it.
 */
function arriveSoon(inside: Element | null, selector: string): void {
  const find = (selector: string) => inside?.querySelector<HTMLElement>(selector)
  const focused = find(':focus')
  requestAnimationFrame(() => {
    const now = find(':focus')
    // What has been folded away, or has gone, has lost the focus to nobody.
    if (now !== focused && (now || focused?.checkVisibility?.())) return
    const to = find(selector)
    to?.focus({ preventScroll: true })
    to?.scrollIntoView({ block: 'start' })
  })
}

function Questions({ outcome, source }: ImportReportProps) {
  const { t, count } = usePlannerWords()
  const { questions, tables } = outcome.result
  const id = useId()
  return (
    <section aria-labelledby={id} className={panel}>
      <h2 className={panelHeading} data-asked="" id={id} tabIndex={-1}>
        {count('planner.questions', questions.length)}
      </h2>
      <p>{t('planner.questions.why')}</p>
      {questions.map(question => (
        <QuestionView
          key={question.id}
          onAnswer={answer => source.answer(question.id, answer)}
          question={question}
          tables={tables}
        />
      ))}
    </section>
  )
}

function Problems({ outcome, source }: ImportReportProps) {
  const { t, count, number } = usePlannerWords()
  const { problems, moreProblems, questions, input } = outcome.result
  const id = useId()
  const field = source.text.current
  // A list that is what stands in the field.
  const pasted = field?.value === outcome.sources[0]?.text ? field : null
  const isLeftOut = problems.some(({ severity }) => severity === 'error')
  const mark = (list: HTMLTextAreaElement, line: number) => {
    source.showField()
    list.focus()
    list.setSelectionRange(...rangeOf(list.value, line))
  }
  return (
    <section aria-labelledby={id} className={panel} data-bad={isLeftOut ? '' : undefined}>
      <h2 className={subtitle} id={id}>
        {count('planner.problems', linesOf(problems) + moreProblems)}
      </h2>
      <ul className={styles.problems}>
        {bySentence(problems).map(([sentence, places]) => (
          <li key={sentence}>
            <div>
              {places.map(({ source, line }, at) => (
                <Place
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
                  key={at}
                  line={line}
                  onMark={pasted ? () => mark(pasted, line) : undefined}
                  source={source}
                />
              ))}
            </div>
            <p>{sentence}</p>
          </li>
        ))}
      </ul>
      {moreProblems > 0 && <p>{t('planner.problems.more', { count: number(moreProblems) })}</p>}
      {isLeftOut && input.items.length > 0 && questions.length === 0 && (
        <p>{t('planner.problems.planned')}</p>
      )}
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

/** `onMark` marks the line in the field, if it stands there. */
type PlaceProps = Pick<Problem, 'source' | 'line'> & { readonly onMark: (() => void) | undefined }

function Place({ source, line, onMark }: PlaceProps) {
  const { t, number } = usePlannerWords()
  if (line === 0) return <span>{source}</span>
  const text = t('planner.line', { line: number(line) })
  if (!onMark) return <span>{`${source}, ${text}`}</span>
  return (
    <button className={styles.line} onClick={onMark} type="button">
      {text}
    </button>
  )
}

/** Returns where a line, counted from 1, stands in a text. */
function rangeOf(text: string, line: number): readonly [start: number, end: number] {
  const lines = text.split('\n')
  const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0)
  return [start, start + (lines[line - 1]?.length ?? 0)]
}
