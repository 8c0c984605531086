import { askItem, type Column, find, rank } from './column.ts'
import { worded } from './headings.ts'
import type { Questions } from './questions.ts'
import type { RawTable } from './tables.ts'

// Several columns with one meaning: the one whose heading says it best is kept.

const code = /code|sku|\bno\b|\bnr\b|\bnum|\bid\b|\bcod|ref|matnr|nummer|\bpn\b|\bn\b/

export const isCode = (heading: string): boolean => code.test(worded(heading))

const open = /\bopen\b|remain|outstanding|still|offen|rest|pend|noch/i

/** Whether a quantity is what is left of an order. */
export const isOpen = ({ heading }: Column): boolean => open.test(heading)

/** A quantity that is wanted, whatever stands beside it. */
const wanted = /demand|requir|forecast|bedarf|besoin/i

export const isWanted = ({ heading }: Pick<Column, 'heading'>): boolean => wanted.test(heading)

/** Of the headings of quantities, those of anything: `Quantity`, `Qty`, `Cantidad`, `Menge`. */
const bare = /^[qcm]\S+$/i

/** Whether a column counts lines: 10, 20, 30, or 1, 2, 3, or 1, 1.1, 1.2. */
const isPosition = ({ samples }: Column): boolean =>
  samples.every(
    (text, at) => /^\d{1,5}$/.test(text) && (Number(text) % 10 === 0 || Number(text) === at + 1),
  ) ||
  (samples[0] === '1' && samples.every(text => /^\d{1,3}(?:\.\d{1,3})*$/.test(text)))

export function keepOneEach(
  raw: RawTable,
  columns: readonly Column[],
  place: number,
  questions: Questions,
): void {
  for (const meaning of new Set(columns.map(column => column.meaning))) {
    if (meaning === 'ignored' || meaning === 'bucket') continue
    const same = columns.filter(column => column.meaning === meaning)
    const best = Math.max(...same.map(rank))
    const kept = same.filter(column => rank(column) === best)
    if (same.length < 2) continue
    // An item is made in one time, or bought in another one.
    if (meaning === 'leadTime' && !kept.some(column => column.isAnswered)) {
      for (const column of same) if (!kept.includes(column)) column.meaning = 'ignored'
      continue
    }
    const first =
      kept.length > 1 && meaning === 'item'
        ? chooseItem(raw, columns, kept, place, questions)
        : choose(columns, kept)
    for (const column of same)
      if (column !== first && column.meaning === meaning) {
        column.meaning = 'ignored'
        column.sure = true
      }
  }
}

/** Returns the one to keep. Where nothing tells them apart, the first one asks. */
function choose(columns: readonly Column[], kept: readonly Column[]): Column | undefined {
  const [first] = kept
  if (!first || kept.length < 2) return first
  const { meaning } = first
  // SAP's `Level` and `Explosion level` are one: `..2` says more than `2`.
  if (meaning === 'level')
    return kept.find(({ samples }) => samples.some(text => text.startsWith('.'))) ?? first
  if (meaning === 'name') return nameOfPart(columns, kept) ?? first
  // `Quantity` beside `Demand`, in a list of items with their parents, is how many go in.
  const part = meaning === 'quantity' && kept.find(({ heading }) => bare.test(heading))
  if (part && kept.some(isWanted) && find(columns, 'parent', 'level') && !find(columns, 'per')) {
    part.meaning = 'per'
    return choose(
      columns,
      kept.filter(column => column !== part),
    )
  }
  // `Date` beside `Ship date` is when the order was written; what is still open, and not what was ordered at first.
  const better =
    (meaning === 'date' && kept.filter(({ heading }) => !/^(?:date|datum|fecha)$/i.test(heading))) ||
    (meaning === 'quantity' && kept.filter(isOpen)) ||
    kept
  const [one = first, other] = better
  const isAlike = kept.every(({ samples }) => samples.join() === one.samples.join())
  if ((other || better.length === 0) && !isAlike && !one.isAnswered) one.sure = false
  return one
}

function chooseItem(
  raw: RawTable,
  columns: readonly Column[],
  items: readonly Column[],
  place: number,
  questions: Questions,
): Column | undefined {
  if (readAsPair(columns, items)) return undefined
  const parts = items.filter(column => !isPosition(column))
  const kept = parts.length > 0 ? parts : items
  const codes = kept.filter(({ heading }) => isCode(heading))
  const first =
    kept.length === 1
      ? kept[0]
      : codes.length === 1
        ? codes[0]
        : // What Business Central makes is the source of its order.
          (kept.find(({ heading }) => /^source/i.test(heading)) ?? askItem(raw, kept, place, questions))
  const other = kept.find(column => column !== first)
  if (other && !find(columns, 'name')) other.meaning = 'name'
  return first
}

/** MRPeasy's bills have a `Product number` and a `Part No.`, and no other word of a bill. */
function readAsPair(columns: readonly Column[], items: readonly Column[]): boolean {
  const [product, part] = [
    /^(?:product|produ[kc]t|finished|fertig|parent)/i,
    /^(?:part|component|material|teil|pi[eè][cz])/i,
  ].map(word => items.find(({ heading }) => word.test(heading)))
  const parent = find(columns, 'parent')
  const hasOther = find(columns, 'component', 'date', 'week', 'onHand')
  if (!product || !part || items.length > 2 || hasOther || !find(columns, 'quantity', 'per')) return false
  // The number of the bill says no more than the product.
  if (parent) parent.meaning = 'ignored'
  product.meaning = 'parent'
  part.meaning = 'component'
  return true
}

/** Of the names of a parent and of a part, the part's: it stands behind its number. */
function nameOfPart(columns: readonly Column[], names: readonly Column[]): Column | undefined {
  const part = find(columns, 'component')
  return part && names.find(({ index }) => index > part.index)
}
