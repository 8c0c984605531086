import { useConfig } from '../services/config.ts'
import { mailHref } from '../services/mail-link.ts'
import { link } from '../ui/inline.ts'
import { useTranslation } from '../words/translation.ts'

/** Shown in place of an element that could not be rendered, with an address to write to. */
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
