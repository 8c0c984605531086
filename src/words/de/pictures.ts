import type { SiteWords } from '../site-words.ts'

/** Says in German which kind of order a number is of: `PO 4711`, `WO 208`. */
export const orderNumber = (id: string): string =>
  id.replace(/^PO/, 'Bestellung').replace(/^WO/, 'Fertigungsauftrag')

export const bom: SiteWords['bom'] = {
  needed: 'Bedarf',
  wanted: week => `gebraucht in Woche ${week}`,
  each: pieces => `je ${pieces}`,
  onHand: pieces => ` · Bestand ${pieces}`,
  short: (part, pieces, verb, order) => `${part}: ${pieces} fehlen, ${order} ${verb}`,
  buy: 'kaufen',
  make: 'fertigen',
  spoken: (lines, short) => `Eine aufgelöste Stückliste: ${[...lines, ...short].join('; ')}.`,
}

export const reorder: SiteWords['reorder'] = {
  at: point => `Bestellen bei ${point}`,
  sum: (item, weeks, sums) =>
    `${item}, je Woche. Bedarf in ${weeks} Wochen Wiederbeschaffungszeit + Sicherheitsbestand: ${sums.join(', dann ')}.`,
  spoken: (item, demand, points) =>
    `${item}: Der Wochenbedarf von ${demand.join(', ')} Stück hebt den Meldebestand von ${points[0]} auf ${points.at(-1)}.`,
}

export const erps: SiteWords['erps'] = {
  sources: ['NetSuite', 'Odoo', 'SAP', 'SQL'],
  plan: 'Ein Plan',
  orders: orders => `${orders} Aufträge`,
  spoken: orders => `NetSuite, Odoo, SAP und jede SQL-Quelle speisen einen Plan mit ${orders} Aufträgen.`,
}

export const shortages: SiteWords['shortages'] = {
  week: 'Woche',
  short: 'fehlen',
  alone: 'Ohne Aufträge',
  planned: 'Mit Aufträgen',
  spoken: (all, short, of, orders, left) =>
    `Von ${of} Teilen fehlen in den Wochen ${all[0]} bis ${all.at(-1)} so viele, wenn nichts bestellt wird: ${short.join(', ')}. Mit den ${orders} Aufträgen des Plans fehlen ${left}.`,
}

export const drive: SiteWords['drive'] = {
  claim: 'Ein Antrieb.\nVier Teile.\nEines bestellen,\neines fertigen.',
  left: pieces => `${pieces} übrig`,
  short: pieces => `${pieces} fehlen`,
  toMake: pieces => `${pieces} fertigen`,
  per: (part, each, inRoller) => `${part}, ${each}\u00a0je\u00a0${inRoller ? 'Rolle' : 'Antrieb'}`,
  stock: (needed, onHand) => `Bedarf ${needed}, Bestand ${onHand}`,
}

export const process: SiteWords['process'] = {
  steps: [
    { what: 'Planen', who: 'Agent, über Nacht' },
    { what: 'Genehmigen', who: 'Disposition' },
    { what: 'Freigeben', who: 'Gruppenleitung, sobald alle Teile bereitliegen', was: 'Disposition' },
    { what: 'Fertigen', who: 'Fertigungszelle' },
    { what: 'Einlagern', who: 'Lager' },
  ],
}

export const chat: SiteWords['chat'] = {
  why: pieces => `Warum kaufen wir ${pieces} Kugellager?`,
  because: (id, needs, onHand, short, lot) =>
    `Für Kundenauftrag ${id}: ${needs[0]} Antriebe brauchen ${needs[1]} Rollen, und diese ${needs[2]} Kugellager. Im Bestand sind ${onHand}, also fehlen ${short}. Die Losgröße ist ${lot}.`,
  andWith: (pieces, item) => `Und mit ${pieces} × ${item}?`,
  short: (item, needed, short, order) => `${item}: ${needed} gebraucht, ${short} fehlen, ${order} bestellen.`,
  tryIt: 'Soll ich das an einer Kopie des Plans durchspielen?',
}

export const screens: SiteWords['screens'] = {
  buy: 'Bestellen',
  make: 'Fertigen',
  orderNumber,
  ordered: (pieces, item) => `${pieces} × ${item}`,
  order: (week, reason) => `in Woche ${week} bestellen, ${reason}`,
  start: (week, reason) => `in Woche ${week} starten, ${reason}`,
  forItem: (item, week) => `für ${item} in Woche ${week}`,
  enough: 'OK',
  shortIn: week => `fehlt in Woche ${week}`,
  inStock: (onHand, allocated) => `Bestand ${onHand}, reserviert ${allocated}`,
  later: messages => `Zwei Wochen später, ${messages} Meldungen`,
  available: 'Verfügbar',
  nothingToDo: items => `Nichts zu bestellen: ${items.join(' · ')}`,
  expedite: 'Vorziehen',
  'push-out': 'Verschieben',
  cancel: 'Stornieren',
  noDemand: 'kein Bedarf mehr',
  due: (due, needed) => `fällig in Woche ${due}, gebraucht in ${needed}`,
  toPurchasing: 'an den Einkauf',
  toPlanning: 'an die Disposition',
  sure: 'sicher',
  asks: 'fragt Sie',
  partNumber: 'Artikelnummer',
  different: values => `${values} Werte, alle verschieden`,
  onHand: 'Bestand',
  neverNegative: 'Stück, nie negativ',
  leadTime: 'Wiederbeschaffungs\u00adzeit',
  whichDays: 'Arbeits- oder Kalendertage?',
  at: time => `${time} Uhr`,
  lotChanged: (item, before, after) => `${item}: Losgröße ${before}\u00a0→\u00a0${after}`,
  packsByTheLot: 'Einkauf: „neuer Lieferant packt in dieser Menge“',
  plannedAgain: items => `Neu geplant: ${items.join(', ')}`,
  lots: (pieces, lots, lot) => `${pieces} (${lots} × ${lot})`,
  orderedBefore: (before, now) => `Agent: vorher ${before} vorgeschlagen, jetzt ${now}`,
  approved: pieces => `Auftrag über ${pieces} genehmigt`,
  released: week => `Disposition: in Woche\u00a0${week} bestellen`,
  reads: 'liest',
  read: ['Artikel, Stücklisten und Bestände', 'Kundenaufträge und offene Aufträge'],
  beforeRun: 'vor jedem Lauf',
  off: 'aus',
  written: 'Bestellungen und Fertigungsaufträge',
  onceSwitchedOn: 'geschrieben, sobald Sie es einschalten',
  files: ['artikel.xlsx', 'stueckliste_v3.csv'],
  items: items => `${items} Artikel`,
  withStock: 'mit Bestand, Wiederbeschaffungszeit und Losgröße',
  billLines: lines => `${lines} Stücklistenpositionen`,
  ofProduct: item => `alle unter ${item}`,
  missing: 'fehlt',
  noRouting: item => `${item}: kein Arbeitsplan`,
  routingNeeded: 'für den ersten Plan nicht nötig',
  happened: 'Was geschah',
  withAgent: 'Mit dem Agenten',
  shortFor: (short, weeks) => `Fehlt in ${short} von ${weeks} Wochen`,
  nobodyOrdered: (item, week) => `${item} · in Woche\u00a0${week} nichts bestellt`,
  agentOrdered: (item, pieces, week) => `${item} · ${pieces} in Woche\u00a0${week} bestellt`,
  procedure: [
    { what: 'Lieferung zählen', who: 'Lager', isNew: false },
    { what: 'Lieferschein fotografieren', who: 'Lager', isNew: true },
    { what: 'Zugang buchen', who: 'Einkauf', isNew: false },
  ],
  isNew: 'neu',
  isOld: 'wie bisher',
  revision: letter => `Rev. ${letter}`,
  inErp: 'im ERP',
  leadTimeOf: item => `${item}: Wiederbeschaffungs\u00adzeit`,
  asTyped: 'so, wie sie einmal eingetragen wurde',
  days: days => `${days} Tage`,
  measured: 'gemessen',
  lastReceipts: receipts => `Die letzten ${receipts} Zugänge`,
  orderedToShelf: 'vom Auftrag bis ins Regal',
  proposed: 'vorgeschlagen',
  change: (before, after) => `Wiederbeschaffungs\u00adzeit ${before} → ${after} Tage`,
  afterApproval: 'geändert, sobald Sie freigeben',
  issued: 'entnommen',
  lockWasher: id => `${id}, Sicherungsscheibe`,
  withDrives: (issued, of) => `mit ${issued} von ${of} Antrieben`,
  notInBill: (part, item) => `${part} steht nicht in der Stückliste von ${item}`,
  nobodyPlans: 'deshalb plant sie niemand',
  addToBill: item => `In die Stückliste von ${item} aufnehmen`,
  forOrder: id => `für Auftrag ${id}`,
  forLater: 'für jeden Auftrag danach',
}
