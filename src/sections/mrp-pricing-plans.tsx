import { pricing } from '../content/pricing.ts'
import { list } from '../element/attributes.ts'
import { createDefinition, describeElement, describeEvent, type PropsOf } from '../element/element.ts'
import { printable } from '../services/console.ts'
import { mailHref } from '../services/mail-link.ts'
import { useConfig } from '../state/config.ts'
import { primaryButton, secondaryButton } from '../ui/button.ts'
import { band, column } from '../ui/page-grid.ts'
import { pill } from '../ui/pill.ts'
import { figure, subtitle } from '../ui/typography.ts'
import { featureList, planCard, plans } from './pricing.styles.ts'

const description = describeElement({
  tag: 'mrp-pricing-plans',
  summary: 'The plans, readable row by row.',
  attributes: {
    plans: list(
      'The plans. One with a `subject` has a mail link for a button, the others raise `mrp-plan-select`.',
      {
        name: 'text',
        price: 'text',
        period: 'text',
        features: 'texts',
        buttonText: 'text',
        recommended: 'flag?',
        subject: 'text?',
      },
      pricing.plans,
    ),
  },
  events: {
    'mrp-plan-select': describeEvent<{ readonly plan: string }>('A plan was selected.', '{ plan: string }'),
  },
  parts: { section: 'The band.', plan: 'One plan.', price: 'Its price.', button: 'Its button.' },
  wake: 'interaction',
})

function PricingPlans({ plans: offers, emit }: PropsOf<typeof description>) {
  const { contactEmail } = useConfig()

  const select = (plan: string) => {
    console.info(printable(`Plan selected: ${plan}`))
    emit('mrp-plan-select', { plan })
  }

  return (
    <section className={band} part="section">
      <div className={column}>
        <ul className={plans}>
          {offers.map(({ name, price: amount, period, features, buttonText, recommended, subject }) => (
            <li className={planCard} data-recommended={recommended ? '' : undefined} key={name} part="plan">
              <h2 className={subtitle}>
                {name} {recommended && <span className={pill}>{pricing.recommended}</span>}
              </h2>
              <p className={figure} part="price">
                {amount} <span>{period}</span>
              </p>
              <ul className={featureList}>
                {features.map(feature => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              {subject ? (
                <a className={secondaryButton} href={mailHref(contactEmail, subject)} part="button">
                  {buttonText}
                </a>
              ) : (
                <button
                  aria-label={`${buttonText}: ${name}`}
                  className={recommended ? primaryButton : secondaryButton}
                  onClick={() => select(name)}
                  part="button"
                  // A press before hydration has set aria-busy.
                  suppressHydrationWarning
                  type="button"
                >
                  {buttonText}
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export default createDefinition(description, PricingPlans)
