import { inGroup } from '../en/navigation.ts'
import type { SiteWords } from '../site-words.ts'

/** Returns the address of a German page. */
export const page = (path: string): string => `/de${path}`

const account = { label: 'Anmelden / Konto erstellen', path: page('/login'), signedInLabel: 'Übersicht' }
const home = { label: 'Startseite', path: page('/') }
export const product = { label: 'Funktionen', path: page('/product') }
const solution = { label: 'Lösungsüberblick', path: page('/solution-overview') }
export const prices = { label: 'Preise', path: page('/pricing') }
const customers = { label: 'Kunden', path: page('/clients') }
const about = { label: 'Über uns', path: page('/about') }
export const contact = { label: 'Kontakt', path: page('/contact') }
export const demo = { label: 'Demo anfragen', path: page('/demo') }
export const planner = { label: 'Eigene Teile planen', path: page('/plan') }
export const docs = { label: 'Dokumentation (englisch)', path: '/docs/' }

export const siteHeader: SiteWords['siteHeader'] = {
  homePage: page('/'),
  navigation: [
    home,
    ...inGroup('Produkt', [
      { ...product, note: 'Was der Agent übernimmt, von der Stückliste bis zur Bestellung' },
      { ...solution, note: 'In zehn Schritten von Ihren Daten zum verlässlichen Plan' },
    ]),
    prices,
    customers,
    ...inGroup('Über uns', [
      {
        ...about,
        label: 'Unternehmen',
        note: 'Warum es den Agenten gibt und wie er entstand',
        founders: true,
      },
    ]),
    contact,
    account,
  ],
  navigationLabel: 'Hauptnavigation',
  menuText: 'Menü',
  closeText: 'Schließen',
  buttonText: demo.label,
  demoPage: demo.path,
}

export const siteFooter: SiteWords['siteFooter'] = {
  blurb:
    'Materialbedarfsplanung für kleine und mittlere Fertigungsbetriebe: gerechnet von einem Agenten, freigegeben von Ihrer Disposition.',
  navigation: [
    ...inGroup('Produkt', [product, solution, planner, prices, demo]),
    ...inGroup('Unternehmen', [home, customers, about, contact, account]),
    ...inGroup('Partner', [{ label: 'Einbinden (englisch)', path: '/embed/' }, docs]),
    ...inGroup('Rechtliches', [
      { label: 'Sicherheit', path: page('/security') },
      { label: 'Datenschutz', path: page('/privacy') },
    ]),
  ],
  navigationHeading: 'Direkt zu',
  contactHeading: 'Kontakt',
  rights: 'Alle Rechte vorbehalten.',
}
