import { bomTexts } from '../../content/pictures.ts'
import type { BomLine } from '../../content/plan.ts'
import { rising, svg } from './picture.styles.ts'
import { type ExplodedLine, explode } from './planning.ts'

const rowHeight = 54
const step = 64
const indent = 9

/** Draws a bill of materials with its requirements, and the part that is short. */
export function BomTree({ bill }: { bill: BomLine }) {
  const lines = explode(bill)
  const short = lines.find(line => line.short > 0)
  const height = lines.length * step + (short ? 24 : 0)
  return (
    <svg aria-label={spoken(lines)} className={svg} height={height} role="img">
      {lines.map((line, index) => (
        <Connector key={line.part} from={parentOf(lines, index)} index={index} level={line.level} />
      ))}
      {lines.map((line, index) => (
        <g className={rising} key={line.part}>
          <Row line={line} y={index * step} />
        </g>
      ))}
      {short && (
        <text className="strong warn" x={`${short.level * indent}%`} y={height - 4}>
          {bomTexts.short(short.short, short.buy)}
        </text>
      )}
    </svg>
  )
}

function Row({ line, y }: { line: ExplodedLine; y: number }) {
  const left = line.level * indent
  const top = line.level === 0
  const kind = top ? 'deep' : line.short > 0 ? 'short' : 'box'
  const tone = top ? 'on-deep' : line.short > 0 ? 'warn' : ''
  return (
    <>
      <rect className={kind} height={rowHeight} rx="10" width={`${100 - left}%`} x={`${left}%`} y={y} />
      <text className={`strong ${top ? 'on-deep' : ''}`} x={`${left + 4}%`} y={y + 23}>
        {line.part}
      </text>
      <text className={`note ${tone}`} x={`${left + 4}%`} y={y + 42}>
        {top ? bomTexts.wanted : bomTexts.each(line.each)}
        {line.onHand !== undefined && bomTexts.onHand(line.onHand)}
      </text>
      <text className={`figure strong end ${tone}`} x="96%" y={y + 32}>
        {line.needed}
      </text>
    </>
  )
}

function Connector({ from, index, level }: { from: number; index: number; level: number }) {
  if (level === 0) return null
  const x = `${(level - 1) * indent + indent / 2}%`
  const y = index * step + rowHeight / 2
  return (
    <>
      <line className="thin" x1={x} x2={x} y1={from * step + rowHeight} y2={y} />
      <line className="thin" x1={x} x2={`${level * indent}%`} y1={y} y2={y} />
    </>
  )
}

const parentOf = (lines: readonly ExplodedLine[], index: number): number =>
  lines.findLastIndex((line, at) => at < index && line.level < (lines[index]?.level ?? 0))

const spoken = (lines: readonly ExplodedLine[]): string =>
  bomTexts.spoken +
  lines
    .map(({ part, needed, onHand, short, buy }) =>
      short > 0 ? `${part} ${needed}${bomTexts.spokenShort(onHand, buy)}` : `${part} ${needed}`,
    )
    .join('; ')
