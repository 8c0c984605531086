import { useId, useMemo, useState } from 'react'
import { startedFor, sum } from '../../../planning/engine/record.ts'
import { control } from '../../../ui/field.styles.ts'
import { pill } from '../../../ui/pill.styles.ts'
import { subtitle } from '../../../ui/typography.styles.ts'
import type { BillRow } from '../bills.ts'
import { isWaitedFor, itemsWanted } from '../orders/lateness.ts'
import { card, head } from '../planner.styles.ts'
import type { Planning } from '../planning-with-undo.ts'
import { type PlannerState, usePainted, useShown } from '../shown.ts'
import { Table } from '../table.tsx'
import * as styles from './bill.styles.ts'
import { deepest } from './bill.styles.ts'
import { MoreRows, rowsAtOnce } from './more-rows.tsx'

/** Shows the items, each below what it goes into, with its state. They can be searched. */
export function Bill() {
  const list = useShown()
  const { t } = list.words
  const id = useId()
  const [sought, seek] = useState<Sought>({ text: '', onlyExceptions: false })
  const [shown, show] = useState(rowsAtOnce)
  const found = usePainted(sought)
  const rows = useMemo(() => filteredRows(list, found), [list, found])
  const isCut = found.text !== '' || found.onlyExceptions
  return (
    <section aria-labelledby={id} className={`${card} ${styles.bill}`}>
      <div className={head}>
        <h2 className={subtitle} id={id}>
          {t('planner.bill')}
        </h2>
        <Find onSeek={seek} sought={sought} />
      </div>
      <Table
        caption={t('planner.bill.caption')}
        className={styles.tree}
        headings={[
          { name: t('planner.item') },
          { name: t('planner.needed'), 'data-number': '' },
          { name: t('planner.status'), 'data-end': '' },
        ]}
      >
        {rows.slice(0, shown).map(row => (
          <Row isSelected={row.id === list.selected} key={row.id} row={isCut ? { ...row, depth: 0 } : row} />
        ))}
      </Table>
      {rows.length === 0 && <p className={styles.emptyNote}>{t('planner.found.none')}</p>}
      <MoreRows onShow={show} shown={shown} total={rows.length} />
    </section>
  )
}

/** Which items are looked for. */
interface Sought {
  readonly text: string
  readonly onlyExceptions: boolean
}

type FindProps = { readonly sought: Sought; readonly onSeek: (sought: Sought) => void }

function Find({ sought, onSeek }: FindProps) {
  const { t } = useShown().words
  return (
    <div className={styles.find}>
      <input
        aria-label={t('planner.search')}
        autoComplete="off"
        className={control}
        onChange={({ target }) => onSeek({ ...sought, text: target.value })}
        part="input"
        placeholder={t('planner.search')}
        type="search"
        value={sought.text}
      />
      <label>
        <input
          checked={sought.onlyExceptions}
          onChange={({ target }) => onSeek({ ...sought, onlyExceptions: target.checked })}
          type="checkbox"
        />
        {t('planner.exceptions')}
      </label>
    </div>
  )
}

function Row({ row: { id, depth, per }, isSelected }: { row: BillRow; isSelected: boolean }) {
  const { planning, words, nameOf, select } = useShown()
  const name = nameOf(id)
  const { needed, is, count } = statusOf(planning, id)
  return (
    <tr data-chosen={isSelected || undefined}>
      <th data-depth={Math.min(depth, deepest) || undefined} scope="row">
        <button aria-current={isSelected || undefined} onClick={() => select(id, true)} type="button">
          <b>{id}</b>
          {name && <span>{name}</span>}
        </button>
      </th>
      <td data-number="">
        <span>{needed === 0 ? '·' : words.quantity(id, needed)}</span>
        {per !== undefined && <small>{words.t('planner.per', { count: words.quantity(id, per) })}</small>}
      </td>
      <td data-end="">
        <span className={pill} data-tone={tones[is]}>
          {words.t(`planner.status.${is === 'buy' ? 'order' : is}`, { count: words.quantity(id, count) })}
        </span>
      </td>
    </tr>
  )
}

const tones = { ok: 'good', short: 'warn', buy: undefined, make: undefined, late: 'bad' } as const

function filteredRows(
  { planning, nameOf }: PlannerState,
  { text, onlyExceptions }: Sought,
): readonly BillRow[] {
  const words = text.trim().toLowerCase()
  const isSought = (id: string) => !words || `${id} ${nameOf(id) ?? ''}`.toLowerCase().includes(words)
  const found = planning.bills.rows.filter(({ id }) => isSought(id))
  if (!onlyExceptions) return found
  const rows = new Map(found.map(row => [row.id, row]))
  const worst = new Set([...itemsWanted(planning), ...planning.exceptions.map(({ item }) => item)])
  // Most that somebody waits for have a message. What nothing covers in time has one, too.
  for (const { id } of found) if (!worst.has(id) && isWaitedFor(planning, id)) worst.add(id)
  return [...worst].flatMap(id => rows.get(id) ?? [])
}

/** Returns how many of an item are needed in all, and where it stands: what is left at the lowest, what nothing covers, or what is ordered or made. */
function statusOf(planning: Planning, id: string) {
  const { plan } = planning
  const { gross, projected, receipt } = plan.record(id)
  const lowest = Math.min(...projected)
  const status = (is: keyof typeof tones, count: number) => ({ needed: sum(gross), is, count })
  const item = planning.plan.itemOf(id)
  if (isWaitedFor(planning, id) || itemsWanted(planning).includes(id)) return status('late', 0)
  // An open order may come too late as it is dated.
  if (lowest < 0) return status('short', -lowest)
  if (sum(receipt) === 0 || item.phantom) return status('ok', lowest)
  return status(planning.kindOf(id), startedFor(item, sum(receipt)))
}
