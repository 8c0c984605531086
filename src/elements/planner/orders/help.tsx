import { useMemo } from 'react'
import type { Help as Way } from '../../../planning/engine/help.ts'
import { useTranslation } from '../../../words/translation.ts'
import { Button } from '../button.tsx'
import { useShown } from '../shown.ts'
import type { LateDemand } from './outlook.ts'
import * as styles from './to-do-list.styles.ts'

/** What would bring a late demand in time: a line each, which can be tried. The engine has planned every one of them. */
export function Help({ late }: { readonly late: LateDemand }) {
  const { planning, words, version, change } = useShown()
  const { language } = useTranslation()
  const { t, number, when } = words
  const { item, place, period, quantity } = late
  // biome-ignore lint/correctness/useExhaustiveDependencies: the plan changes in place, with another version
  const ways = useMemo(() => planning.plan.help(item, place), [planning, version, item, place])
  if (ways.length === 0) return <p>{t('planner.help.none')}</p>
  return (
    <ul className={styles.help}>
      {ways.map(way => {
        const sentence = say(way)
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

  function say(way: Way): string {
    switch (way.kind) {
      case 'split':
        return t('planner.help.split', {
          quantity: number(way.quantity),
          due: when(Math.max(0, period)),
          rest: number(way.rest),
          when: when(way.period),
        })
      case 'quantity':
        return t('planner.help.quantity', { quantity: number(way.quantity), total: number(quantity) })
      case 'lead-time': {
        const items = way.items.map(({ item: part, leadTime, was }) => {
          const timeOf = (time: number) => words.leadTime({ ...planning.itemOf(part), leadTime: time })
          return t('planner.help.item', { item: part, time: timeOf(leadTime), was: timeOf(was) })
        })
        return t('planner.help.lead-time', { items: new Intl.ListFormat(language).format(items) })
      }
      case 'expedite':
        return t('planner.help.expedite', {
          id: way.id === undefined ? '' : ` ${way.id}`,
          item: way.item,
          from: when(way.from),
          to: when(way.to),
        })
      case 'safety-stock':
        return t('planner.help.safety-stock', { quantity: number(way.quantity), item: way.item })
    }
  }
}
