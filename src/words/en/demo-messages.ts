/** What the demo form says, in English. */
export const demoMessages = {
  'demo.legend.person': 'About you',
  'demo.legend.plant': 'About your factory',
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
  'demo.sent.heading': 'Thank you, {name}.',
  'demo.sent.lead':
    'Your request has arrived. A planner on our team reads it and answers at {email} within 24 hours.',
  'demo.again': 'Request Another Demo',
  'demo.close': 'Close',
} as const
