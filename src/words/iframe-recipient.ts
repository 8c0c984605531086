// What stands before the name and the address of who gets the requests of an iframe. Its page has the English one.

export const iframeRecipient = {
  en: 'Your request goes to',
  de: 'Ihre Anfrage geht an',
  es: 'Su solicitud llega a',
  fr: 'Votre demande est envoyée à',
} as const
