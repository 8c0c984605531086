import { describe, expect, test } from 'vitest'
import { read } from '../../../src/entries/planner.ts'
import { calendarExamples } from '../../../src/planning/read/layouts/calendar-words.ts'
import { synonyms } from '../../../src/planning/read/layouts/generic.ts'
import type { Example, Layout } from '../../../src/planning/read/layouts/layout.ts'
import { is, type Mark, markExamples } from '../../../src/planning/read/layouts/marks.ts'
import { numberExamples } from '../../../src/planning/read/layouts/number-words.ts'
import {
  madeOrBoughtExamples,
  purchaseExamples,
  tells,
} from '../../../src/planning/read/layouts/purchasing.ts'
import { isKindOfStock, stockKindExamples } from '../../../src/planning/read/layouts/stock-kinds.ts'
import { systems } from '../../../src/planning/read/layouts/systems.ts'
import {
  answerExamples,
  directions,
  lotRules,
  ownTitles,
  rowTypes,
  titles,
  wordExamples,
} from '../../../src/planning/read/layouts/telling-words.ts'
import { worded } from '../../../src/planning/read/worded.ts'
import { stateOf } from '../../../src/planning/read/words/row-words.ts'

// Each layout, and each row of words, is held by its own examples.

const files = import.meta.glob<Record<string, unknown>>('../../../src/planning/read/layouts/systems/*.ts', {
  eager: true,
})

const withExamples = Object.values(files).flatMap(file => {
  const { examples = [] } = file as { readonly examples?: readonly Example[] }
  const layout = Object.values(file).find(
    (one): one is Layout => typeof one === 'object' && one !== null && 'system' in one,
  )
  return layout ? [[layout, examples] as const] : []
})

const readExample = async (text: string) => {
  const { tables } = await read([{ text }], { today: '2026-11-24' })
  return tables[0]
}

describe.each(withExamples.map(([layout, examples]) => [layout.system, layout, examples] as const))(
  'A list of %s',
  (system, layout, examples) => {
    test('has an example', () => {
      expect(examples.map(({ list }) => list)).toEqual(layout.lists.map(({ list }) => list))
    })

    test.each(examples.map(example => [example.list, example] as const))(
      'is told by its headings: %s',
      async (list, { text, kinds, columns }) => {
        const table = await readExample(text)
        expect(table?.evidence[0]).toContain(`${system}, ${list}`)
        expect(table?.kinds).toEqual(kinds)
        expect(table?.columns.map(({ meaning }) => meaning)).toEqual(columns)
      },
    )

    test.each(examples.map(example => [example.list, example] as const))(
      'has its columns in any order: %s',
      async (_, { text, kinds, columns }) => {
        const sign = text.includes('\t') ? '\t' : ','
        const turned = text
          .split('\n')
          .map(line => line.split(sign).toReversed().join(sign))
          .join('\n')
        const table = await readExample(turned)
        expect(table?.kinds).toEqual(kinds)
        expect(table?.columns.map(({ meaning }) => meaning)).toEqual(columns.toReversed())
      },
    )
  },
)

test('Each list is told by headings that it needs, and each file belongs to a system', async () => {
  const loaded = await Promise.all(
    systems.map(async ({ tells, load }) => [tells, (await load()).layout] as const),
  )
  expect(loaded.map(([, { system }]) => system).sort()).toEqual(
    withExamples.map(([{ system }]) => system).sort(),
  )
  for (const [tells, { system, lists }] of loaded)
    for (const { list, needs } of lists) {
      const isTold = tells.some(told => told.split('|').every(heading => needs.split('|').includes(heading)))
      expect([system, list, isTold]).toEqual([system, list, true])
    }
})

test('Synonyms are written as headings are compared, or nothing would find them', () => {
  const words = synonyms.split('\n').flatMap(line => (line.split(':')[1] ?? '').split(' '))
  expect(words.filter(word => worded(word) !== word)).toEqual([])
})

describe('Words say what their examples are', () => {
  test.each(
    (Object.entries(markExamples) as [Mark, readonly string[]][]).flatMap(([mark, examples]) =>
      examples.map(example => [mark, example] as const),
    ),
  )('A heading has the mark “%s”: %s', (mark, example) => {
    expect(is[mark](example)).toBe(true)
  })

  test.each(
    (Object.entries(purchaseExamples) as [keyof typeof tells, readonly string[]][]).flatMap(
      ([mark, examples]) => examples.map(example => [mark, example] as const),
    ),
  )('Of how an item is supplied, a heading has the mark “%s”: %s', (mark, example) => {
    expect(tells[mark](example)).toBe(true)
  })

  test.each(
    wordExamples.directions.flatMap(([where, says, examples]) =>
      examples.split('|').map(example => [where, says, example] as const),
    ),
  )('%s, %s: %s', (where, says, example) => {
    const all = directions.filter(one => one.where === where && one.words.test(example.replaceAll('_', ' ')))
    expect(all.map(one => one.says)).toContain(says)
  })

  test.each(
    wordExamples.rowTypes.flatMap(([is, examples]) =>
      examples.split('|').map(example => [is, example] as const),
    ),
  )('A row is of the kind %s: %s', (is, example) => {
    expect(rowTypes.find(one => one.words.test(example))?.is).toBe(is)
  })

  test.each(
    wordExamples.states.flatMap(([is, examples]) =>
      examples.split('|').map(example => [is, example] as const),
    ),
  )('An order is %s: %s', (is, example) => {
    expect(stateOf(example)).toBe(is)
  })

  test.each(
    [...answerExamples, ...madeOrBoughtExamples, [isKindOfStock, stockKindExamples] as const].flatMap(
      ([says, examples]) => examples.map(example => [example, says] as const),
    ),
  )('A value says what its row has it for: %s', (example, says) => {
    expect(says(example)).toBe(true)
  })

  test.each(
    wordExamples.lotRules.flatMap(([is, examples]) =>
      examples.split('|').map(example => [is, example] as const),
    ),
  )('Orders are sized %s: %s', (is, example) => {
    expect(lotRules.filter(({ words }) => words.test(example)).map(one => one.is)).toContain(is)
  })

  test.each(
    calendarExamples.flatMap(([words, examples]) => examples.map(example => [example, words] as const)),
  )('A date has the words of its row: %s', (example, words) => {
    expect(words.test(example)).toBe(true)
  })

  test.each(
    numberExamples.flatMap(([words, examples]) => examples.map(example => [example, words] as const)),
  )('A number has the words of its row: %s', (example, words) => {
    expect(words.test(example)).toBe(true)
  })

  test.each(
    wordExamples.titles.flatMap(([says, examples]) =>
      examples.split('|').map(example => [says, example] as const),
    ),
  )('A title says %s: %s', (says, example) => {
    const all = titles.filter(({ words }) => words.test(example.replaceAll('_', ' ')))
    expect(all.map(one => one.says)).toContain(says)
  })

  test.each(
    wordExamples.ownTitles.flatMap(([says, examples]) =>
      examples.split('|').map(example => [says, example] as const),
    ),
  )('The whole of a title says %s: %s', (says, example) => {
    expect(ownTitles.filter(({ words }) => words.test(example)).map(one => one.says.join())).toEqual([says])
  })

  test.each(['Stock orders', 'Mindestbestand', 'In transit to customers', 'Jobs quoted'])(
    'The whole of a title says nothing: %s',
    title => {
      expect(ownTitles.filter(({ words }) => words.test(title))).toEqual([])
    },
  )
})
