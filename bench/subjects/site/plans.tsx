import { useState } from 'react'
import { pricing } from '../../../src/content/pricing.ts'
import { column, type Linked, mailHref, pill, primary, secondary, subtitle } from './ui.tsx'

/** The plans. One that is chosen says below its button how it begins. */
export function Plans({ link }: Linked) {
  const [selected, select] = useState<string>()
  return (
    <section className={column}>
      <ul className="grid gap-6 lg:grid-cols-3 lg:gap-0 lg:py-6">
        {pricing.plans.map(({ name, price, period, features, buttonText, recommended, subject }) => (
          <li
            className="flex flex-col gap-5 rounded-[18px] border border-line bg-surface p-6 data-recommended:border-2 data-recommended:border-accent data-recommended:shadow-xl lg:p-9 lg:data-recommended:-my-6"
            data-recommended={recommended}
            key={name}
          >
            <h2 className={`${subtitle} flex min-h-[30px] flex-wrap items-center gap-x-3`}>
              {name} {recommended && <span className={pill}>{pricing.recommendedText}</span>}
            </h2>
            <p className="text-[52px] leading-none font-[680] tracking-tighter tabular-nums">
              {price} <span className="text-[15px] font-medium tracking-normal text-muted">{period}</span>
            </p>
            <ul className="mb-auto">
              {features.map(feature => (
                <li
                  className="flex min-h-[50px] items-center border-t border-line py-2 text-[15px]"
                  key={feature}
                >
                  {feature}
                </li>
              ))}
            </ul>
            {subject ? (
              <a className={secondary} href={mailHref(subject)}>
                {buttonText}
              </a>
            ) : (
              <>
                <button
                  aria-label={`${buttonText}: ${name}`}
                  className={recommended ? primary : secondary}
                  onClick={() => {
                    select(name)
                    console.info(`Plan selected: ${name}`)
                  }}
                  type="button"
                >
                  {buttonText}
                </button>
                <div role="status">{selected === name && <Answer link={link} plan={name} />}</div>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface AnswerProps extends Linked {
  readonly plan: string
}

function Answer({ link: SiteLink, plan }: AnswerProps) {
  const { heading, text, action, comment } = pricing.selected
  return (
    <div className="flex flex-col gap-1 rounded-[10px] border border-line bg-tint px-5 py-4 text-sm">
      <p className="font-bold">{heading}</p>
      <p>{text}</p>
      <SiteLink
        className="inline-flex min-h-11 items-center self-start font-semibold text-accent-ink underline"
        to={`/demo?comments=${encodeURIComponent(`${comment} ${plan}`)}`}
      >
        {action}
      </SiteLink>
    </div>
  )
}
