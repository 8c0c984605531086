import { type Language, languageFor } from '../words/languages.ts'
import { closestAround } from './page-document.ts'

/** Returns an element's language: its own `lang`, else the nearest one around it, else the browser's. */
export const languageAround = (element: Element, own?: string): Language =>
  languageFor(own || closestAround(element, '[lang]:not([lang=""])')?.lang, navigator.languages)
