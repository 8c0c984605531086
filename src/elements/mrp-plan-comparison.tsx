import { copy } from '../custom-element/attributes.ts'
import type { PropsOf } from '../custom-element/element.ts'
import { htmlList } from '../custom-element/list-attribute.ts'
import { skus } from '../plant/sales-order.ts'
import { ItemHeading, Section } from '../ui/section.tsx'
import { roles } from '../ui/table-roles.ts'
import { visuallyHidden } from '../ui/text.styles.ts'
import { body } from '../ui/typography.styles.ts'
import { comparison, skuCounts } from '../words/en/pricing.ts'
import { useItemName, useWords } from '../words/section-words.ts'
import { createSection } from './create-section.tsx'
import { describeSection } from './describe-section.ts'
import * as styles from './plan-comparison.styles.ts'

const description = describeSection({
  tag: 'mrp-plan-comparison',
  summary: 'Compares the plans line by line, and says what counts as a SKU.',
  attributes: {
    heading: copy('Section heading.', comparison.heading),
    plans: htmlList(
      'The columns. With yours, what counts as a SKU is left out, and nothing follows a price: write `€99 a month`.',
      { name: 'text', price: 'amount', recommended: 'flag?' },
      comparison.plans,
      {
        item: 'th[data-price]',
        fields: { name: 'rest', price: '[data-price]', recommended: '[data-recommended]' },
      },
    ),
    rows: htmlList(
      'The lines, with a cell for each plan.',
      { name: 'text', cells: 'texts' },
      comparison.rows,
      { item: 'tr:has(td)', fields: { name: 'th', cells: 'td' } },
    ),
  },
  parts: { item: 'One line.' },
})

/** The name is no host's: a component stands in the page. In the order in which React writes attributes, as shells do. */
const radio = { type: 'radio', name: 'mrp-plan' } as const

function PlanComparison({ heading, headingLevel, plans, rows, given }: PropsOf<typeof description>) {
  const { corner, perMonth, notIncluded, choose } = useWords('comparison', comparison)
  const shown = Math.max(
    plans.findIndex(({ recommended }) => recommended),
    0,
  )
  return (
    <Section heading={heading} level={headingLevel}>
      <fieldset className={styles.choice}>
        <legend className={visuallyHidden}>{choose}</legend>
        {plans.map(({ name }, index) => (
          <label key={name}>
            <input data-column={index} {...radio} defaultChecked={index === shown} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <table className={styles.table} {...roles.table}>
        <thead {...roles.group}>
          <tr {...roles.row}>
            <th {...roles.column}>
              <span className={visuallyHidden}>{corner}</span>
            </th>
            {plans.map(({ name, price, recommended }, index) => (
              <th
                data-column={index}
                data-recommended={recommended ? '' : undefined}
                key={name}
                {...roles.column}
              >
                <b>{name}</b>
                <span>{given.has('plans') ? price : `${price} ${perMonth}`}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map(({ name, cells }) => (
            <tr key={name} part="item" {...roles.row}>
              <th {...roles.header}>{name}</th>
              {plans.map((plan, index) => (
                <td
                  data-column={index}
                  data-not={cells[index] === notIncluded ? '' : undefined}
                  data-recommended={plan.recommended ? '' : undefined}
                  key={plan.name}
                  {...roles.cell}
                >
                  {cells[index] === notIncluded ? (
                    <span className={visuallyHidden}>{cells[index]}</span>
                  ) : (
                    cells[index]
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {!given.has('plans') && <SkuCounts level={headingLevel} />}
    </Section>
  )
}

/** Counts the SKUs of one product, item by item. */
function SkuCounts({ level }: { readonly level: number | undefined }) {
  const words = useWords('skuCounts', skuCounts)
  const itemName = useItemName()
  const rows = [
    { items: skus.made, kind: words.made },
    { items: skus.bought, kind: words.bought },
  ].map(({ items, kind }) => ({
    // A line ends between two names, behind the dot.
    name: items.map(name => itemName(name).replaceAll(' ', '\u00a0')).join('\u00a0· '),
    kind,
    count: items.length,
  }))
  return (
    <div className={styles.counts}>
      <div>
        <ItemHeading level={level}>{words.heading}</ItemHeading>
        <p className={body}>{words.lead}</p>
      </div>
      <table {...roles.table}>
        <thead className={visuallyHidden} {...roles.group}>
          <tr {...roles.row}>
            {words.columns.map(name => (
              <th key={name} {...roles.column}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map(({ name, kind, count }) => (
            <tr key={kind} {...roles.row}>
              <th {...roles.header}>
                <b>{name}</b> {kind}
              </th>
              <td {...roles.cell}>{count}</td>
            </tr>
          ))}
          {words.others.map(name => (
            <tr key={name} {...roles.row}>
              <th {...roles.header}>{name}</th>
              <td {...roles.cell}>{words.none}</td>
            </tr>
          ))}
          <tr {...roles.row}>
            <th {...roles.header}>
              <b>{words.total(itemName(skus.product))}</b>
            </th>
            <td {...roles.cell}>
              <b>{words.totalCount(skus.made.length + skus.bought.length)}</b>
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}

export default createSection(description, 'comparison', comparison, PlanComparison)
