import { text } from '../../custom-element/attributes.ts'
import { createDefinition, describeElement, type PropsOf } from '../../custom-element/description.ts'
import {
  partsOfFields,
  requestAttributes,
  requestEvents,
  requestParts,
  requestSlots,
} from '../../request/request-description.ts'
import { RequestForm } from '../../request/request-form.tsx'
import { contactMessages } from '../../words/en/contact-messages.ts'
import { formMessages } from '../../words/en/form-messages.ts'
import { contactMessage } from './contact-message.ts'

const description = describeElement({
  tag: 'mrp-contact-form',
  summary: 'Shows the contact form. Messages go to us, or to an address of yours.',
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
