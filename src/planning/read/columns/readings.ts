import { numbers, type Profile } from '../column.ts'
import type { Hint } from '../layouts/generic.ts'
import { is } from '../layouts/marks.ts'
import { isNo, isPack, isTruth, isWork, isYes } from '../layouts/telling-words.ts'
import type { Meaning } from '../result.ts'
import { isWeek } from '../words/dates.ts'
import type { Heading } from '../words/headings.ts'
import { rowTypeOf, stateOf } from '../words/row-words.ts'

// What the values of a column say of its heading: that it says something else, or that it cannot say that.

const isAnswer = (text: string): boolean => !/^\d+$/.test(text) && (isYes(text) || isNo(text))

/** `L1`, `CH-2026-07`, and no rule such as `L4L`. */
const lotNumber = /^(?!l4l$)\p{L}+[-_ ]?\d[-_\d]*$/iu

/** Numbers under `Lot` of four or more digits: a size of lots would be round. */
const areLots = (heading: string, profile: Profile): boolean =>
  is.lot(heading) && areLike(profile, /^\d{4,}$/) && profile.values.some(text => !text.endsWith('0'))

/** `R1, R2`: places on a board. */
const places = /^[CDFJLQRUXY][A-Z]?\d{1,4}(?:[ ,;]{1,3}[CDFJLQRUXY][A-Z]?\d{1,4})*$/

const dated = /^\d{1,4}[-./]\d{1,2}[-./]\d{2,4}(?!\d)/

/** Makes the meaning of a heading that is known as a whole, and sure. */
export const whole = (meaning: Meaning, ...hints: readonly Hint[]): Heading => ({
  ...{ meaning, hints },
  ...{ sure: true, isWhole: true },
})

const areAll = ({ values }: Profile, fits: (text: string) => boolean): boolean =>
  values.length > 0 && values.every(fits)

const areLike = (profile: Profile, shape: RegExp): boolean => areAll(profile, text => shape.test(text))

const areDays = (profile: Profile): boolean => areLike(profile, dated)

/** What values say better than their heading. */
interface Reading {
  /** What the heading seems to say. */
  readonly of?: Meaning
  readonly fits: (heading: string, profile: Profile, known: Heading | undefined) => boolean
  /** What it says; nothing that is known without it. */
  readonly says?: Partial<Heading>
}

/** The first that fits counts. Each has an example among the tests of columns. */
export const readings: readonly Reading[] = [
  // `Expected` and `Ordered` are quantities above numbers, and a `Period` may be a day.
  { fits: (heading, profile, known) => areDays(profile) && mayBeDay(heading, known), says: whole('date') },
  // `R1 R2` under `Reference` says where a part is placed.
  {
    of: 'item',
    fits: (heading, profile) =>
      is.reference(heading) && areLike(profile, places) && profile.values.some(text => /\d[ ,;]/.test(text)),
  },
  // `WH/MO/00007` under `Referenz` is the number of an order.
  {
    of: 'item',
    fits: (heading, profile) => is.reference(heading) && areLike(profile, /^[A-Z]\w+\/MO\/\d{4,}$/),
    says: whole('order'),
  },
  // `Stück/Karton` says how many one pack has.
  {
    of: 'quantity',
    fits: heading => isPack(heading.split('/')[1] ?? ''),
    says: { meaning: 'lotMultiple', hints: ['weak'] },
  },
  // A bill in one cell is no item.
  { of: 'component', fits: (_, profile) => areLike(profile, /^\{/) },
  // `Qty +/-` has what is wanted below zero.
  { of: 'quantity', fits: heading => /\+ ?\/ ?[-−–]\s*$/.test(heading), says: whole('quantity', 'signed') },
  // `Update when received: yes` says what is done then.
  { of: 'delivered', fits: is.rule },
  // `Fertig` above days may be when it will be.
  { of: 'delivered', fits: (heading, profile) => is.done(heading) && areDays(profile) },
  // `By-product: shavings` says what else is made.
  {
    of: 'active',
    fits: (heading, profile) =>
      is.byProduct(heading) && !areAll(profile, text => isYes(text) || isNo(text) || isWork(text)),
  },
  // `Complete: yes` says that nothing is left to come.
  { of: 'delivered', fits: (_, profile) => areAll(profile, isAnswer), says: whole('active', 'not') },
  // `Delivery: not shipped` is how the order stands.
  {
    of: 'date',
    fits: (_, { values }) => !values.some(text => /\d/.test(text)) && values.some(stateOf),
    says: whole('status'),
  },
  // `Bestelltermin` is when something is ordered, and `Order start` when it begins.
  { of: 'order', fits: (heading, { dated }) => dated === 1 && (is.saysDay(heading) || is.otherDay(heading)) },
  // Who did it.
  {
    of: 'date',
    fits: (heading, { values }) => is.whoOrWhere(heading) && !values.some(text => /\d/.test(text)),
  },
  // `Recette` is a recipe, and above amounts of money what was earned.
  { of: 'parent', fits: (_, profile) => areLike(profile, /\d[.,]\d{2}$/) },
  // `L` under SAP’s `D` marks a line that is deleted.
  {
    fits: (heading, profile) => /^[DL]$/.test(heading) && areLike(profile, /^[LS]$/),
    says: whole('active', 'not'),
  },
  // `Compra a-Nº proveedor` is whom an order goes to.
  { of: 'order', fits: heading => is.partners(heading) && !is.orders(heading) },
  // `Parent MO` is no parent of an item.
  { of: 'parent', fits: heading => is.ofOrder(heading) },
  // A share of what goes in is lost.
  { of: 'scrap', fits: (_, { values }) => values.some(text => /\d ?%/.test(text)), says: { sure: true } },
  // `In stock?` and `is_in_stock` are a yes or no, by numbers too.
  {
    of: 'onHand',
    fits: (heading, profile) =>
      areAll(profile, /\?$|^is[ _]/i.test(heading) ? text => isYes(text) || isNo(text) : isAnswer),
  },
  // `Wareneingang` is a day, or how many came.
  {
    of: 'date',
    fits: (heading, { dated, numeric }) => is.into(heading) && dated === 0 && numeric === 1,
    says: whole('delivered'),
  },
  // `Lot` is how many are ordered, which of several lots it is, or a rule such as `EX`.
  {
    of: 'lotSize',
    fits: (heading, profile) => areLike(profile, lotNumber) || areLots(heading, profile),
    says: { meaning: 'lot' },
  },
  {
    of: 'lotSize',
    fits: (_, profile) => areLike(profile, /^\p{Lu}[\p{Lu}\d]$/u),
    says: { meaning: 'lotRule', sure: true },
  },
  // What is left of an order in money.
  { of: 'onHand', fits: (heading, profile) => is.balance(heading) && areLike(profile, /[.,]\d{2}$/) },
  // `Alt: yes` says that a part stands for another.
  {
    fits: (heading, profile) =>
      is.alternative(heading) &&
      // Where each line has one, it is the number of a bill.
      (profile.filled < 1 || profile.values.some(isNo)) &&
      areAll(profile, text => isAnswer(text) || isWork(text)),
    says: whole('active', 'not', 'line'),
  },
  // `Order status date` is no state, nor is `Stock status qty`.
  { of: 'status', fits: (heading, { dated }) => dated > 0 || is.amount(heading) },
  // `Abgeschlossen: nein` is a state in which an order is, or not.
  {
    fits: (heading, profile, known) =>
      !known &&
      /^\p{L}+$/u.test(heading) &&
      stateOf(heading) === 'closed' &&
      areAll(profile, text => isYes(text) || isNo(text)),
    says: whole('active', 'not'),
  },
  // `To rcv` is how many are left.
  { of: 'delivered', fits: heading => is.toCome(heading), says: whole('quantity', 'receipt') },
  // `Open` beside `Ordered` is how many are left.
  {
    of: 'active',
    fits: (heading, profile, known) =>
      is.open(heading) && profile.numeric === 1 && known !== undefined && !valuesFit(known, profile),
    says: whole('quantity'),
  },
]

const mayBeDay = (heading: string, known: Heading | undefined): boolean =>
  is.countDay(heading) ||
  (known && known.meaning !== 'ignored'
    ? ['quantity', 'leadTime'].includes(known.meaning) ||
      (known.meaning === 'week' && !known.sure) ||
      is.finalDelivery(heading)
    : is.when(heading))

/** Tells whether the values of a column can be what a heading seems to say. A heading that is known as a whole is believed. */
export function valuesFit(
  { meaning, hints, isWhole }: Heading,
  { values, numeric, dated: areDated, isLevel, isMark, hasText, filled }: Profile,
): boolean {
  // `Kind` is a child in German, and what a row is in English. `Assembly: yes` says that an item is one.
  const isSubject = ['item', 'name', 'component', 'parent'].includes(meaning)
  const isNoSubject = (text: string) => rowTypeOf(text) !== undefined || isTruth(text)
  if (isSubject && values.length > 0 && (isMark || values.every(isNoSubject))) return false
  // `SalesUnitPrice` above numbers is no unit.
  if (meaning === 'unit' && numeric > 0.5) return false
  if (meaning === 'level') return values.length === 0 ? isWhole : isLevel
  if (values.length === 0) return isWhole && meaning !== 'item' && meaning !== 'component'
  // `Open` may be a number. `Closed` may be a day, and a reason for rejection stands where one is: then they are.
  if (meaning === 'active')
    return values.every(
      text =>
        isYes(text) ||
        isNo(text) ||
        (hints.includes('not') && (areDated === 1 || (filled < 1 && /\p{L}/u.test(text)))),
    )
  // `Main warehouse` above numbers is what lies there.
  if (meaning === 'location' && !isWhole) return hasText || numeric < 1
  // `From` and `To` may be places.
  if (meaning === 'validFrom' || meaning === 'validTo') return areDated > 0 || !hasText
  // `Firm/Forecast` above words counts nothing, nor does `Period`.
  if (['quantity', 'per', 'week', 'scrap'].includes(meaning) && !values.some(text => /\d/.test(text)))
    return false
  // Packs of one are none.
  if (meaning === 'lotMultiple' && hints.includes('weak') && !values.some(text => /[2-9]|\d\d/.test(text)))
    return false
  // A word that says little else says it above numbers: `Safety: class 2` is no stock.
  if (hints.includes('alone'))
    return numeric > 0.5 && values.some(text => /^[^%]*(?:[2-9]|\d\d)[^%]*$/.test(text))
  if (isWhole && !(hints.includes('weak') && numbers.includes(meaning))) return true
  if (numbers.includes(meaning))
    return numeric > 0.5 || values.some(text => /^\s*-?\d/.test(text)) || /#|^[a-z]+$/i.test(values[0] ?? '')
  if (meaning === 'date') return areDated > 0.5 || values.every(isWeek)
  return filled > 0
}
