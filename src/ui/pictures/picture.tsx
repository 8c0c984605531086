import type { ReactNode } from 'react'
import { printable } from '../../services/console.ts'
import { screenTexts } from '../../words/en/pictures.ts'
import {
  auditRows,
  exceptionRows,
  intakeRows,
  mappingRows,
  masterDataRows,
  orderRows,
  procedureRows,
  type RowsOf,
  replayRows,
  revisionRows,
  stockRows,
} from '../../words/en/screen-rows.ts'
import { useItemName, useWords } from '../../words/section-words.tsx'
import { BomTree } from './bom-tree.tsx'
import { Chat } from './chat.tsx'
import { ErpFeed } from './erp-feed.tsx'
import { Pegging } from './pegging.tsx'
import { Process } from './process.tsx'
import { ReorderChart } from './reorder-chart.tsx'
import { Screen } from './screen.tsx'
import { ShortageBoard } from './shortage-board.tsx'

interface PlannersScreenProps {
  readonly rowsOf: RowsOf
  readonly head?: 'later'
  readonly foot?: 'ordersWait' | 'stockUpdated'
}

/** Draws a screen in the section's language. */
function PlannersScreen({ rowsOf, head, foot }: PlannersScreenProps) {
  const words = useWords('screens', screenTexts)
  const rows = rowsOf(words, useItemName())
  return (
    <Screen
      {...(head && { head: words[head](rows.length) })}
      {...(foot && { foot: words[foot](rows.length) })}
      rows={rows}
    />
  )
}

/** The pictures that an editor can put beside a text, by name. */
const pictures: Readonly<Record<string, ReactNode>> = {
  audit: <PlannersScreen rowsOf={auditRows} />,
  bom: <BomTree />,
  chat: <Chat />,
  erps: <ErpFeed />,
  exceptions: <PlannersScreen head="later" rowsOf={exceptionRows} />,
  intake: <PlannersScreen rowsOf={intakeRows} />,
  mapping: <PlannersScreen rowsOf={mappingRows} />,
  'master-data': <PlannersScreen rowsOf={masterDataRows} />,
  orders: <PlannersScreen foot="ordersWait" rowsOf={orderRows} />,
  pegging: <Pegging />,
  procedure: <PlannersScreen rowsOf={procedureRows} />,
  process: <Process />,
  reorder: <ReorderChart />,
  replay: <PlannersScreen rowsOf={replayRows} />,
  revision: <PlannersScreen rowsOf={revisionRows} />,
  stock: <PlannersScreen foot="stockUpdated" rowsOf={stockRows} />,
  week: <ShortageBoard />,
}

const key = Symbol.for('mrp-pictures')
/** Not `sharedState`, which would make the file larger that each form loads. */
const page: { [key]?: Set<string> } = globalThis as never
/** The names that were named, also by `shells/list.js`. */
const unknown = page[key] ?? new Set<string>()
page[key] = unknown

/** Renders a picture by its name, or nothing for an unknown name, and says once which there are. */
export function Picture({ name }: { name: string | undefined }) {
  if (!name) return null
  if (Object.hasOwn(pictures, name)) return pictures[name]
  if (!unknown.has(name))
    console.warn(
      printable(`No picture is called "${name}". Write one of: ${Object.keys(pictures).join(', ')}.`),
    )
  unknown.add(name)
  return null
}
