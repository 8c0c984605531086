import type { AfterRequestMessages } from '../en/after-request.ts'

/** What the forms say below their thanks, in French. */
const texts: AfterRequestMessages = {
  'demo.next.heading': 'La suite',
  'demo.next.answer': 'Dans les 24 heures, un planificateur de notre équipe vous répond.',
  'demo.next.time': 'Votre meilleur créneau est noté : {time}.',
  'demo.next.prepare':
    'Gardez sous la main un export des articles et des nomenclatures, tel quel. Dix pièces suffisent.',
  'demo.next.demo': 'Pendant la démo, nous planifions ces pièces ensemble, et vous gardez le résultat.',
  'sent.plan': 'En attendant : planifiez vos propres pièces',
}

export default texts
