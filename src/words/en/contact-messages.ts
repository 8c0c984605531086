/** What the contact form says, in English. */
export const contactMessages = {
  'contact.legend': 'Your message',
  'contact.name': 'Name',
  'contact.email': 'Email',
  'contact.subject': 'Subject',
  'contact.message': 'Message',
  'contact.name.missing': 'Please enter your name.',
  'contact.email.missing': 'Please enter your email address, so that we can answer.',
  'contact.message.missing': 'Please write a message.',
  'contact.submit': 'Send Message',
  'contact.note': 'We answer within 24 hours. Your details are used for this message only.',
  'contact.toast.sent.title': 'Message Sent!',
  'contact.toast.sent.description': "We'll be in touch within 24 hours.",
  'contact.toast.fallback.description':
    'Please send the email from your email client to complete the submission.',
  'contact.toast.failed.description': 'Please email us directly at {email}',
  'contact.sent.heading': 'Thank you, {name}.',
  'contact.sent.lead': 'Your message has arrived. One of us reads it and answers at {email} within 24 hours.',
  'contact.again': 'Send Another Message',
} as const
