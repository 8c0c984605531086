import { memo, useId, useMemo } from 'react'
import { compare, type Difference, type ProposedReceipt } from '../../../planning/engine/compare.ts'
import { sum } from '../../../planning/engine/record.ts'
import { title } from '../../../ui/typography.styles.ts'
import { joined } from '../planner-words.ts'
import type { Planning } from '../planning-with-undo.ts'
import { useShown, type WordedPlan } from '../shown.ts'
import { startedOf, whyNot } from './order-reasons.ts'
import { reasonText } from './order-row.ts'
import { groupOf, TaskList } from './task-list.tsx'
import { itemPlace, type Task } from './to-do.ts'
import { note, toDo } from './to-do-list.styles.ts'

/** Kinds of differences, in the order in which a planner looks at them. */
const kinds = ['missing', 'quantity', 'date', 'superfluous', 'same'] as const

const tones: Partial<Record<Difference['kind'], Task['tone']>> = { missing: 'bad', superfluous: 'warn' }

type ComparisonProps = { readonly proposals: readonly ProposedReceipt[] }

/** Compares what another system proposes with this plan: how far they agree, and each difference with its reason. */
export const Comparison = memo(function Comparison({ proposals }: ComparisonProps) {
  const shown = useShown()
  const { planning, words, version } = shown
  const { t } = words
  const id = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the plan changes in place, with another version
  const differences = useMemo(
    () =>
      compare(
        planning.plan,
        proposals.map(proposal => goodOf(planning, proposal)),
      ),
    [planning, version, proposals],
  )
  const [theirs, agreed] = agreementIn(differences)
  const beyond = proposals.filter(({ period }) => period >= planning.plan.periods).length
  const groups = kinds.map(kind => {
    const found = differences.filter(one => one.kind === kind)
    return groupOf(
      () => found,
      difference => differenceTask(shown, difference),
      {
        name: t(`planner.compare.${kind}`),
        sum: () => (found.length > 1 ? words.count('planner.orders', found.length) : ''),
      },
    )
  })
  return (
    <section aria-labelledby={id} className={toDo}>
      <header>
        <h2 className={title} data-to-do="" id={id} tabIndex={-1}>
          {t('planner.compare', {
            items: words.count('planner.items', theirs),
            same: words.number(agreed),
          })}
        </h2>
        <p className={note}>
          {joined(
            t('planner.compare.how'),
            beyond > 0 && t('planner.compare.beyond', { count: words.number(beyond) }),
          )}
        </p>
      </header>
      <TaskList groups={groups} />
    </section>
  )
})

/** Counts the items of which something is proposed, and those of which all is as it is planned. */
function agreementIn(differences: readonly Difference[]): readonly [proposed: number, agreed: number] {
  const itemsOf = (all: readonly Difference[]) => new Set(all.map(({ item }) => item))
  const theirs = itemsOf(differences.filter(({ proposed }) => proposed !== undefined))
  const other = itemsOf(differences.filter(({ kind }) => kind !== 'same'))
  return [theirs.size, [...theirs].filter(item => !other.has(item)).length]
}

/** Returns a proposal with what is good of it: another system proposes what is to be started. */
const goodOf = (planning: Planning, proposal: ProposedReceipt): ProposedReceipt => ({
  ...proposal,
  quantity: proposal.quantity * (planning.plan.itemOf(proposal.item).yield ?? 1),
})

function differenceTask(shown: WordedPlan, { kind, item, planned, proposed, ids }: Difference): Task {
  const { planning, words } = shown
  const when = (period: number | undefined) => (period === undefined ? '' : words.when(period))
  const what = words.t(`planner.compare.${kind}.what`, {
    item: itemPlace,
    // As everywhere, orders are for what is started, and plans are compared by what of that is good.
    quantity: startedOf(shown, item, planned?.quantity ?? 0),
    when: when(planned?.period),
    proposed: startedOf(shown, item, proposed?.quantity ?? 0),
    other: when(proposed?.period),
  })
  const places = planning.plan
    .orders(item)
    .flatMap(({ due }, place) => (due === planned?.period ? [place] : []))
  return {
    item,
    kind: words.t(`planner.kind.${planning.kindOf(item)}`),
    tone: tones[kind],
    what: ids.length > 0 ? `${what} (${ids.join(', ')})` : what,
    why: planned ? reasonText(shown, item, places) : whyNotMore(shown, item),
  }
}

/** Says why the plan does not need what was proposed. */
function whyNotMore(shown: WordedPlan, item: string): string {
  const { planning, words } = shown
  const orders = planning.plan.orders(item)
  const quantity = words.quantity(item, sum(orders.map(one => one.quantity)))
  return orders.length > 0 ? words.t('planner.compare.enough', { quantity }) : whyNot(shown, item)
}
