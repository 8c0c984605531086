import type { ReactNode } from 'react'
import { contactSales, faq } from '../../../src/content/pricing.ts'
import { Comparison } from './comparison.tsx'
import { Intro } from './intro.tsx'
import { body, column, Heading, leadText, mailHref, secondary } from './ui.tsx'
import { pages } from './words.ts'

const { heading, lead } = pages['/pricing']

interface PricingProps {
  readonly plans: ReactNode
  readonly savings: ReactNode
}

/** Everything between header and footer of `/pricing`, around its two parts that live. */
export function Pricing({ plans, savings }: PricingProps) {
  return (
    <>
      <Intro heading={heading} lead={lead} />
      {plans}
      <Comparison />
      {savings}
      <Faq />
      <ContactSales />
    </>
  )
}

function ContactSales() {
  return (
    <section className="border-y border-line bg-surface">
      <div className={`${column} flex flex-col items-start gap-4`}>
        <Heading>{contactSales.heading}</Heading>
        <p className={leadText}>{contactSales.lead}</p>
        <a className={`${secondary} mt-2`} href={mailHref(contactSales.subject)}>
          {contactSales.buttonText}
        </a>
      </div>
    </section>
  )
}

/** The common name lets the browser keep one item open at a time. */
function Faq() {
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
