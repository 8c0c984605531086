import { bomTexts } from '../../../src/content/pictures.ts'
import { type BillLine, bill, salesOrder } from '../../../src/content/planned/sales-order.ts'

const rowHeight = 54
const step = 64
const indent = 9

const titleOf = ({ level, name, id }: BillLine): string => (level === 0 ? `${name} ${id}` : name)

const shortLines = bill
  .filter(({ short }) => short > 0)
  .map(({ name, short, isBought, ordered }) =>
    bomTexts.short(name, short, isBought ? bomTexts.buy : bomTexts.make, ordered),
  )

/** Draws the bill of materials of the sales order with its requirements, and the parts that are short. */
export function BomTree() {
  const treeHeight = bill.length * step
  const spoken = bomTexts.spoken(
    bill.map(line => `${titleOf(line)} ${line.needed}`),
    shortLines,
  )
  return (
    <svg
      aria-label={spoken}
      className="block w-full overflow-visible"
      height={treeHeight + shortLines.length * 24}
      role="img"
    >
      {bill.map((line, index) => (
        <Connector from={parentOf(index)} index={index} key={line.id} level={line.level} />
      ))}
      {bill.map((line, index) => (
        <Row key={line.id} line={line} y={index * step} />
      ))}
      {shortLines.map((text, index) => (
        <text className="fill-warn text-sm font-semibold" key={text} x="0" y={treeHeight + index * 24 + 20}>
          {text}
        </text>
      ))}
    </svg>
  )
}

const looks = {
  top: { box: 'fill-deep', strong: 'fill-on-deep', note: 'fill-on-deep' },
  short: { box: 'fill-warn-tint stroke-warn', strong: 'fill-ink', note: 'fill-warn' },
  plain: { box: 'fill-surface stroke-line', strong: 'fill-ink', note: 'fill-muted' },
}

function Row({ line, y }: { readonly line: BillLine; readonly y: number }) {
  const left = line.level * indent
  const top = line.level === 0
  const look = top ? looks.top : line.short > 0 ? looks.short : looks.plain
  return (
    <g>
      <rect className={look.box} height={rowHeight} rx="10" width={`${100 - left}%`} x={`${left}%`} y={y} />
      <text className={`text-sm font-semibold ${look.strong}`} x={`${left + 4}%`} y={y + 23}>
        {titleOf(line)}
      </text>
      <text className={`font-mono text-[12.5px] ${look.note}`} x={`${left + 4}%`} y={y + 42}>
        {top ? bomTexts.wanted(salesOrder.week) : bomTexts.each(line.each)}
        {line.isLeaf && bomTexts.onHand(line.onHand)}
      </text>
      <text className={`font-mono text-sm font-semibold ${look.strong}`} textAnchor="end" x="96%" y={y + 32}>
        {line.needed}
      </text>
    </g>
  )
}

interface ConnectorProps {
  readonly from: number
  readonly index: number
  readonly level: number
}

function Connector({ from, index, level }: ConnectorProps) {
  if (level === 0) return null
  const x = `${(level - 1) * indent + indent / 2}%`
  const y = index * step + rowHeight / 2
  return (
    <g className="stroke-control stroke-[1.5px]">
      <line x1={x} x2={x} y1={from * step + rowHeight} y2={y} />
      <line x1={x} x2={`${level * indent}%`} y1={y} y2={y} />
    </g>
  )
}

const parentOf = (index: number): number =>
  bill.findLastIndex((line, at) => at < index && line.level < (bill[index]?.level ?? 0))
