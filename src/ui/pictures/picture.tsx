import type { ReactNode } from 'react'
import { printable } from '../../services/console.ts'
import {
  adapterRows,
  enoughOf,
  exceptionRows,
  intakeRows,
  mappingRows,
  masterDataRows,
  missingPartRows,
  orderRows,
  procedureRows,
  stockRows,
} from '../../words/en/screen-rows.ts'
import { BomTree } from './bom-tree.tsx'
import { Chat } from './chat.tsx'
import { ErpFeed } from './erp-feed.tsx'
import { ReorderChart } from './reorder-chart.tsx'
import { Revisions } from './revisions.tsx'
import { Screen } from './screen.tsx'
import { ShortageBoard } from './shortage-board.tsx'
import { StockReplay } from './stock-replay.tsx'
import { AuditTrail, Process } from './stops.tsx'

/** The pictures that an editor can put beside a text, by name. */
const pictures: Readonly<Record<string, ReactNode>> = {
  adapter: <Screen rowsOf={adapterRows} />,
  audit: <AuditTrail />,
  bom: <BomTree />,
  chat: <Chat />,
  erps: <ErpFeed />,
  exceptions: <Screen head="later" rowsOf={exceptionRows} />,
  intake: <Screen rowsOf={intakeRows} />,
  mapping: <Screen rowsOf={mappingRows} />,
  'master-data': <Screen rowsOf={masterDataRows} />,
  'missing-part': <Screen rowsOf={missingPartRows} />,
  orders: <Screen footOf={enoughOf} rowsOf={orderRows} />,
  procedure: <Screen rowsOf={procedureRows} />,
  process: <Process />,
  reorder: <ReorderChart />,
  replay: <StockReplay />,
  revision: <Revisions />,
  stock: <Screen column="available" rowsOf={stockRows} />,
  week: <ShortageBoard />,
}

const key = Symbol.for('mrp-pictures')
/** Not `sharedState`, which would make the file larger that each form loads. */
const page: { [key]?: Set<string> } = globalThis as never
/** The unknown names that the console has heard, also from `shells/list.js`. */
const reported = page[key] ?? new Set<string>()
page[key] = reported

/** Renders a picture by its name, or nothing for an unknown name, and says once which there are. */
export function Picture({ name }: { name: string | undefined }) {
  if (!name) return null
  if (Object.hasOwn(pictures, name)) return pictures[name]
  if (!reported.has(name))
    console.warn(
      printable(`No picture is called "${name}". Write one of: ${Object.keys(pictures).join(', ')}.`),
    )
  reported.add(name)
  return null
}
