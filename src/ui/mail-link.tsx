import { useConfig } from '../services/config.ts'
import { mailtoLink } from '../services/mail-client.ts'
import { link } from './text.styles.ts'

/** Shows the business address, which leads to the visitor's mail app. */
export function MailLink() {
  const { contactEmail } = useConfig()
  return (
    <a className={link} href={mailtoLink(contactEmail)}>
      {contactEmail}
    </a>
  )
}
