import type { contactMessages } from './contact-messages.ts'

/** Every text of forms, toasts and failures but the contact form’s. `{name}` and the like are filled in where the text is used. */
export const messages = {
  'demo.legend.person': 'About you',
  'demo.legend.plant': 'About your plant',
  'demo.fullName': 'Full name',
  'demo.companyName': 'Company name',
  'demo.jobTitle': 'Job title',
  'demo.email': 'Email',
  'demo.phone': 'Phone',
  'demo.skuCount': 'Number of SKUs',
  'demo.erpSystem': 'ERP system',
  'demo.bestTime': 'Best time to reach you',
  'demo.comments': 'Comments',
  'demo.comments.hint':
    'Lead times, lot sizes, the part that is always short: whatever we should look at first.',
  'demo.fullName.missing': 'Please enter your full name.',
  'demo.companyName.missing': 'Please enter the name of your company.',
  'demo.email.missing': 'Please enter your email address, so that we can answer.',
  'demo.submit': 'Request a Demo',
  'demo.note': 'We answer within 24 hours. Your details are used for this request only.',
  'demo.toast.sent.title': 'Demo Requested!',
  'demo.toast.sent.description': "We'll be in touch within 24 hours.",
  'demo.toast.fallback.description':
    'Please send the email from your email client to complete the demo request.',
  'demo.toast.failed.description': 'Please email us directly at {email} for demo requests',
  'demo.mail.subject': 'Demo Request from {name}',
  'demo.sent.heading': 'Thank you, {name}.',
  'demo.sent.lead':
    'Your request has arrived. A planner on our team reads it and answers within 24 hours, at {email}.',
  'demo.again': 'Request Another Demo',

  'form.optional': 'optional',
  'form.choose': 'Please choose',
  'form.sending': 'Sending...',
  'form.email.invalid': 'This does not look like an email address. Please check it: name@company.com.',
  'form.toast.missing.title': 'Missing Information',
  'form.toast.missing.description': 'Please fill in all required fields.',
  'form.toast.fallback.title': 'Email Client Opened',
  'form.toast.failed.title': 'Send Failed',
  'form.trap.label': 'Please leave this field empty',
  'form.trap.heading': 'One more click',
  'form.trap.lead':
    'A hidden field that people never see was filled in, perhaps by your browser. Nothing has been sent yet.',
  'form.trap.confirm': 'I am a person, send it',

  'mail.fallback.heading': 'Please send the email that your mail app now shows',
  'mail.fallback.lead':
    'We could not send your request from this page, so it is in an email to {email}, ready to go. No mail app has opened? Open it again, or copy the message.',
  'mail.failed.heading': 'Your request has not been sent',
  'mail.failed.lead':
    'Neither this page nor a mail app could send it. Please copy the message and email it to {email}. Everything you typed is still here.',
  'mail.open': 'Open the email',
  'mail.copy': 'Copy message',
  'mail.copied': 'Copied. Paste it into an email to {email}.',
  'mail.copy.manual': 'The message is selected: press Ctrl+C or ⌘C to copy it.',
  'mail.message': 'Your message',
  'mail.shortened': '[shortened: please paste the rest]',

  'toast.close': 'Close: {title}',

  'failure.line': 'This part of the page could not be shown. Please email us at',
} as const

export type MessageKey = keyof typeof messages | keyof typeof contactMessages
