import { contactMessages } from '../content/contact-messages.ts'
import { formMessages } from '../content/form-messages.ts'
import { text } from '../element/attributes.ts'
import { createDefinition, describeElement, type PropsOf } from '../element/element.ts'
import { contactMessage } from './contact-message.ts'
import { requestEndpoint } from './request-endpoint.ts'
import { requestEvents } from './request-events.ts'
import { RequestForm } from './request-form.tsx'
import { requestParts } from './request-parts.ts'

const description = describeElement({
  tag: 'mrp-contact-form',
  summary:
    'Takes a message and sends it: to your endpoint or by the email service and, when that fails, through the visitor’s mail app.',
  attributes: {
    name: text('Prefills the name.'),
    email: text('Prefills the email address.'),
    subject: text('Prefills the subject.'),
    message: text('Prefills the message.'),
    endpoint: requestEndpoint,
  },
  events: requestEvents,
  parts: requestParts,
  wake: 'interaction',
  messages: { ...formMessages, ...contactMessages },
})

function ContactForm({ endpoint, emit, ...prefill }: PropsOf<typeof description>) {
  return (
    <RequestForm emit={emit} endpoint={endpoint} kind={contactMessage} prefill={prefill} source={undefined} />
  )
}

export default createDefinition(description, ContactForm)
