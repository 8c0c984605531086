import { type FormEvent, useState } from 'react'
import { pricing, savings as words } from '../../../src/content/pricing.ts'
import { type Assumptions, savingsOf } from '../../../src/sections/savings.ts'
import { body, column, Heading, leadText, paper } from './ui.tsx'

const { number, dollars } = words

const fields = [
  { name: 'items', max: 1_000_000 },
  { name: 'hours', max: 1_000_000 },
  { name: 'cost', max: 1_000_000 },
  { name: 'share', max: 100 },
] as const

/** The calculator. While a field has no number that counts, the sum is that of the last valid numbers. */
export function Savings() {
  const [assumed, assume] = useState<Assumptions>(words.start)
  const [isInvalid, setInvalid] = useState(false)
  const read = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    const isValid = form.checkValidity()
    setInvalid(!isValid)
    if (!isValid) return
    const entered = new FormData(form)
    const numberOf = (name: string) => Number(entered.get(name))
    assume({
      items: numberOf('items'),
      hours: numberOf('hours'),
      cost: numberOf('cost'),
      share: numberOf('share'),
    })
  }
  return (
    <section className="border-y border-line bg-surface">
      <div className={`${column} grid items-start gap-8 lg:grid-cols-2 lg:gap-16`}>
        <div className="flex flex-col gap-3">
          <Heading>{words.heading}</Heading>
          <p className={leadText}>{words.lead}</p>
          <form className="mt-4 grid grid-cols-2 gap-4" onInput={read}>
            {fields.map(({ name, max }) => (
              <label className="grid content-end gap-1.5 text-[15px] font-semibold" key={name}>
                {words.fields[name]}
                <input
                  autoComplete="off"
                  className="min-h-12 w-full rounded-[10px] border border-control bg-surface px-3.5 font-normal"
                  defaultValue={words.start[name]}
                  inputMode="decimal"
                  max={max}
                  min="0"
                  name={name}
                  required
                  step="any"
                  type="number"
                />
              </label>
            ))}
          </form>
        </div>
        <div className={`${paper} flex flex-col gap-3 p-5 lg:p-8`} role="status">
          {isInvalid && (
            <p className="border-l-4 border-warn bg-warn-tint px-4 py-3 text-sm">{words.invalid}</p>
          )}
          <Sum assumed={assumed} />
        </div>
      </div>
    </section>
  )
}

function Sum({ assumed }: { readonly assumed: Assumptions }) {
  const { plan, limit, price, hours, worth, left, evenShare } = savingsOf(assumed, pricing.plans)
  const lines = [
    [words.saved, `${number(assumed.hours)} × ${number(assumed.share)} % × 52 ÷ 12`, number(hours)],
    [words.worth, `${number(hours)} × ${words.rate(assumed.cost)}`, dollars(worth)],
    [words.price, '', dollars(-price)],
    [left < 0 ? words.loses : words.left, '', dollars(left)],
  ]
  return (
    <>
      <p className="text-sm text-muted">{words.fits}</p>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b className="text-2xl font-[660]">{plan}</b> <span className="text-muted">{limit}</span>
      </p>
      <dl>
        {lines.map(([name, formula, value]) => (
          <div
            className="flex justify-between gap-4 border-t border-line py-2 tabular-nums last:font-semibold"
            key={name}
          >
            <dt>
              {name} {formula && <span className="text-sm text-muted">{formula}</span>}
            </dt>
            <dd className="whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={body}>
        {evenShare === undefined ? words.neverPays : words.pays(evenShare)} {words.notCounted}
      </p>
    </>
  )
}
