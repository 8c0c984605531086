import { washer } from '../../plant/items.ts'
import { bill, salesOrder } from '../../plant/sales-order.ts'
import { screenTexts } from '../../words/en/pictures.ts'
import { useItemName, useWords } from '../../words/section-words.ts'
import { pill } from '../pill.styles.ts'
import { css } from '../sheet.ts'
import { token } from '../tokens.ts'
import { pair } from './picture.styles.ts'

const lines = css`
  align-self: stretch;
  margin-block-start: 8px;
  & > li { display: flex; gap: 12px; padding-block: 7px; border-block-start: 1px solid ${token('line')}; }
  & ins { flex: 1; font-weight: 600; color: ${token('accent-ink')}; text-decoration: none; }
`

const parts = bill.filter(({ level }) => level === 1)

/** Draws two revisions of a bill of materials side by side, and from which order each holds. */
export function Revisions() {
  const words = useWords('screens', screenTexts)
  const itemName = useItemName()
  return (
    <ul className={pair}>
      {(['C', 'D'] as const).map(letter => (
        <li key={letter}>
          <b>
            {salesOrder.item} <span className={pill}>{words.revision(letter)}</span>
          </b>
          <small>{letter === 'C' ? words.forOrder(salesOrder.id) : words.forLater}</small>
          <ul className={lines}>
            {parts.map(({ id, name, each }) => (
              <li key={id}>{words.ordered(each, itemName(name))}</li>
            ))}
            {letter === 'D' && (
              <li>
                <ins>{words.ordered(washer.per, words.lockWasher(washer.id))}</ins> {words.isNew}
              </li>
            )}
          </ul>
        </li>
      ))}
    </ul>
  )
}
