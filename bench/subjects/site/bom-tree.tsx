import { bomTexts } from '../../../src/content/pictures.ts'
import type { BomLine } from '../../../src/content/plan.ts'
import { type ExplodedLine, explode } from '../../../src/ui/pictures/planning.ts'

const rowHeight = 54
const step = 64
const indent = 9

/** Draws a bill of materials with its requirements, and the part that is short. */
export function BomTree({ bill }: { readonly bill: BomLine }) {
  const lines = explode(bill)
  const short = lines.find(line => line.short > 0)
  const height = lines.length * step + (short ? 24 : 0)
  return (
    <svg aria-label={spoken(lines)} className="block w-full overflow-visible" height={height} role="img">
      {lines.map((line, index) => (
        <Connector from={parentOf(lines, index)} index={index} key={line.part} level={line.level} />
      ))}
      {lines.map((line, index) => (
        <Row key={line.part} line={line} y={index * step} />
      ))}
      {short && (
        <text className="fill-warn text-sm font-semibold" x={`${short.level * indent}%`} y={height - 4}>
          {bomTexts.short(short.short, short.buy)}
        </text>
      )}
    </svg>
  )
}

const looks = {
  top: { box: 'fill-deep', strong: 'fill-on-deep', note: 'fill-on-deep' },
  short: { box: 'fill-warn-tint stroke-warn', strong: 'fill-ink', note: 'fill-warn' },
  plain: { box: 'fill-surface stroke-line', strong: 'fill-ink', note: 'fill-muted' },
}

function Row({ line, y }: { readonly line: ExplodedLine; readonly y: number }) {
  const left = line.level * indent
  const top = line.level === 0
  const look = top ? looks.top : line.short > 0 ? looks.short : looks.plain
  return (
    <g>
      <rect className={look.box} height={rowHeight} rx="10" width={`${100 - left}%`} x={`${left}%`} y={y} />
      <text className={`text-sm font-semibold ${look.strong}`} x={`${left + 4}%`} y={y + 23}>
        {line.part}
      </text>
      <text className={`font-mono text-[12.5px] ${look.note}`} x={`${left + 4}%`} y={y + 42}>
        {top ? bomTexts.wanted : bomTexts.each(line.each)}
        {line.onHand !== undefined && bomTexts.onHand(line.onHand)}
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

const parentOf = (lines: readonly ExplodedLine[], index: number): number =>
  lines.findLastIndex((line, at) => at < index && line.level < (lines[index]?.level ?? 0))

const spoken = (lines: readonly ExplodedLine[]): string =>
  bomTexts.spoken +
  lines
    .map(({ part, needed, onHand, short, buy }) =>
      short > 0 ? `${part} ${needed}${bomTexts.spokenShort(onHand, buy)}` : `${part} ${needed}`,
    )
    .join('; ')
