import { contactMessages } from '../content/contact-messages.ts'
import { formMessages } from '../content/form-messages.ts'
import { text } from '../element/attributes.ts'
import { createDefinition, describeElement, type PropsOf } from '../element/element.ts'
import { contactMessage } from './contact-message.ts'
import { requestAttributes } from './request-attributes.ts'
import { requestEvents } from './request-events.ts'
import { RequestForm } from './request-form.tsx'
import { partsOfFields, requestParts, requestSlots } from './request-parts.ts'

const description = describeElement({
  tag: 'mrp-contact-form',
  summary:
    'Takes a message and sends it to your endpoint or by the email service. If that fails, it falls back to the visitor’s mail app.',
  attributes: {
    name: text('Prefills the name.'),
    email: text('Prefills the email address.'),
    subject: text('Prefills the subject.'),
    message: text('Prefills the message.'),
    ...requestAttributes,
  },
  events: requestEvents,
  parts: { ...requestParts, ...partsOfFields(contactMessage) },
  slots: requestSlots,
  wake: 'interaction',
  messages: { ...formMessages, ...contactMessages },
})

function ContactForm(values: PropsOf<typeof description>) {
  return <RequestForm {...values} kind={contactMessage} prefill={values} source={undefined} />
}

export default createDefinition(description, ContactForm)
