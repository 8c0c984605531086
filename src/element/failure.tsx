import { useTranslation } from '../i18n/translation.ts'
import { mailHref } from '../services/mail-link.ts'
import { useConfig } from '../state/config.ts'
import { link } from '../ui/inline.ts'

/** What stands in an element's place when it could not be rendered: a way to reach people all the same. */
export function Failure() {
  const { contactEmail } = useConfig()
  const { t } = useTranslation()
  return (
    <p role="alert" part="failure">
      {t('failure.line')}{' '}
      <a className={link} href={mailHref(contactEmail)}>
        {contactEmail}
      </a>
    </p>
  )
}
