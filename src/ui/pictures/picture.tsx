import type { ReactNode } from 'react'
import { exceptionRows, mappingRows, orderRows, stockRows, stockUpdated } from '../../content/screen-rows.ts'
import { BomTree } from './bom-tree.tsx'
import { ErpFeed } from './erp-feed.tsx'
import { Pegging } from './pegging.tsx'
import { ReorderChart } from './reorder-chart.tsx'
import { Screen } from './screen.tsx'
import { ShortageBoard } from './shortage-board.tsx'

/** The pictures that an editor can put beside a text, by name. */
const pictures: Readonly<Record<string, ReactNode>> = {
  bom: <BomTree />,
  erps: <ErpFeed />,
  exceptions: <Screen rows={exceptionRows} />,
  mapping: <Screen rows={mappingRows} />,
  orders: <Screen decide rows={orderRows} />,
  pegging: <Pegging />,
  reorder: <ReorderChart />,
  stock: <Screen foot={stockUpdated} rows={stockRows} />,
  week: <ShortageBoard />,
}

/** Renders a picture by its name, or nothing for an unknown name. */
export function Picture({ name }: { name: string | undefined }) {
  return name !== undefined && Object.hasOwn(pictures, name) ? pictures[name] : null
}
