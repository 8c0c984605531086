import type { AfterRequestMessages } from '../en/after-request.ts'

/** What the forms say below their thanks, in Spanish. */
const texts: AfterRequestMessages = {
  'demo.next.heading': 'Qué ocurre ahora',
  'demo.next.answer': 'En un plazo de 24 horas responde alguien de nuestro equipo de planificación.',
  'demo.next.time': 'Hemos anotado su mejor horario: {time}.',
  'demo.next.prepare':
    'Tenga a mano una exportación de artículos y listas de materiales, tal como esté. Bastan diez piezas.',
  'demo.next.demo': 'En la demo planificamos juntos esas piezas, y usted se queda con el resultado.',
  'sent.plan': 'Mientras tanto: planifique sus propias piezas',
}

export default texts
