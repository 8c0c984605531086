import { useState } from 'react'
import { removableText } from '../custom-element/attributes.ts'
import { describeEvent } from '../custom-element/description.ts'
import { htmlList } from '../custom-element/list-attribute.ts'
import { navigationEvents } from '../custom-element/navigation-events.ts'
import { useConfig } from '../services/config.ts'
import { mailtoLink } from '../services/mail-client.ts'
import { primaryButton, secondaryButton } from '../ui/button.styles.ts'
import { SiteLink } from '../ui/link.tsx'
import { panel } from '../ui/panel.styles.ts'
import { pill } from '../ui/pill.styles.ts'
import { Section } from '../ui/section.tsx'
import { figure, subtitle, title } from '../ui/typography.styles.ts'
import { pricing } from '../words/en/pricing.ts'
import { useWords } from '../words/section-words.ts'
import { pageIn } from '../words/site-languages.ts'
import { useTranslation } from '../words/translation.ts'
import { createSection, describeSection, type SectionProps } from './create-section.tsx'
import {
  above,
  featureList,
  planAnswer,
  planCard,
  plans,
  withoutScript,
  withScript,
} from './pricing.styles.ts'

const description = describeSection({
  tag: 'mrp-pricing-plans',
  summary: 'Shows the plans with their prices, readable row by row.',
  attributes: {
    heading: removableText('Section heading. Empty: none.', ''),
    plans: htmlList(
      'The plans. A button leads to its plan’s link (`href`). Without a link it opens a mail with the plan’s `subject`; without both it offers a demo, and dispatches `mrp-plan-select`.',
      {
        name: 'text',
        price: 'amount',
        period: 'text',
        href: 'link?',
        features: 'texts',
        buttonText: 'text',
        recommended: 'flag?',
        subject: 'text?',
      },
      pricing.plans,
      'article',
      { href: 'a[href]', buttonText: 'a' },
    ),
    recommendedText: removableText(
      'The word beside the name of a recommended plan. Empty: none.',
      pricing.recommendedText,
    ),
    chosenText: removableText(
      'What the button of the plan that was chosen says. Empty: what it said before.',
      pricing.chosenText,
    ),
  },
  events: {
    ...navigationEvents,
    'mrp-plan-select': describeEvent<{ readonly plan: string }>('A plan was selected.', '{ plan: string }'),
  },
  slots: { answer: 'Stands in place of what follows a selection.' },
  parts: {
    plan: 'One plan.',
    price: 'Its price.',
    button: 'Its button.',
    answer: 'What follows its selection.',
  },
  wake: 'interaction',
})

type Props = SectionProps<typeof description>

function PricingPlans(props: Props) {
  const { heading, headingLevel, plans: offers, emit } = props
  const [selected, setSelected] = useState<string>()

  const select = (plan: string) => {
    setSelected(plan)
    console.info(`Plan selected: ${plan}`)
    emit('mrp-plan-select', { plan })
  }

  return (
    <Section>
      {/* biome-ignore lint/a11y/useSemanticElements: always there, as its shell adds no node; an <h2> would be one without words. */}
      <div
        aria-level={headingLevel ?? 2}
        className={`${title} ${above}`}
        hidden={!heading}
        part="heading"
        role="heading"
      >
        {heading || ' '}
      </div>
      <ul className={plans} data-chosen={selected === undefined ? undefined : ''}>
        {offers.map(offer => (
          <li
            className={planCard}
            data-recommended={offer.recommended ? '' : undefined}
            data-selected={offer.name === selected ? '' : undefined}
            key={offer.name}
            part="plan"
          >
            <Offer
              level={heading ? (headingLevel ?? 2) + 1 : headingLevel}
              offer={offer}
              onChoose={() => select(offer.name)}
              recommendedText={props.recommendedText}
              chosenText={offer.name === selected ? props.chosenText : ''}
              isOutlined={selected !== undefined}
            />
          </li>
        ))}
      </ul>
      {offers.some(({ buttonText, subject, href }) => buttonText && !subject && !href) && (
        <div className={planAnswer} data-shown={selected === undefined ? undefined : ''} role="status">
          <PlanAnswer plan={selected} />
        </div>
      )}
    </Section>
  )
}

interface OfferProps extends Pick<Props, 'recommendedText'> {
  readonly offer: Props['plans'][number]
  /** The level of its heading. */
  readonly level: number | undefined
  /** What its button says once the plan is chosen. */
  readonly chosenText: string
  /** Tells whether a plan was chosen: the one filled button is then that of the answer. */
  readonly isOutlined: boolean
  readonly onChoose: () => void
}

/** What stands on the card of a plan. */
function Offer({ offer, level, recommendedText, isOutlined, ...call }: OfferProps) {
  const { price, period, features, recommended } = offer
  const mark = recommended && recommendedText
  return (
    <>
      <h2 aria-level={level} className={subtitle}>
        <span>{offer.name}</span> {mark && <span className={pill}>{mark}</span>}
      </h2>
      <p className={figure} part="price">
        <span>{price}</span> <span>{period}</span>
      </p>
      <Call {...offer} {...call} look={recommended && !isOutlined ? primaryButton : secondaryButton} />
      <ul className={featureList}>
        {features.map(feature => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </>
  )
}

interface CallProps
  extends Pick<OfferProps['offer'], 'name' | 'buttonText' | 'href' | 'subject'>,
    Pick<OfferProps, 'chosenText' | 'onChoose'> {
  readonly look: string
}

/**
 * A plan's button: a link of the page, a mail, or one whose answer appears below the plans. Where no script can show
 * that, a link leads where the answer does.
 */
function Call({ name, buttonText, href, subject, look, chosenText, onChoose }: CallProps) {
  const { contactEmail } = useConfig()
  const demoPage = useDemoWith(name)
  const label = `${buttonText}: ${name}`
  const shared = { 'aria-label': label, part: 'button' }
  if (!buttonText) return null
  if (href)
    return (
      <SiteLink aria-label={label} className={look} part="button" to={href}>
        {buttonText}
      </SiteLink>
    )
  if (subject)
    return (
      <a className={secondaryButton} href={mailtoLink(contactEmail, subject)} part="button">
        {buttonText}
      </a>
    )
  return (
    <>
      <button
        className={`${look} ${withScript}`}
        onClick={({ currentTarget }) => {
          onChoose()
          currentTarget.scrollIntoView({ block: 'nearest' })
        }}
        type="button"
        {...shared}
        // It stays findable by what it does.
        aria-label={chosenText ? `${label}, ${chosenText}` : label}
      >
        {/* A text that changes has an element of its own. */}
        <span>{chosenText || buttonText}</span>
      </button>
      <SiteLink className={`${look} ${withoutScript}`} to={demoPage} {...shared}>
        {buttonText}
      </SiteLink>
    </>
  )
}

/** Returns the path of the demo form with the plan in its comments. */
function useDemoWith(plan: string | undefined): string {
  const { language } = useTranslation()
  const { comment } = useWords('pricing', pricing).selected
  return pageIn(
    language,
    plan === undefined ? '/demo' : `/demo?comments=${encodeURIComponent(`${comment} ${plan}`)}`,
  )
}

/** Says how a plan begins. Before any is chosen, only those see it for whom no script runs. */
function PlanAnswer({ plan }: { plan: string | undefined }) {
  const { heading, saying, action } = useWords('pricing', pricing).selected
  return (
    <div className={panel} part="answer">
      <slot name="answer">
        <p>
          <b>{heading}</b>
          {plan !== undefined && <span> {saying(plan)}</span>}
        </p>
        <SiteLink to={useDemoWith(plan)}>{action}</SiteLink>
      </slot>
    </div>
  )
}

export default createSection(description, 'pricing', pricing, PricingPlans)
