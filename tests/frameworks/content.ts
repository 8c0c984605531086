// What all apps show: the same elements, changed by the same buttons.

export const headings = ['What happened', 'What came next'] as const

export const gains = [
  [{ title: 'Fewer shortages', text: 'Every part, every week.' }],
  [{ title: 'Less stock', text: 'Bought when it is needed.' }],
] as const

export const questions = [['How?'], ['Why?', 'When?']] as const

export const people = ['anna', 'bert'] as const

/** Somebody's own way of sending a request. */
export function take(event: CustomEvent<{ readonly fields: Readonly<Record<string, string>> }>): string {
  event.preventDefault()
  return event.detail.fields.fullName ?? ''
}
