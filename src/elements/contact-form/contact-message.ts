import type { RequestKind } from '../../request/request-kind.ts'

/** Describes the contact message. Its fields are shown, sent and written into the mail in this order. */
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
        { name: 'name', type: 'text', autocomplete: 'name', required: 'checked', parameter: 'from_name' },
        { name: 'email', type: 'email', autocomplete: 'email', required: 'checked', parameter: 'from_email' },
        {
          name: 'subject',
          type: 'text',
          wide: true,
          parameter: 'subject',
          whenEmpty: 'Contact Form Submission',
        },
        { name: 'message', type: 'long-text', required: 'checked', parameter: 'message' },
      ],
    },
  ],
} as const satisfies RequestKind
