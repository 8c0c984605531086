import type { Emit } from '../../../custom-element/element.ts'
import type { plannerEvents } from '../planner-events.ts'
import type { PlannerWords } from '../planner-words.ts'
import type { ReadOutcome } from './planned-list.ts'

interface TellOptions {
  readonly root: Element | null
  /** Whether the visitor waits for the plan: then it takes the focus. */
  readonly isAwaited: boolean
  readonly words: PlannerWords
  readonly emit: Emit<typeof plannerEvents>
  /** Says a sentence to whoever cannot see the plan. */
  readonly say: (sentence: string) => void
}

/** Tells the visitor, the page and its forms what came of a list. */
export function tellOutcome(outcome: ReadOutcome, { root, isAwaited, words, emit, say }: TellOptions): void {
  const { t, count } = words
  const { result } = outcome
  if (isAwaited) arriveSoon(root, outcome.is === 'asking' ? '[data-asked]' : '[data-to-do]')
  if (outcome.is === 'asking') {
    if (result.questions.length === 0) say(t('planner.unplanned'))
    return
  }
  const { outlook, input } = outcome.list.planning
  const orders = outlook.counts.all
  say(
    t('planner.planned', {
      items: count('planner.items', input.items.length),
      orders: count('planner.orders', orders),
    }),
  )
  emit('mrp-plan', {
    items: input.items.length,
    orders,
    problems: result.problems.length + result.moreProblems,
  })
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
