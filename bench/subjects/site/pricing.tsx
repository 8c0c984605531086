import { company } from '../../../src/content/company.ts'
import { contactSales, faq, pricing } from '../../../src/content/pricing.ts'
import { Intro } from './intro.tsx'
import { body, column, Heading, leadText, pill, primary, secondary, subtitle } from './ui.tsx'
import { pages } from './words.ts'

const mail = (subject: string) => `mailto:${company.contactEmail}?subject=${encodeURIComponent(subject)}`

/** Everything between header and footer of `/pricing`. */
export function Pricing() {
  return (
    <>
      <Intro {...pages['/pricing']} />
      <Plans />
      <Faq />
      <ContactSales />
    </>
  )
}

export function Plans() {
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
              <a className={secondary} href={mail(subject)}>
                {buttonText}
              </a>
            ) : (
              <SelectPlan className={recommended ? primary : secondary} name={name} text={buttonText} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface SelectPlanProps {
  readonly name: string
  readonly text: string
  readonly className: string
}

function SelectPlan({ name, text, className }: SelectPlanProps) {
  return (
    <button
      aria-label={`${text}: ${name}`}
      className={className}
      onClick={() => console.info(`Plan selected: ${name}`)}
      type="button"
    >
      {text}
    </button>
  )
}

export function ContactSales() {
  return (
    <section className="border-y border-line bg-surface">
      <div className={`${column} flex flex-col items-start gap-4`}>
        <Heading>{contactSales.heading}</Heading>
        <p className={leadText}>{contactSales.lead}</p>
        <a className={`${secondary} mt-2`} href={mail(contactSales.subject)}>
          {contactSales.buttonText}
        </a>
      </div>
    </section>
  )
}

/** The common name lets the browser keep one item open at a time. */
export function Faq() {
  return (
    <section className={`${column} grid gap-8 lg:grid-cols-[4fr_7fr] lg:gap-16`}>
      <div>
        <Heading>{faq.heading}</Heading>
      </div>
      <div className="border-b border-line">
        {faq.items.map(({ question, answer }) => (
          <details className="group border-t border-line" key={question} name="faq">
            <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 py-3 text-lg font-semibold after:font-mono after:text-2xl after:text-accent-ink after:content-['+'] group-open:after:content-['−']">
              {question}
            </summary>
            <p className={`${body} pb-6`}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
