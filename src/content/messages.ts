/** Every text of forms, toasts and failures. `{name}` and the like are filled in where the text is used. */
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
  'contact.mail.subject': '{subject}',
  'contact.sent.heading': 'Thank you, {name}.',
  'contact.sent.lead':
    'Your message has arrived. One of us reads it and answers within 24 hours, at {email}.',
  'contact.again': 'Send Another Message',

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

export type MessageKey = keyof typeof messages
