import { useEffect, useState } from 'react'
import { Failure } from '../../custom-element/failure.tsx'
import { useConfig } from '../../services/config.ts'
import { mailHref } from '../../services/mail-link.ts'
import { link } from '../../ui/inline.ts'
import { band, column } from '../../ui/page-grid.ts'
import { useTranslation } from '../../words/translation.ts'
import { scriptless } from './access-form.styles.ts'

/** After this time, a visitor is told where to write instead. */
const lateAfterMs = 10_000

/** Shows nothing until the cloud says who is signed in. If that takes too long, says where to write. */
export function PendingAccount() {
  const { contactEmail } = useConfig()
  const { t } = useTranslation()
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), lateAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <section className={isLate ? band : scriptless} data-pending="">
      <div className={column}>
        {isLate ? (
          <Failure />
        ) : (
          <p>
            {t('account.scriptless')}{' '}
            <a className={link} href={mailHref(contactEmail)}>
              {contactEmail}
            </a>
          </p>
        )}
      </div>
    </section>
  )
}
