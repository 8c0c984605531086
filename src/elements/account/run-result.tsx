import {
  type MouseEvent,
  type MouseEventHandler,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { sampleEnough, sampleReason } from '../../plant/sample-run.ts'
import { secondaryButton } from '../../ui/button.styles.ts'
import { SiteLink } from '../../ui/link.tsx'
import { pageIn } from '../../words/site-languages.ts'
import { useTranslation } from '../../words/translation.ts'
import { OrdersTable } from './orders-table.tsx'
import * as styles from './result.styles.ts'
import { formatNumber, Moment, momentIn, type ResultProps, useResultWords } from './result-words.tsx'
import { StockChart } from './stock-chart.tsx'

/** Keeps which run is open. Gives the focus back to the button that closed it, which moves when the result goes. */
export function useOpenedRun() {
  const [index, setIndex] = useState<number>()
  const closer = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (index === undefined) closer.current?.focus()
  }, [index])
  return {
    /** Among the runs. */
    index,
    open: setIndex,
    /** Opens a run by a click on its button, or closes it. */
    toggle(clicked: number, { currentTarget }: MouseEvent<HTMLButtonElement>) {
      closer.current = currentTarget
      setIndex(clicked === index ? undefined : clicked)
    },
  }
}

interface RunButtonProps {
  /** When the run was, as it is stored. */
  readonly date: string
  readonly isOpen: boolean
  /** The id of the result. */
  readonly controls: string
  readonly onClick: MouseEventHandler<HTMLButtonElement>
}

export function RunButton({ date, isOpen, controls, onClick }: RunButtonProps) {
  const { language, t } = useTranslation()
  const does = isOpen ? 'close' : 'open'
  return (
    <button
      aria-controls={isOpen ? controls : undefined}
      aria-expanded={isOpen}
      aria-label={t(`account.table.${does}.run`, { date: momentIn(language, date) ?? date })}
      className={`${secondaryButton} ${styles.compact}`}
      onClick={onClick}
      type="button"
    >
      {t(`account.table.${does}`)}
    </button>
  )
}

interface RunResultProps {
  readonly id: string
  /** When the run was, as it is stored. */
  readonly date: string
}

/** Shows what a run proposes for the sample: its orders, then why the first one is placed. Takes the focus when it opens. */
export function RunResult({ id, date }: RunResultProps) {
  const headingId = `mrp${useId()}`
  const { language, t } = useTranslation()
  const words = useResultWords(date)
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // The whole result, or its beginning where the window is smaller.
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <section aria-labelledby={headingId} className={styles.result} id={id} ref={section}>
      <div className={styles.head}>
        <div>
          <p>
            <Moment at={date} /> · {t('account.result.sample')}
          </p>
          <h2 className={styles.heading} id={headingId} ref={heading} tabIndex={-1}>
            {t('account.result.first', { by: words.begin() })}
          </h2>
        </div>
        <SiteLink
          className={`${secondaryButton} ${styles.compact} ${styles.onward}`}
          to={pageIn(language, '/plan')}
        >
          {t('account.result.planner')}
        </SiteLink>
      </div>
      <OrdersTable words={words} />
      <div className={styles.because}>
        <Why words={words} />
        <StockChart words={words} />
      </div>
      <Enough words={words} />
    </section>
  )
}

function Enough({ words: { number } }: ResultProps) {
  const { language, t } = useTranslation()
  const parts = sampleEnough.map(({ item, onHand, needed, left }) => {
    const pieces = { onHand: number(onHand), needed: number(needed), left: number(left) }
    return t('account.result.enough.item', { item, ...pieces })
  })
  return (
    <p className={styles.foot}>
      {t('account.result.enough', { items: new Intl.ListFormat(language).format(parts) })}
    </p>
  )
}

/** Follows the need from the demand down to the item that is ordered first, and says what is there of that. */
function Why({ words: { number, when } }: ResultProps) {
  const { language, t } = useTranslation()
  const { demand, quantity, needs, onHand, short, lot, leadTime } = sampleReason
  const way = needs.map(
    ({ item, quantity, week }) =>
      `${number(quantity)} ${item}${week === undefined ? '' : ` (${when(week)})`}`,
  )
  const item = needs.at(-1)?.item ?? ''
  return (
    <div className={styles.why}>
      <h3>{t('account.result.why', { quantity: number(quantity), item })}</h3>
      <p>
        {t('account.result.sale', { id: demand })}: {way.join(' → ')}.{' '}
        {t('account.result.on-hand', { pieces: `${number(onHand)} ${item}` })}{' '}
        <b>{t('account.result.short', { pieces: number(short) })}</b>.
        {lot !== undefined && ` ${t('account.result.lots', { count: number(lot) })}`}{' '}
        {t('account.result.lead', { time: formatNumber(language, leadTime, 'week') })}
      </p>
    </div>
  )
}
