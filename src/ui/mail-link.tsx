import { useConfig } from '../services/config.ts'
import { addressLink } from '../services/mail-client.ts'
import { link } from './text.styles.ts'

/** Shows the business address, which leads to the visitor's mail app. */
export function MailLink() {
  const { contactEmail } = useConfig()
  return (
    <a className={link} href={addressLink(contactEmail)}>
      {contactEmail}
    </a>
  )
}
