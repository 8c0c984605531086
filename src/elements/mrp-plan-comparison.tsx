import { slottedText } from '../custom-element/attributes.ts'
import { htmlList } from '../custom-element/list-attribute.ts'
import { skus } from '../plant/sales-order.ts'
import { ItemHeading, Section } from '../ui/section.tsx'
import { css } from '../ui/sheet.ts'
import { roles } from '../ui/table-roles.ts'
import { visuallyHidden } from '../ui/text.styles.ts'
import { token } from '../ui/tokens.ts'
import { body, holds, size } from '../ui/typography.styles.ts'
import { comparison, skuCounts } from '../words/en/pricing.ts'
import { useItemName, useWords } from '../words/section-words.ts'
import { createSection, describeSection, type SectionProps } from './create-section.tsx'

const description = describeSection({
  tag: 'mrp-plan-comparison',
  summary: 'Compares the plans line by line, and says what counts as a SKU.',
  attributes: {
    heading: slottedText('Section heading.', comparison.heading),
    plans: htmlList(
      'The columns. With yours, what counts as a SKU is left out, and nothing follows a price: write `€99 a month`.',
      { name: 'text', price: 'amount', recommended: 'flag?' },
      comparison.plans,
      'th[data-price]',
      { name: 'rest' },
    ),
    rows: htmlList(
      'The lines, with a cell for each plan.',
      { name: 'text', cells: 'texts' },
      comparison.rows,
      'tr:has(td)',
      { name: 'th', cells: 'td' },
    ),
  },
  parts: { item: 'One line.' },
})

const narrow = '@container (max-width: 45em)'

/** How many plans can be chosen from. */
const columnPlaces = [0, 1, 2, 3, 4, 5]

/** Where there is no room for all plans side by side, one of them is chosen, and the table shows it alone. */
const planChoice = css`
  display: none;
  & input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0; cursor: pointer; }
  & label { position: relative; flex: 1 1 auto; }
  & span { position: relative; display: grid; place-items: center; min-block-size: 44px; padding-inline: 6px; border: 1px solid transparent; border-radius: ${token('radius')}; color: ${token('muted')}; font-size: ${size.label}; pointer-events: none; }
  & :checked + span { background: ${token('surface')}; border-color: ${token('line')}; color: ${token('ink')}; font-weight: 600; }
  & :focus-visible + span { outline: 3px solid ${token('accent-ink')}; outline-offset: 1px; }
  ${narrow} {
    & { display: flex; margin-block-end: 12px; padding: 4px; border-radius: 12px; background: ${token('tint')}; }
    ${columnPlaces.map(column => `&:has([data-column='${column}']:checked) + table [data-column]:not([data-column='${column}']) { display: none; }`).join('\n    ')}
  }
  @media print {
    & { display: none !important; }
    & + table [data-column] { display: table-cell !important; }
    & + table thead { position: static !important; clip-path: none !important; }
  }
`

const planTable = css`
  inline-size: 100%;
  border: 1px solid ${token('line')};
  border-collapse: separate;
  border-spacing: 0;
  border-radius: ${token('radius-large')};
  background: ${token('surface')};
  ${holds('label')}
  line-height: 1.4;
  table-layout: fixed;
  overflow: hidden;
  & th, & td { padding: 14px 18px; border-block-start: 1px solid ${token('line')}; text-align: start; vertical-align: middle; font-weight: 400; }
  & thead th { border: 0; vertical-align: bottom; }
  & thead b { display: block; font-size: ${size.subtitle}; font-weight: 600; }
  & thead span, & tbody th, & [data-not] { color: ${token('muted')}; }
  & [data-not]::before { content: '–' / ''; }
  & [data-recommended] { background: ${token('tint')}; }
  ${narrow} {
    & { table-layout: auto; }
    & th, & td { padding-inline: 16px; overflow-wrap: anywhere; hyphens: auto; }
    & thead { position: absolute; clip-path: inset(50%); }
    & tbody tr:first-child > * { border-block-start: 0; }
    & th:first-child { inline-size: 60%; padding-inline-end: 0; }
    & td { text-align: end; }
    & [data-recommended] { background: none; }
  }
`

const counts = css`
  display: grid;
  gap: 16px 64px;
  margin-block-start: clamp(40px, 6cqi, 72px);
  & table { inline-size: 100%; border-collapse: collapse; font-size: ${size.label}; line-height: 1.4; }
  & th, & td { padding-block: 12px; border-block-start: 1px solid ${token('line')}; text-align: start; font-weight: 400; }
  & b { font-weight: 600; }
  & p { margin-block-start: 8px; }
  & td { padding-inline-start: 16px; text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
  & tr:last-child > * { border-block-start: 2px solid ${token('ink')}; }
  @container (min-width: 53.75em) {
    & { grid-template-columns: minmax(0, 4fr) minmax(0, 7fr); }
  }
`

/** The name is no host's: a component stands in the page. In the order in which React writes attributes, as shells do. */
const radio = { type: 'radio', name: 'mrp-plan' } as const

type Props = SectionProps<typeof description, 'comparison'>

function PlanComparison({ heading, headingLevel, plans, rows, given, words }: Props) {
  const { corner, perMonth, notIncluded, choose } = words
  const shown = Math.max(
    plans.findIndex(({ recommended }) => recommended),
    0,
  )
  return (
    <Section heading={heading} level={headingLevel}>
      <fieldset className={planChoice}>
        <legend className={visuallyHidden}>{choose}</legend>
        {plans.map(({ name }, index) => (
          <label key={name}>
            <input data-column={index} {...radio} defaultChecked={index === shown} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <table className={planTable} {...roles.table}>
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
          {rows.map(row => (
            <ComparedLine key={row.name} notIncluded={notIncluded} plans={plans} row={row} />
          ))}
        </tbody>
      </table>
      {!given.has('plans') && <SkuCounts level={headingLevel} />}
    </Section>
  )
}

interface ComparedLineProps extends Pick<Props, 'plans'> {
  readonly row: Props['rows'][number]
  /** What a cell says of a plan without it: a dash is seen in its place. */
  readonly notIncluded: string
}

const ComparedLine = ({ row: { name, cells }, plans, notIncluded }: ComparedLineProps) => (
  <tr part="item" {...roles.row}>
    <th {...roles.header}>{name}</th>
    {plans.map((plan, index) => (
      <td
        data-column={index}
        data-not={cells[index] === notIncluded ? '' : undefined}
        data-recommended={plan.recommended ? '' : undefined}
        key={plan.name}
        {...roles.cell}
      >
        {cells[index] === notIncluded ? <span className={visuallyHidden}>{cells[index]}</span> : cells[index]}
      </td>
    ))}
  </tr>
)

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
    <div className={counts}>
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
