/** What the forms say below their thanks, in English. Loaded when a request was sent. */
export const afterRequestMessages = {
  'demo.next.heading': 'What happens next',
  'demo.next.answer': 'Within 24 hours a planner on our team answers.',
  'demo.next.time': 'Your best time is noted: {time}.',
  'demo.next.prepare':
    'Bring an export of your items and bills of materials. No need to tidy it. Ten parts are enough.',
  'demo.next.demo': 'In the demo we plan those parts together, and you keep the result.',
  'sent.plan': 'While you wait: plan your own parts',
} as const

export type AfterRequestMessages = Readonly<Record<keyof typeof afterRequestMessages, string>>
