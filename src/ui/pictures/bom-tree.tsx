import { type BillLine, bill, salesOrder } from '../../plant/sales-order.ts'
import { bomTexts } from '../../words/en/pictures.ts'
import { useItemName, useWords } from '../../words/section-words.ts'
import { svg } from './drawing.styles.ts'
import { rising } from './picture.styles.ts'

const rowHeight = 54
const step = 64
const indent = 9
const noteHeight = 24

/** Draws the bill of materials of the sales order with its requirements, and the parts that are short. */
export function BomTree() {
  const words = useWords('bom', bomTexts)
  const itemName = useItemName()
  // The product is named by its number too.
  const titleOf = ({ level, name, id }: BillLine) =>
    level === 0 ? `${itemName(name)} ${id}` : itemName(name)
  const shortLines = bill
    .filter(({ short }) => short > 0)
    .map(({ name, short, isBought, ordered }) =>
      words.short(itemName(name), short, isBought ? words.buy : words.make, ordered),
    )
  const treeHeight = bill.length * step
  const spoken = words.spoken(
    bill.map(line => `${titleOf(line)} ${line.needed}`),
    shortLines,
  )
  return (
    <svg aria-label={spoken} className={svg} height={treeHeight + shortLines.length * noteHeight} role="img">
      {bill.map((line, index) => (
        <Connector index={index} key={line.id} level={line.level} />
      ))}
      {bill.map((line, index) => (
        <g className={rising} key={line.id}>
          <Row line={line} title={titleOf(line)} y={index * step} />
        </g>
      ))}
      {shortLines.map((text, index) => (
        <text className="strong warn" key={text} x="0" y={treeHeight + (index + 1) * noteHeight - 4}>
          {text}
        </text>
      ))}
    </svg>
  )
}

function Row({ line, title, y }: { line: BillLine; title: string; y: number }) {
  const words = useWords('bom', bomTexts)
  const left = line.level * indent
  const top = line.level === 0
  const kind = top ? 'deep' : line.short > 0 ? 'short' : 'box'
  const tone = top ? 'on-deep' : line.short > 0 ? 'warn' : ''
  return (
    <>
      <rect className={kind} height={rowHeight} rx="10" width={`${100 - left}%`} x={`${left}%`} y={y} />
      <text className={`strong ${top ? 'on-deep' : ''}`} x={`${left + 4}%`} y={y + 23}>
        {title}
      </text>
      <text className={`note ${tone}`} x={`${left + 4}%`} y={y + 42}>
        {top ? words.wanted(salesOrder.week) : words.each(line.each)}
        {line.isLeaf && words.onHand(line.onHand)}
      </text>
      <text className={`figure strong end ${tone}`} x="96%" y={y + (top ? 24 : 32)}>
        {line.needed}
      </text>
      {top && (
        <text className={`note end ${tone}`} x="96%" y={y + 42}>
          {words.needed}
        </text>
      )}
    </>
  )
}

/** Goes on from where that of the part above ends: two lines in one place would be thicker. */
function Connector({ index, level }: { index: number; level: number }) {
  if (level === 0) return null
  const from = bill.findLastIndex((line, at) => at < index && line.level <= level)
  const fromParent = (bill[from]?.level ?? 0) < level
  const x = `${(level - 1) * indent + indent / 2}%`
  const y = index * step + rowHeight / 2
  return (
    <>
      <line
        className="thin"
        x1={x}
        x2={x}
        y1={from * step + (fromParent ? rowHeight : rowHeight / 2)}
        y2={y}
      />
      <line className="thin" x1={x} x2={`${level * indent}%`} y1={y} y2={y} />
    </>
  )
}
