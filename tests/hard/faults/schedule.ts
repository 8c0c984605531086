import fc from 'fast-check'
import type { FormName, Texts } from './form.ts'
import { type BehaviourName, behaviours, type Fate } from './network.ts'
import type { StorageState } from './storage.ts'

// What may happen during a visit, drawn at random by fast-check, which prints the seed of a visit that went wrong.

export type Press = 'click' | 'double click' | 'Enter' | 'Enter twice' | 'by script, twice'

const incidents = [
  'the element is removed',
  'the element is moved',
  'the element is removed and put back',
  'the tab is frozen for an hour',
  'the page is in the back/forward cache',
  'the page is hidden and shown',
  'the connection is lost',
  'the connection is back',
  'the clock is set back',
  'the storage is blocked',
  'the storage is full',
  'the storage is sound',
  'another page writes over the draft',
  'the draft is deleted',
  'the button is pressed again',
  'something is typed',
] as const

export interface Incident {
  readonly what: (typeof incidents)[number]
  /** In ms after the button was pressed. */
  readonly at: number
}

/** The visitor presses the button once, and what happens from then on. */
export interface Attempt {
  readonly texts: Texts
  /** Whether what stands in the form already is typed anew. */
  readonly retypes: boolean
  readonly press: Press
  readonly fate: Fate
  readonly mailApp: 'opens' | 'refuses'
  readonly offline: boolean
  readonly meanwhile: readonly Incident[]
  /** Whether the visitor waits for an answer that comes too late. */
  readonly patient: boolean
}

export interface Schedule {
  readonly form: FormName
  readonly storage: StorageState
  readonly attempts: readonly Attempt[]
}

const nasty = fc.constantFrom(
  'Anna "the planner" Huber',
  "O'Neil & Sons <b>GmbH</b>",
  'Line 1\nLine 2\r\nLine 3',
  'a=1&body=b?subject=c#d%20%',
  'Subject: x\r\nBcc: all@factory.example',
  '$& $1 {name} #{x} \\n \\',
  'Größe 🏭👩🏽‍🏭 中文 עברית ﷽',
  'half \ud83d of a pair',
  'a\u0000b\u2028c\u2029d\u00a0e\ufeff',
  '  padded\t',
)
const long = fc
  .tuple(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), fc.integer({ min: 20, max: 250 }))
  .map(([piece, times]) => piece.repeat(times))
const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 3, arbitrary: nasty },
  { weight: 1, arbitrary: long },
)
/** With something in it that is still there when line breaks have gone and the ends are trimmed. */
const some = text.map(typed => (typed.trim().replace(/[\r\n]/g, '') === '' ? `${typed}A` : typed))
const email = fc.constantFrom(
  'anna@huber.example',
  "o'neil+mrp@huber-gears.example",
  `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
)
const choice = (...choices: readonly string[]) => fc.constantFrom('', ...choices)

const texts: Readonly<Record<FormName, fc.Arbitrary<Texts>>> = {
  demo: fc.record({
    fullName: some,
    companyName: some,
    jobTitle: text,
    email,
    phone: text,
    bestTime: choice('Morning (9am–12pm)', 'Evening (4pm–6pm)'),
    skuCount: choice('<100', '>1000'),
    erpSystem: choice('SAP', 'Other'),
    comments: text,
  }),
  contact: fc.record({ name: some, email, subject: text, message: some }),
}

/** Around the time limit, before and long after it. */
const moment = fc.oneof(
  fc.constantFrom(0, 1, 11_999, 12_000, 12_001, 60_000),
  fc.integer({ min: 0, max: 30_000 }),
)

const fate: fc.Arbitrary<Fate> = fc.record({
  service: fc.oneof(
    { weight: 1, arbitrary: fc.constant<BehaviourName>('answers 200') },
    { weight: 3, arbitrary: fc.constantFrom(...(Object.keys(behaviours) as BehaviourName[])) },
  ),
  after: moment,
})

const mostly = <Value>(value: Value, ...others: readonly Value[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: fc.constantFrom(...others) })

const incident: fc.Arbitrary<Incident> = fc.record({ what: fc.constantFrom(...incidents), at: moment })

const attempt = (form: FormName): fc.Arbitrary<Attempt> =>
  fc.record({
    texts: texts[form],
    retypes: fc.boolean(),
    press: fc.constantFrom<Press>('click', 'double click', 'Enter', 'Enter twice', 'by script, twice'),
    fate,
    mailApp: mostly<Attempt['mailApp']>('opens', 'refuses'),
    offline: fc.integer({ min: 0, max: 9 }).map(one => one === 0),
    meanwhile: fc
      .array(incident, { maxLength: 4 })
      .map(all => [...all].sort((one, other) => one.at - other.at)),
    patient: fc.boolean(),
  })

export const schedules = (form: FormName): fc.Arbitrary<Schedule> =>
  fc.record({
    form: fc.constant(form),
    storage: mostly<StorageState>('sound', 'blocked', 'full'),
    attempts: fc.array(attempt(form), { minLength: 1, maxLength: 3 }),
  })
