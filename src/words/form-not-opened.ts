// What stands over the page when a form was to be opened and its code is missing. All languages, because none can be
// loaded then.

export const formNotOpened = {
  en: 'The form could not be loaded. Please check your connection and try again.',
  de: 'Das Formular konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  es: 'El formulario no se ha podido cargar. Compruebe su conexión e inténtelo de nuevo.',
  fr: 'Le formulaire n’a pas pu être chargé. Veuillez vérifier votre connexion et réessayer.',
} as const
