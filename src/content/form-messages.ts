/** What every form that sends a request says, in English. `{name}` and the like are filled in where the text is used. */
export const formMessages = {
  'form.optional': 'optional',
  'form.choose': 'Please choose',
  'form.sending': 'Sending...',
  'form.held': 'This page has taken over your request. If no answer comes, please email us at {email}.',
  'form.email.invalid': 'This does not look like an email address. Please check it: name@company.com.',
  'form.consent.missing': 'Please tick this box, so that we can answer.',
  'form.consent.link': 'Privacy policy',
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
  'mail.clear': 'Clear this form',
  'mail.consent': 'Agreed to',
  'mail.from': 'Sent from',
  'mail.message': 'Your message',
  'mail.shortened': '[shortened: please paste the rest]',
} as const
