import { useMemo } from 'react'
import type { Help as Way } from '../../../planning/engine/help.ts'
import { Button } from '../button.tsx'
import type { PlannerWords } from '../planner-words.ts'
import type { Planning } from '../planning-with-undo.ts'
import { useShown } from '../shown.ts'
import type { LateDemand } from './outlook.ts'
import * as styles from './to-do-list.styles.ts'

/** What would bring a late demand in time: a line each, which can be tried. The engine has planned every one of them. */
export function Help({ late }: { readonly late: LateDemand }) {
  const { planning, words, version, change } = useShown()
  const { t } = words
  const { item, place } = late
  // biome-ignore lint/correctness/useExhaustiveDependencies: the plan changes in place, with another version
  const all = useMemo(() => planning.plan.help(item, place), [planning, version, item, place])
  const isSplit = all.some(({ kind }) => kind === 'split')
  // A smaller demand is what can be shipped of a split one.
  const ways = all.filter(({ kind }) => kind !== 'quantity' || !isSplit)
  if (ways.length === 0) return <p>{t('planner.help.none')}</p>
  return (
    <ul className={styles.help}>
      {ways.map(way => {
        const sentence = sentenceOf(way, planning, words, late)
        return (
          <li key={`${way.kind} ${sentence}`}>
            <span>{sentence}</span>
            <Button
              aria-label={`${t('planner.help.try')}: ${sentence}`}
              onClick={() => change('help', () => planning.tryOut(way.edit))}
            >
              {t('planner.help.try')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

function sentenceOf(way: Way, planning: Planning, words: PlannerWords, late: LateDemand): string {
  const { t, number, when } = words
  const { quantity, delay, period } = late
  switch (way.kind) {
    case 'split': {
      // Split, more can come in time: the parts for the first order may be there already.
      const inTime = quantity - delay.quantity
      return t(way.quantity > inTime ? 'planner.help.split.more' : 'planner.help.split', {
        quantity: number(way.quantity),
        inTime: number(inTime),
        more: number(way.quantity - inTime),
        late: number(delay.quantity),
        due: when(Math.max(0, period)),
        rest: number(way.rest),
        when: when(way.period),
      })
    }
    case 'quantity':
      return t('planner.help.quantity', { quantity: number(way.quantity), total: number(quantity) })
    case 'lead-time': {
      const items = way.items.map(({ item: part, leadTime, was }) => {
        return t('planner.help.item', {
          item: part,
          time: words.leadTime({ ...planning.itemOf(part), leadTime }),
          was: number(was),
        })
      })
      return t('planner.help.lead-time', { items: words.list(items) })
    }
    case 'expedite': {
      const items = way.orders.map(({ id, item: part, from, to }) =>
        t('planner.help.order', {
          id: id === undefined ? '' : ` ${id}`,
          item: part,
          from: when(from),
          to: when(to),
        }),
      )
      return t('planner.help.lead-time', { items: words.list(items) })
    }
    case 'safety-stock':
      return t('planner.help.safety-stock', { quantity: number(way.quantity), item: way.item })
  }
}
