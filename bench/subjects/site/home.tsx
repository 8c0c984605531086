import { benefits, demoCta, hero, howItWorks, testimonials } from '../../../src/content/home.ts'
import { keptNumbers } from '../../../src/content/planned/items.ts'
import { night } from './night.tsx'
import { PlanSheet } from './plan-sheet.tsx'
import {
  beside,
  body,
  column,
  display,
  Heading,
  type Linked,
  leadText,
  primary,
  secondary,
  subtitle,
} from './ui.tsx'
import { pages } from './words.ts'

/** Everything between header and footer of `/`. */
export function Home({ link }: Linked) {
  return (
    <>
      <Hero link={link} />
      <Benefits />
      <DemoCta className="sm:hidden" heading={pages['/'].midway} link={link} />
      <HowItWorks />
      <Testimonials />
      <DemoCta heading={demoCta.heading} link={link} />
    </>
  )
}

function Hero({ link: SiteLink }: Linked) {
  const [before, after] = hero.heading.split('—')
  const words = before?.split(' ') ?? []
  const last = words.pop()
  return (
    <section className={`${column} ${beside}`}>
      <div className="flex flex-col items-start gap-5">
        <p className="font-mono text-[13px] text-muted">{hero.audience}</p>
        <h1 className={display}>
          {words.join(' ')}{' '}
          <span className="whitespace-nowrap">
            {last}
            <span className="text-accent-ink">{`—${after?.split(' ')[0]}`}</span>
          </span>
          <span className="text-accent-ink">{` ${after?.split(' ').slice(1).join(' ')}`}</span>
        </h1>
        <p className={leadText}>{hero.lead}</p>
        <div className="flex flex-wrap items-center gap-3">
          <SiteLink className={primary} to="/demo">
            {hero.buttonText}
          </SiteLink>
          <SiteLink className={secondary} to="/pricing">
            {hero.secondButtonText}
          </SiteLink>
        </div>
        <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-muted">
          {hero.notes.map(note => (
            <li
              className="before:mr-2 before:inline-block before:size-1.5 before:rounded-full before:bg-good before:align-[2px]"
              key={note}
            >
              {note}
            </li>
          ))}
          <li>
            <SiteLink className="text-accent-ink underline" to="/plan">
              {hero.linkText}
            </SiteLink>
          </li>
        </ul>
      </div>
      <PlanSheet item={keptNumbers} />
    </section>
  )
}

function Benefits() {
  return (
    <section className={column}>
      <div className="mb-7 max-w-[760px] lg:mb-12">
        <Heading>{benefits.heading}</Heading>
      </div>
      <ul className="grid overflow-hidden rounded-[18px] border border-line bg-surface lg:grid-cols-[1.3fr_1fr_1fr]">
        {benefits.items.map(({ title, text, figure, unit }) => (
          <li
            className="group flex flex-col justify-end gap-2 border-t border-line p-6 first:border-0 first:bg-deep first:text-on-deep lg:min-h-65 lg:border-t-0 lg:border-l lg:p-9"
            key={title}
          >
            {figure && (
              <p className="mb-auto pb-4 text-5xl leading-none font-[680] tracking-tighter tabular-nums lg:text-7xl">
                {figure}{' '}
                <span className="text-base font-medium tracking-normal text-on-deep-muted">{unit}</span>
              </p>
            )}
            <h3 className={subtitle}>{title}</h3>
            <p className={`${body} group-first:text-on-deep-muted`}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function HowItWorks() {
  return (
    <section className={column}>
      <div className="mb-7 flex flex-col gap-3 lg:mb-12">
        <Heading>{howItWorks.heading}</Heading>
        <p className={leadText}>{howItWorks.lead}</p>
      </div>
      <ol className="grid gap-x-6 gap-y-10 lg:grid-cols-4">
        {howItWorks.items.map(({ title, text }, index) => {
          const Pictures = night[index]
          return (
            <li
              className="grid content-start gap-2 lg:row-span-3 lg:grid-rows-subgrid lg:nth-2:col-span-2"
              key={title}
            >
              <h3 className={subtitle}>
                <span aria-hidden="true" className="text-accent-ink">
                  {index + 1}
                </span>{' '}
                {title}
              </h3>
              <p className={body}>{text}</p>
              <div className="mt-3 grid gap-3 min-[480px]:auto-cols-fr min-[480px]:grid-flow-col">
                {Pictures && <Pictures />}
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function Testimonials() {
  return (
    <section className="border-y border-line bg-surface">
      <div className={`${column} ${beside}`}>
        <div className="flex flex-col gap-3">
          <Heading>{testimonials.heading}</Heading>
          <p className={leadText}>{testimonials.lead}</p>
        </div>
        <ul className="border-b border-dashed border-control">
          {testimonials.expected.map(question => (
            <li className="border-t border-dashed border-control py-4.5 text-lg text-muted" key={question}>
              {question}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

interface DemoCtaProps extends Linked {
  readonly heading: string
  readonly className?: string
}

function DemoCta({ link: SiteLink, heading, className = '' }: DemoCtaProps) {
  return (
    <section className={`${column} ${className}`}>
      <div className="flex flex-wrap items-center justify-between gap-6 rounded-[22px] border border-line bg-tint p-7 lg:p-14">
        <div className="flex flex-col gap-2.5">
          <Heading>{heading}</Heading>
          <p className={leadText}>{demoCta.lead}</p>
        </div>
        <SiteLink className={primary} to="/demo">
          {demoCta.buttonText}
        </SiteLink>
      </div>
    </section>
  )
}
