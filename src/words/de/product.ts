import type { SiteWords } from '../site-words.ts'

export const features: SiteWords['features'] = {
  heading: 'Was der Agent tut',
  items: [
    {
      title: 'Selbstständige Stücklistenauflösung',
      picture: 'bom',
      text: 'Jede Stufe jeder Stückliste, mit Phantombaugruppen und Ausschussfaktoren, abgeglichen mit Bestand und offenen Aufträgen.',
    },
    {
      title: 'Dynamische Sicherheitsbestände und Meldebestände',
      picture: 'reorder',
      text: 'Laufend neu berechnet, so wie Bedarf und Wiederbeschaffungszeit wirklich schwanken, statt einmal im Jahr in einer Tabelle.',
    },
    {
      title: 'Automatische Bestell- und Fertigungsaufträge',
      picture: 'orders',
      text: 'Vorgeschlagen mit Menge, Termin und Bedarfsverursacher. Ihre Disposition gibt einzelne, eine ganze Seite oder alle frei.',
    },
    {
      title: 'Bestandsübersicht in Echtzeit',
      picture: 'stock',
      text: 'Bestand, Reservierungen und verfügbare Menge, jede Minute aktualisiert. Was wann knapp wird, ist so aktuell wie der letzte Lauf: täglich mit Basic, stündlich mit Professional.',
    },
    {
      title: 'Integration mehrerer ERP-Systeme',
      picture: 'erps',
      text: 'NetSuite, Odoo, SAP oder jede SQL-Quelle, auch nebeneinander: zwei Werke auf zwei Systemen, ein Plan. Katana, Fishbowl und Global Shop lassen sich ebenfalls anbinden. SAP gehört zu Enterprise.',
    },
    {
      title: 'Ausnahmemeldungen, auch per E-Mail',
      picture: 'exceptions',
      text: 'Ein verspäteter Lieferant, ein negativer Bestand, ein Auftrag, der vorzuziehen ist: Die Meldung geht an die Person, die handeln kann, und an niemanden sonst.',
    },
  ],
}

export const explainers: SiteWords['explainers'] = {
  items: [
    {
      title: 'Integration und Einrichtung',
      picture: 'mapping',
      text: 'Sie verbinden Ihr ERP mit einem Zugang, den Sie selbst anlegen. Der Agent findet die Tabellen, sagt, was jede Spalte bedeutet, und fragt, wo er nicht sicher ist.',
    },
    {
      title: 'KI-Planungskern',
      picture: 'master-data',
      text: 'Gerechnet wird klassisches MRP, damit Sie mit dem Bleistift nachrechnen können. Die KI schätzt ein, wo Rechnen allein nicht weiterhilft: welche Wiederbeschaffungszeit stimmt, welche Prognose taugt und wie mit dem Lieferanten umzugehen ist, der immer vier Tage zu spät liefert.',
    },
    {
      title: 'Überwachung und Auswertung',
      picture: 'week',
      text: 'Jeder Lauf zeigt, was wann knapp wird und welche Aufträge es verhindern. Ein kurzer Bericht kommt per E-Mail.',
    },
  ],
}
