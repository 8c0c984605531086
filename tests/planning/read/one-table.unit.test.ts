import { expect, test } from 'vitest'
import { plan } from '../../../src/entries/planner.ts'
import { sampleIn } from '../../../src/plant/sample.ts'
import de from '../../../src/words/de/planner.ts'
import { plannerMessages as en } from '../../../src/words/en/planner.ts'
import es from '../../../src/words/es/planner.ts'
import fr from '../../../src/words/fr/planner.ts'
import { asked, readText } from './lists.ts'

// Items, their bill and what is wanted of them, in one table.

test.for(Object.entries({ en, de, es, fr }))(
  'The example in the empty field gives the plan of the site’s pictures (%s)',
  async ([, { 'planner.list.example': example }]) => {
    const result = await readText(example)
    expect(result.problems).toEqual([])
    expect(result.questions).toEqual([])
    const orders = plan(result.input).orders()
    expect(orders.map(({ item, quantity, release }) => [item, quantity, release / 5])).toEqual([
      ['CD-20', 50, 3],
      ['RL-60', 200, 2],
      ['BRG6204', 100, 0],
    ])
  },
)

test.for(Object.entries({ en, de }))(
  'The demo page shows the example of the empty field (%s)',
  ([language, { 'planner.list.example': example }]) => expect(sampleIn(language)).toBe(example),
)

test.for([
  ['item;part_of;quantity;on_hand;lead time (weeks);demand;week', ''],
  ['Material;Übergeordnet;Menge;Bestand;Lieferzeit (Wochen);Bedarf;Woche', ''],
  ['item;part_of;qty;on_hand;lead time (weeks);demand qty;week', ''],
  ['item;level;quantity;on_hand;lead time (weeks);demand;week', 'level'],
])('A quantity beside a demand is how many go in: %s', async ([headings, shape]) => {
  const [top, part] = shape === 'level' ? ['1', '2'] : ['', 'A']
  const result = await readText(`${headings}\nA;${top};;5;1;10;4\nB;${part};2,5;7;1;;\n`)
  expect(result.problems).toEqual([])
  expect(asked(result)).toEqual([])
  expect(result.input.lines).toEqual([{ parent: 'A', child: 'B', per: 2.5 }])
  expect(result.input.demand).toEqual([{ item: 'A', period: 3, quantity: 10 }])
})

test('What is said for the reading of a table does not speak for another', async () => {
  const { tables } = await readText('Item;Stock;Lead time (working days);Supplier\nA-1;5;10;Foundry')
  expect(tables[0]).toMatchObject({ kinds: ['items'], evidence: ['the heading “Item”: items'] })
})
