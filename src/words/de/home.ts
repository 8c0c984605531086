import { salesOrder } from '../../plant/sales-order.ts'
import { plans } from '../prices.ts'
import type { SiteWords } from '../site-words.ts'
import { connectedSystems } from '../systems.ts'
import { demo, page, planner, prices } from './navigation.ts'
import { dollars } from './pricing.ts'

export const hero: SiteWords['hero'] = {
  audience: 'Für kleine und mittlere Fertigungsbetriebe',
  heading: 'Disposition automatisieren – ganz ohne Berater',
  lead: 'Ein KI-Agent liest Ihr ERP und rechnet über Nacht jede Stückliste durch. Morgens liegt die Bestellliste für Ihre Disposition bereit.',
  buttonText: demo.label,
  demoPage: demo.path,
  secondButtonText: 'Preise ansehen',
  pricingPage: prices.path,
  linkText: 'Jetzt eigene Teile planen',
  linkNote: 'Kostenlos, ohne Anmeldung, nur in Ihrem Browser.',
  planPage: planner.path,
  worksWith: 'Läuft mit',
  systems: [
    ...connectedSystems.map(name => ({ name })),
    { name: 'SAP', only: '(Enterprise)' },
    { name: 'jeder SQL-Quelle' },
  ],
  readOnly: 'Liest nur, bis Sie mehr erlauben',
}

export const benefits: SiteWords['benefits'] = {
  heading: `Morgens fertig geplant, ab ${dollars(plans.basic.dollarsAMonth)} im Monat`,
  items: [
    {
      figure: '0\u00a0$',
      unit: 'Einrichtung bei Basic und Professional',
      title: 'Beratungskosten senken',
      text: 'Sie verbinden Ihr ERP mit einem Zugang, den Sie selbst anlegen, und der Agent prüft jeden Schritt mit Ihnen.',
    },
    {
      figure: '24 Pläne',
      unit: 'am Tag bei Professional',
      title: 'Optimierung in Echtzeit',
      text: 'Ein Lieferant verspätet sich? Der Agent plant neu: bei Basic täglich, bei Professional stündlich, bei Enterprise in Echtzeit.',
    },
    {
      figure: `${plans.basic.maxSkus} Artikel`,
      unit: 'für den Anfang',
      title: 'Skalierbar und einfach',
      text: 'Ihre Disposition liest die Liste, prüft den Grund jedes Auftrags und gibt frei. Weitere Artikel kommen dazu, wann immer Sie wollen.',
    },
  ],
}

export const howItWorks: SiteWords['howItWorks'] = {
  heading: 'So funktioniert es',
  lead: `Kundenauftrag ${salesOrder.id} verlangt ${salesOrder.quantity} Förderantriebe in Woche ${salesOrder.week}. Der Agent zerlegt sie, sieht im Lager nach und listet auf, was fehlt.`,
  items: [
    {
      title: 'Daten verbinden',
      text: 'Der Agent liest Artikel, Stücklisten, Bestände, offene Aufträge und Bedarfe aus Ihrem ERP oder aus einer SQL-Sicht.',
    },
    {
      title: 'KI plant und terminiert',
      text: 'Er löst jede Stückliste Stufe für Stufe auf, zieht Bestand und offene Aufträge ab, bildet Lose und terminiert vom Bedarfstermin rückwärts.',
    },
    {
      title: 'Überwachen und eingreifen',
      text: 'Morgens ist die Liste fertig, Ausnahmen zuerst: was vorzuziehen, zu verschieben oder zu stornieren ist, und warum. Ihre Disposition gibt frei.',
    },
  ],
}

export const testimonials: SiteWords['testimonials'] = {
  heading: 'Was Disponenten sagen',
  lead: 'Noch keine Zitate. Auch uns müssen Sie nichts glauben: Rechnen Sie nach.',
  checks: [
    {
      figure: '6 von 6',
      text: 'veröffentlichten Beispielen: gleiche Zahlen wie in der Quelle',
    },
    { figure: '20.000', text: 'Artikel in einem Lauf, in Ihrem Browser' },
  ],
  checkLink: 'Eines davon nachrechnen',
  checkPage: `${page('/about')}#pencil`,
}

export const demoCta: SiteWords['demoCta'] = {
  heading: 'Wir planen Ihre\u00a0Teile. Sie\u00a0schauen\u00a0zu.',
  lead: 'Bringen Sie zehn Teile mit. Das Ergebnis behalten Sie.',
  buttonText: demo.label,
  demoPage: demo.path,
  linkText: 'Jetzt eigene Teile planen',
  planPage: planner.path,
}
