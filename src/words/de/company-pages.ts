import type { SiteWords } from '../site-words.ts'
import { contact, demo, docs, page, planner, prices, product } from './navigation.ts'

export const clients: SiteWords['clients'] = {
  heading: 'Unsere ersten Kunden kommen bald',
  lead: 'Die erste Fallstudie erscheint hier, sobald ihre Zahlen vorliegen. Es kann Ihre sein.',
  buttonText: 'Referenzkunde werden',
  subject: 'Interesse an einer Fallstudie',
  secondButtonText: 'Eigene Teile planen',
  casesHeading: 'Drei Zahlen in jeder Fallstudie',
  items: [
    {
      title: 'Fehlteile',
      text: 'Auftragspositionen, die am Bedarfstag fehlten.',
    },
    {
      title: 'Planungsstunden',
      text: 'Stunden in der Woche, die mit Tabellen vergehen.',
    },
    { title: 'Bestand', text: 'Durchschnittlicher Wert des Lagerbestands.' },
  ],
  halves: ['Ihr letztes Quartal', 'Mit dem Agenten'],
  average: 'im Mittel',
  pending: 'noch nicht gezählt',
  unit: 'Beispiel: Fehlteile je Woche',
}

export const mission: SiteWords['mission'] = {
  heading: 'Planen sollte ohne Berater gehen',
  lead: 'Die Rechnung hinter der Materialbedarfsplanung stimmt seit fünfzig Jahren. Was nicht stimmt, sind die Daten: veraltete Wiederbeschaffungszeiten, fehlende Stücklisten, Ausnahmemeldungen, für die niemand Zeit hat. Das kann ein Agent übernehmen. Die Entscheidung bleibt bei der Disposition.',
  items: [
    {
      title: 'Nachprüfbar',
      text: 'Jede Zahl eines Plans lässt sich auf einen Bedarf, eine Stückliste und eine Wiederbeschaffungszeit zurückführen.',
    },
    { title: 'Freigegeben', text: 'Der Agent schlägt vor. Ein Mensch gibt frei.' },
    {
      title: 'Bezahlbar',
      text: 'Ein Betrieb mit vierzig Beschäftigten soll so gut planen wie einer mit viertausend.',
    },
  ],
}

export const founders: SiteWords['founders'] = {
  heading: 'Die Gründer',
  stock: [
    {
      name: 'Gründer, operatives Geschäft',
      role: 'Hat Material für Zerspanungsbetriebe disponiert.',
      url: 'https://operations.example',
    },
    {
      name: 'Gründer, Technik',
      role: 'Hat Planungssoftware gebaut.',
      url: 'https://engineering.example',
    },
  ],
}

export const timeline: SiteWords['timeline'] = {
  heading: 'Wie es dazu kam',
  items: [
    { date: 'Januar 2025', title: 'Idee', text: 'Nach einem Fehlteil zu viel.' },
    { date: 'März 2025', title: 'Prototyp', text: 'Ein erster Plan aus einem echten ERP, in einer Nacht.' },
    {
      date: 'Mai 2025',
      title: 'Erster Pilot',
      text: 'Mit einem Zerspanungsbetrieb aus der Nähe.',
    },
    {
      date: 'Juni 2025',
      title: 'Start der Website',
      text: 'Mit öffentlicher Anmeldung zur Beta.',
      lasts: true,
    },
  ],
  now: '',
}

export const contactDetails: SiteWords['contactDetails'] = {
  heading: 'Oder schreiben Sie direkt',
  lead: 'Es lesen dieselben Leute.',
}

export const notFound: SiteWords['notFound'] = {
  heading: 'Hoppla! Seite nicht gefunden',
  lead: 'Dieses Teil steht nicht in der Stückliste.',
  buttonText: 'Zur Startseite',
  homePage: page('/'),
  likely: 'Vielleicht suchen Sie:',
  pages: [product, planner, prices, demo, contact, docs],
}
