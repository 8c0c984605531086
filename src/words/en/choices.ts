/** The choices of the demo form, in the order shown. */
export const skuCounts = ['<100', '100-500', '500-1000', '>1000'] as const
// What requests say, and no list of what the agent connects to, which `words/systems.ts` has.
export const erpSystems = ['NetSuite', 'Odoo', 'SAP', 'Other'] as const
export const bestTimes = ['Morning (9am–12pm)', 'Afternoon (1pm–4pm)', 'Evening (4pm–6pm)'] as const

export type Choice = (typeof skuCounts | typeof erpSystems | typeof bestTimes)[number]

/**
 * Texts that are their own keys: sent in English whatever the language, and shown in the visitor's, also in the mail of
 * their own app. Choices that are words, what stands for an empty answer, and the subjects of mails.
 */
export type SentText =
  | 'Other'
  | (typeof bestTimes)[number]
  | 'Not provided'
  | 'None'
  | 'Contact Form Submission'
  | 'Demo Request'
  | 'Demo Request from {name}'
