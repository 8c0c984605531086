import type { RequestKind } from '../../request/request-kind.ts'

/** The contact message: its fields in the order in which they are shown, sent and written into the mail. */
export const contactMessage = {
  form: 'contact',
  sender: 'name',
  subjectField: 'subject',
  subject: 'Contact Form Submission',
  plainSubject: 'Contact Form Submission',
  template: service => service.contactTemplateId,
  next: () => import('../../request/below-thanks.tsx'),
  groups: [
    {
      legend: 'contact.legend',
      fields: [
        {
          name: 'name',
          label: 'contact.name',
          type: 'text',
          autocomplete: 'name',
          missing: 'contact.name.missing',
          marked: true,
          parameter: 'from_name',
        },
        {
          name: 'email',
          label: 'contact.email',
          type: 'email',
          autocomplete: 'email',
          missing: 'contact.email.missing',
          marked: true,
          parameter: 'from_email',
        },
        {
          name: 'subject',
          label: 'contact.subject',
          type: 'text',
          wide: true,
          parameter: 'subject',
          whenEmpty: 'Contact Form Submission',
        },
        {
          name: 'message',
          label: 'contact.message',
          type: 'long-text',
          missing: 'contact.message.missing',
          marked: true,
          parameter: 'message',
        },
      ],
    },
  ],
} as const satisfies RequestKind
