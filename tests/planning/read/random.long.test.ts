import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plan, type ReadResult, read } from '../../../src/entries/planner.ts'

// Whatever is pasted: nothing is thrown, nothing hangs, and there is a plan, a problem or a question.

const words = [
  'item|Artikelnummer|Código|Référence|part_of|Parent|Component|per|Qty per|Level|on_hand',
  'Bestand|Lead time|lead_days|Lieferzeit (Wochen)|PLIFZ|Safety stock|Lot size|DISLS|MOQ',
  'Quantity|Menge|Due date|Week|KW|Order|PO|Warehouse|BoM Type|Scrap %|Yield|Name|ID|Foo',
  'order date|Qty received|Receipt/Reqmt|Available|Past due|Type|Status|Next Assy|Min qty',
  'Component Yield|Apr-26|No.|On|hand|(pcs)|Price|Order Lines/Product||W10 2026|W15|09.03.2026',
  '03/04/2026|Product number|Part No.|Item Code (Items)',
].flatMap(line => line.split('|'))

const values = [
  "A|B|C|A|B|[R1] Table|R1|Total|1|.1|..2|3|1.1|1.2.1|0|50|-3|12,5-|1,234|1.234|1.310,000|1'310",
  '(5)|5 wk|10 days|2 Monate|5%|03/04/2026|30/04/2026|31/02/2026|6.4.2026|2026-04-06|2026-W15',
  'W15|KW 15/2026|8|46118|6 avr. 2026|Kit|EX|FX|WB|siete|1/2|1 3/4|1/0|99999999999999999999/1',
  '$1.20|0.0001%|-|n/a|#N/A|l2|PO|Work order|PldOrd|Closed|Phantom|LFL|POQ|2M|Apr-26|2026-04|  A',
  '    B|**|***|L2|A Total|Totals:|Page 2|(2 rows)|="A"|\'A|a|31O|99999999999999999999|1e9|NaN',
  '1e15|999999999999999|1e-12|0.0000001|||| |"|"a""b"|"a\nb"|"open|=1+1|\u00a0|\ufeff|\u0000|💥|__proto__',
  'constructor',
].flatMap(line => line.split('|'))

const cell = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...values) },
  { weight: 1, arbitrary: fc.string({ maxLength: 12, unit: 'grapheme' }) },
)

const table = fc
  .record({
    headings: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 8 }),
    rows: fc.array(fc.array(cell, { maxLength: 9 }), { maxLength: 14 }),
    delimiter: fc.constantFrom('\t', ';', ',', '|', '  ', ' '),
    end: fc.constantFrom('\n', '\r\n', '\r', '\n\n'),
    preamble: fc.constantFrom(
      '',
      'Material\tA\n',
      'Report\n\n',
      'sep=;\n',
      'Purchase orders\n',
      'Where-used list\nMaterial;A\n',
    ),
  })
  .map(
    ({ headings, rows, delimiter, end, preamble }) =>
      preamble + [headings, ...rows].map(row => row.join(delimiter)).join(end),
  )

const text = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.array(table, { minLength: 1, maxLength: 3 }).map(tables => tables.join('\n\n')),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 200, unit: 'binary' }) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.constantFrom('"', ',', ';', '\n', 'a', '1', '\t', '=', ' '), { maxLength: 60 })
      .map(signs => signs.join('')),
  },
)

const source = fc.oneof(
  { weight: 8, arbitrary: text.map(written => ({ text: written })) },
  { weight: 1, arbitrary: text.map(written => ({ bytes: new TextEncoder().encode(written) })) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map(bytes => ({ bytes })) },
  {
    weight: 1,
    arbitrary: fc
      .uint8Array({ maxLength: 300 })
      .map(bytes => ({ bytes: new Uint8Array([0x50, 0x4b, 3, 4, ...bytes]) })),
  },
)

function holds({ input, problems, moreProblems, questions }: ReadResult): void {
  const planned = plan(input)
  planned.messages()
  expect(problems.length).toBeLessThanOrEqual(200)
  if (moreProblems > 0) expect(problems).toHaveLength(200)
  if (input.items.length === 0) expect(problems.some(({ severity }) => severity === 'error')).toBe(true)
  else if (planned.orders().length === 0 && input.demand.length === 0)
    expect(questions.map(({ code }) => code)).toContain('demand')
  for (const { choices } of questions) expect(new Set(choices).size).toBe(choices.length)
}

test('1,000 random pastes give a plan, a problem or a question, and their answers another one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(source, { minLength: 1, maxLength: 2 }), fc.nat(1), async (sources, choice) => {
      const options = { today: '2026-03-02' }
      const result = await read(sources, options)
      holds(result)
      if (result.questions.length === 0) return
      const answers = Object.fromEntries(
        result.questions.map(({ id, choices }) => [id, choices[choice] ?? '']),
      )
      holds(await read(sources, { ...options, answers: { ...answers, demand: 'A;5;2026-04-06' } }))
    }),
    { numRuns: 1000 },
  )
}, 180_000)
