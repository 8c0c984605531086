import { plans as facts } from '../prices.ts'
import type { SiteWords } from '../site-words.ts'
import { connectedSystems } from '../systems.ts'
import { demo } from './navigation.ts'

const { basic, professional, enterprise } = facts

/** Writes a number as German does: 1.170 and 0,5. */
const number = (value: number): string => value.toLocaleString('de-DE')

/** Writes an amount as German does: 1.170 $. */
export const dollars = (amount: number): string =>
  `${amount < 0 ? '−' : ''}${number(Math.abs(amount))}\u00a0$`

const plans = [
  {
    name: 'Basic',
    price: dollars(basic.dollarsAMonth),
    period: 'im Monat',
    features: [
      `Bis zu ${basic.maxSkus} SKUs`,
      'MRP-Lauf täglich',
      'Support per E-Mail in 24–48 h',
      `Bis zu ${basic.maxUsers} Benutzer`,
    ],
    buttonText: 'Tarif wählen',
  },
  {
    name: 'Professional',
    price: dollars(professional.dollarsAMonth),
    period: 'im Monat',
    features: [
      `Bis zu ${professional.maxSkus} SKUs`,
      'MRP-Lauf stündlich',
      'Support per E-Mail und Chat in 12–24 h',
      `Bis zu ${professional.maxUsers} Benutzer`,
      'Videogespräch zur Integration, 30 Min.',
    ],
    buttonText: 'Tarif wählen',
    recommended: true,
  },
  {
    name: 'Enterprise',
    price: dollars(enterprise.dollarsAMonth),
    period: 'im Monat',
    features: [
      'SKUs und Benutzer unbegrenzt',
      'Läufe in Echtzeit',
      'Support-SLA: 4 Stunden',
      'Rollen und Berechtigungen',
      'Einführungsgespräch, 2 Stunden',
      'Eigene Integrationen und API-Zugang',
    ],
    buttonText: 'Vertrieb kontaktieren',
    subject: 'Anfrage zum Enterprise-Tarif',
  },
]

export const pricing: SiteWords['pricing'] = {
  recommendedText: 'Empfohlen',
  chosenText: 'Gewählt',
  selected: {
    heading: 'Jeder Tarif beginnt mit einer Demo.',
    saying: plan => `Wir merken ${plan} für Sie vor.`,
    action: demo.label,
    comment: 'Gewählter Tarif:',
  },
  plans,
}

export const comparison: SiteWords['comparison'] = {
  heading: 'Tarife im Vergleich',
  corner: 'Was',
  perMonth: 'im Monat',
  plans,
  notIncluded: 'nicht enthalten',
  choose: 'Gezeigter Tarif',
  rows: [
    { name: 'SKUs', cells: [`bis ${basic.maxSkus}`, `bis ${professional.maxSkus}`, 'unbegrenzt'] },
    { name: 'MRP-Läufe', cells: ['täglich', 'stündlich', 'in Echtzeit'] },
    { name: 'Benutzer', cells: [`bis ${basic.maxUsers}`, `bis ${professional.maxUsers}`, 'unbegrenzt'] },
    {
      name: `${connectedSystems.join(', ')}, jede SQL-Quelle`,
      cells: ['enthalten', 'enthalten', 'enthalten'],
    },
    { name: 'SAP', cells: ['nicht enthalten', 'nicht enthalten', 'enthalten'] },
    {
      name: 'Support',
      cells: ['E-Mail, 24–48 h', 'E-Mail und Chat, 12–24 h', 'SLA: 4 Stunden'],
    },
    {
      name: 'Einführungs\u00adgespräch',
      cells: ['nicht enthalten', '30 Min., Integration', '2 Stunden'],
    },
    { name: 'Rollen und Berechtigungen', cells: ['nicht enthalten', 'nicht enthalten', 'enthalten'] },
    {
      name: 'Eigene Integrationen und API-Zugang',
      cells: ['nicht enthalten', 'nicht enthalten', 'enthalten'],
    },
  ],
}

export const skuCounts: SiteWords['skuCounts'] = {
  heading: 'Was als SKU zählt',
  lead: 'Jede Artikelnummer, die geplant wird: gekauft, gefertigt oder verkauft.',
  columns: ['Artikel', 'Zählt'],
  made: 'selbst gefertigt',
  bought: 'zugekauft',
  total: product => `Ein ${product}`,
  totalCount: count => `${count} SKUs`,
  none: 'keine weitere SKU',
  others: ['Ein zweiter Lagerort für denselben Artikel', 'Eine neue Revision desselben Artikels'],
}

export const savings: SiteWords['savings'] = {
  heading: 'Was Sie sparen würden',
  lead: 'Tragen Sie Ihre eigenen Zahlen ein. Die letzte haben wir geschätzt: Ändern Sie sie.',
  fields: {
    items: 'Geplante Artikel',
    hours: 'Stunden je Woche',
    cost: 'Kosten je Stunde, $',
    share: 'Stunden, die der Agent übernimmt,\u00a0%',
  },
  start: { items: 320, hours: 12, cost: 45, share: 20 },
  month: (hours, share) => `${hours} Std. je Woche × ${share} × 52 Wochen ÷ 12 Monate`,
  fits: 'Der passende Tarif',
  saved: 'Eingesparte Stunden im Monat',
  worth: 'Wert',
  price: 'Der Tarif',
  left: 'Bleibt im Monat übrig',
  loses: 'Er kostet mehr, als er spart',
  dollars,
  number,
  rate: cost => `${number(cost)}\u00a0$`,
  percent: share => `${share} %`,
  pays: share => `Ab ${share} % der Stunden rechnet sich der Tarif.`,
  neverPays: 'Über die Stunden allein rechnet er sich nicht.',
  notCounted:
    'Weniger Fehlteile und weniger Bestand kommen dazu. Sie sind nicht eingerechnet, weil wir Ihre Zahlen nicht kennen.',
  invalid:
    'Bitte geben Sie in jedes Feld eine Zahl ab 0 ein, in das letzte höchstens 100. Die Summe ist die der letzten gültigen Zahlen.',
}

export const faq: SiteWords['faq'] = {
  heading: 'Fragen vor der Entscheidung',
  items: [
    {
      question: 'Kann ich den Tarif später wechseln?',
      answer: 'Ja. Ein größerer Tarif gilt sofort. Ein kleinerer gilt ab dem nächsten Abrechnungszeitraum.',
    },
    {
      question: 'Gibt es eine Einrichtungsgebühr?',
      answer:
        'Keine Einrichtungsgebühr für Basic und Professional. Sie verbinden Ihr ERP mit einem Zugang, den Sie selbst anlegen, und der Agent prüft jeden Schritt mit Ihnen.',
    },
    {
      question: 'Kann ich kündigen?',
      answer:
        'Sie können jederzeit kündigen; der Zugang bleibt bis zum Ende des Abrechnungszeitraums bestehen.',
    },
    {
      question: 'Warum kann ich nicht online kaufen?',
      answer:
        'Jeder Tarif beginnt mit einer Demo: dreißig Minuten mit Ihren eigenen Daten, damit beide Seiten sehen, ob es passt.',
    },
    {
      question: 'Was darf der Agent in unserem ERP?',
      answer:
        'Zunächst nur lesen. Kennt Ihr ERP Rollen, legen Sie eine an, die nur die von Ihnen gewählten Tabellen lesen darf. Die Anleitung für jedes ERP steht auf der Seite Sicherheit. Geschrieben wird erst, wenn Sie das Zurückschreiben einschalten.',
    },
    {
      question: 'Was geschieht mit unseren Daten?',
      answer:
        'Der Agent liest nur die Tabellen und Sichten, die Sie freigeben. Artikel, Stücklisten, Bestände, offene Aufträge, Bedarfe und Wiederbeschaffungszeiten werden verschlüsselt übertragen. Mehr steht auf der Seite Sicherheit.',
    },
  ],
}

export const contactSales: SiteWords['contactSales'] = {
  heading: 'Welcher Tarif passt zu Ihnen?',
  lead: 'Sagen Sie uns, wie viele Artikel Sie planen und welches ERP Sie haben. Sie bekommen eine klare Antwort, auch wenn es der kleinere Tarif ist.',
  buttonText: 'Vertrieb kontaktieren',
  subject: 'Anfrage zu den Preisen',
}
