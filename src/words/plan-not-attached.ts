// What stands over the page when a plan was to be attached and the form's code is missing. All languages, because none
// can be loaded then. The business address follows `sentence`.

export const planNotAttached = {
  en: {
    subject: 'Demo Request',
    sentence: 'The form could not be loaded. Please try again, or send us your plan in this email:',
    shortened: '[shortened: please paste the rest]',
  },
  de: {
    subject: 'Demo-Anfrage',
    sentence:
      'Das Formular konnte nicht geladen werden. Bitte versuchen Sie es noch einmal, oder schicken Sie uns Ihren Plan in dieser E-Mail:',
    shortened: '[gekürzt: bitte den Rest einfügen]',
  },
  es: {
    subject: 'Solicitud de demo',
    sentence: 'El formulario no se ha podido cargar. Inténtelo de nuevo o envíenos su plan en este correo:',
    shortened: '[abreviado: pegue el resto, por favor]',
  },
  fr: {
    subject: 'Demande de démo',
    sentence:
      'Le formulaire n’a pas pu être chargé. Veuillez réessayer, ou envoyez-nous votre plan par cet e-mail :',
    shortened: '[abrégé : veuillez coller la suite]',
  },
} as const
