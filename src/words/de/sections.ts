import { pegging, salesOrder } from '../../plant/sales-order.ts'
import { exceptions } from '../../plant/suggested-orders.ts'
import { inGroup } from '../en/navigation.ts'
import { german } from '../item-names.ts'
import { plans as facts } from '../prices.ts'
import type { SiteWords } from '../site-words.ts'
import { connectedSystems } from '../systems.ts'

/** Returns the address of a German page. */
const page = (path: string): string => `/de${path}`

/** Writes a number as German does: 1.170 and 0,5. */
const number = (value: number): string => value.toLocaleString('de-DE')

const dollars = (amount: number): string => `${amount < 0 ? '− ' : ''}${number(Math.abs(amount))}\u00a0$`

const { basic, professional, enterprise } = facts

const made = exceptions.find(({ isBought }) => !isBought)?.order

const account = { label: 'Anmelden / Konto erstellen', path: page('/login'), signedInLabel: 'Übersicht' }
const home = { label: 'Startseite', path: page('/') }
const product = { label: 'Funktionen', path: page('/product') }
const solution = { label: 'Lösungsüberblick', path: page('/solution-overview') }
const prices = { label: 'Preise', path: page('/pricing') }
const customers = { label: 'Kunden', path: page('/clients') }
const about = { label: 'Über uns', path: page('/about') }
const contact = { label: 'Kontakt', path: page('/contact') }
const demo = { label: 'Demo anfragen', path: page('/demo') }
const planner = { label: 'Eigene Teile planen', path: page('/plan') }

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

/** Every text of the site's sections in German. */
const words: SiteWords = {
  siteHeader: {
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
  },
  siteFooter: {
    blurb:
      'Materialbedarfsplanung für kleine und mittlere Fertigungsbetriebe: gerechnet von einem Agenten, freigegeben von Ihrer Disposition.',
    navigation: [
      ...inGroup('Produkt', [product, solution, planner, prices, demo]),
      ...inGroup('Unternehmen', [home, customers, about, contact, account]),
      ...inGroup('Partner', [
        { label: 'Einbinden (englisch)', path: '/embed/' },
        { label: 'Dokumentation (englisch)', path: '/docs/' },
      ]),
      ...inGroup('Rechtliches', [
        { label: 'Sicherheit', path: page('/security') },
        { label: 'Datenschutz', path: page('/privacy') },
      ]),
    ],
    navigationHeading: 'Direkt zu',
    contactHeading: 'Kontakt',
    rights: 'Alle Rechte vorbehalten.',
  },

  hero: {
    audience: 'Für kleine und mittlere Fertigungsbetriebe',
    heading: 'Disposition automatisieren – ganz ohne Berater',
    lead: 'Ein KI-Agent liest Ihr ERP und rechnet über Nacht jede Stückliste durch. Morgens liegt die Bestellliste für Ihre Disposition bereit.',
    buttonText: demo.label,
    demoPage: demo.path,
    secondButtonText: 'Preise ansehen',
    pricingPage: prices.path,
    linkText: 'Jetzt eigene Teile planen',
    linkNote: ': kostenlos, ohne Anmeldung, in Ihrem Browser.',
    planPage: planner.path,
    worksWith: 'Passt zu',
    systems: [
      ...connectedSystems.map(name => ({ name })),
      { name: 'SAP', only: '(Enterprise)' },
      { name: 'jeder SQL-Quelle' },
    ],
    readOnly: 'Nur Lesezugriff, bis Sie mehr erlauben',
  },
  benefits: {
    heading: `Morgens fertig geplant, ab ${dollars(basic.dollarsAMonth)} im Monat`,
    items: [
      {
        figure: '0\u00a0$',
        unit: 'Einrichtungsgebühr',
        title: 'Beratungskosten senken',
        text: 'In Basic und Professional. Sie verbinden Ihr ERP mit einem Lesezugang, und der Agent prüft jeden Schritt mit Ihnen. Keine Tagessätze.',
      },
      {
        figure: 'Stündlich',
        unit: 'mit Professional',
        title: 'Optimierung in Echtzeit',
        text: 'Ein Lieferant verspätet sich: Neu geplant wird nur, was betroffen ist. Täglich, stündlich oder in Echtzeit, je nach Tarif.',
      },
      {
        figure: '1 Liste',
        unit: 'jeden Morgen',
        title: 'Skalierbar und einfach',
        text: `Ihre Disposition liest sie, prüft den Grund jedes Auftrags und gibt frei. Beginnen Sie mit ${basic.maxSkus} SKUs. Der Rest kommt dazu, wann Sie wollen.`,
      },
    ],
  },
  howItWorks: {
    heading: 'So funktioniert es',
    lead: `Kundenauftrag ${salesOrder.id} braucht ${salesOrder.quantity} Förderantriebe in Woche ${salesOrder.week}. Der Agent zerlegt sie, sieht im Lager nach und listet auf, was fehlt.`,
    items: [
      {
        title: 'Daten verbinden',
        text: 'Der Agent liest Artikel, Stücklisten, Bestände, offene Aufträge und Bedarfe aus Ihrem ERP oder aus einer SQL-Sicht.',
      },
      {
        title: 'KI plant und terminiert',
        text: 'Er löst jede Stückliste Stufe für Stufe auf, zieht Bestand und offene Aufträge ab, bildet Lose und rechnet die Wiederbeschaffungszeiten vom Bedarfstermin zurück.',
      },
      {
        title: 'Überwachen und eingreifen',
        text: 'Morgens ist die Liste fertig, Ausnahmen zuerst: was vorzuziehen, zu verschieben oder zu stornieren ist, und warum. Ihre Disposition gibt frei.',
      },
    ],
  },
  testimonials: {
    heading: 'Was Disponenten sagen',
    lead: 'Noch keine Zitate. Rechnen Sie bis dahin selbst nach.',
    checks: [
      { figure: '6 von 6', text: 'Lehrbuchbeispielen: Zahlen wie im Buch' },
      { figure: '100\u00a0%', text: 'der Aufträge nennen ihren Grund, Schritt für Schritt' },
    ],
    checkLink: 'Zu den Beispielen (englisch)',
    checkPage: '/docs/planner',
  },
  demoCta: {
    heading: 'Wir planen Ihre\u00a0Teile. Sie\u00a0schauen\u00a0zu.',
    lead: 'Bringen Sie zehn Teile mit. Das Ergebnis behalten Sie.',
    buttonText: demo.label,
    demoPage: demo.path,
    linkText: 'Jetzt eigene Teile planen',
    planPage: planner.path,
  },

  features: {
    heading: 'Was der Agent tut',
    show: 'Beispiel',
    items: [
      {
        title: 'Selbstständige Stücklistenauflösung',
        picture: 'bom',
        text: 'Jede Stufe jeder Stückliste, mit Phantombaugruppen und Ausschussfaktoren, aufgelöst gegen Bestand und offene Aufträge.',
      },
      {
        title: 'Dynamische Sicherheitsbestände und Meldebestände',
        picture: 'reorder',
        text: 'Für jedes Teil laufend neu berechnet, aus den tatsächlichen Schwankungen von Bedarf und Wiederbeschaffungszeit, statt einmal im Jahr in einer Tabelle.',
      },
      {
        title: 'Automatische Bestell- und Fertigungsaufträge',
        picture: 'orders',
        text: 'Vorgeschlagen mit Menge, Termin und Bedarfsverursacher. Ihre Disposition gibt einen frei, eine Seite oder alle.',
      },
      {
        title: 'Bestandsübersicht in Echtzeit',
        picture: 'stock',
        text: 'Bestand, Reservierungen und verfügbare Menge, jede Minute aktualisiert, dazu die Woche, in der ein Teil knapp wird.',
      },
      {
        title: 'Integration mehrerer ERP-Systeme',
        picture: 'erps',
        text: 'NetSuite, Odoo, SAP oder jede SQL-Quelle, auch nebeneinander: zwei Werke auf zwei Systemen, ein Plan. SAP gehört zu Enterprise.',
      },
      {
        title: 'Ausnahmemeldungen, auch per E-Mail',
        picture: 'exceptions',
        text: 'Ein verspäteter Lieferant, ein negativer Bestand, ein Auftrag, der vorzuziehen ist: Die Meldung geht an die Person, die handeln kann, und an niemanden sonst.',
      },
    ],
  },
  explainers: {
    items: [
      {
        title: 'Integration und Einrichtung',
        picture: 'mapping',
        text: 'Sie verbinden Ihr ERP mit einem Lesezugang. Der Agent findet die Tabellen, sagt, was jede Spalte bedeutet, und fragt, wo er nicht sicher ist.',
        points: [
          'Nur lesend, bis Sie das Zurückschreiben einschalten',
          'Einheiten, Kalender und Wiederbeschaffungszeiten werden beim Einlesen geprüft',
          'In der Fertigung ist nichts zu installieren',
        ],
      },
      {
        title: 'KI-Planungskern',
        picture: 'master-data',
        text: 'Gerechnet wird klassisches MRP, damit Sie mit dem Bleistift nachrechnen können. Die KI entscheidet, wo Rechnen allein nicht weiterhilft: welche Wiederbeschaffungszeit stimmt, welche Prognose taugt und wie mit dem Lieferanten umzugehen ist, der immer vier Tage zu spät liefert.',
        points: [
          'Vom Brutto- zum Nettobedarf, Stufe für Stufe, mit Ihren Losgrößen',
          'Jeder Auftrag mit dem Bedarf verknüpft, der ihn verursacht hat',
          'Zu jedem Vorschlag die Begründung',
        ],
      },
      {
        title: 'Überwachung und Auswertung',
        picture: 'week',
        text: 'Jeder Lauf wird mit dem vorigen verglichen. Sie sehen, was wann knapp wird und welche Aufträge es verhindern.',
        points: [
          'Alle Fehlteile auf einer Seite, Woche für Woche',
          'Termintreue der Lieferanten und Treffsicherheit der Prognosen, gemessen',
          'Ein kurzer Bericht per E-Mail vor Schichtbeginn',
        ],
      },
    ],
  },
  solutions: {
    heading: 'Zehn Schritte, vom Einstieg bis zur Optimierung',
    comingSoonText: 'kommt bald',
    show: 'Beispiel',
    items: [
      {
        title: 'Einstieg mit jeder Art von Daten',
        chapter: 'Einrichten',
        text: 'Nehmen Sie, was da ist: einen ERP-Export, einen Ordner voller Tabellen, einen Datenbankzugang, Zeichnungen mit Teilelisten. Der Agent sortiert Artikel, Stücklisten und Arbeitspläne heraus und zeigt, was fehlt.',
        picture: 'intake',
      },
      {
        title: 'Interaktive Prozessaufnahme',
        text: 'Der Agent fragt Ihre Leute, wie es wirklich läuft, wer was wann freigibt, und zeichnet den Prozess, während sie reden. Sie korrigieren eine Zeichnung statt eines Pflichtenhefts.',
        picture: 'process',
        example: `„Wer gibt ${made} frei?“ → die Gruppenleitung, sobald alle Teile bereitliegen`,
      },
      {
        title: 'Validierung und Simulation',
        text: 'Vergangene Wochen werden mit Ihren echten Bedarfen noch einmal geplant und dem gegenübergestellt, was tatsächlich geschah. Sie sehen, was der Agent bestellt hätte, bevor er etwas bestellt.',
        picture: 'replay',
      },
      {
        title: 'API-Adapter und Integration',
        text: 'Fertige Adapter lesen Aufträge, Bestände und Stammdaten und schreiben zurück, sobald Sie es einschalten. Alles andere kommt über SQL oder Dateien.',
        tags: [...connectedSystems, 'SAP im Enterprise-Tarif', 'jede SQL-Quelle', 'Dateien'],
      },
      {
        title: 'Arbeitsanweisungen und Dokumentation',
        chapter: 'Laufender Betrieb',
        text: 'Aus dem aufgenommenen Prozess entstehen die Arbeitsanweisungen. Ändert er sich, ändern sie sich mit.',
        picture: 'procedure',
        example: 'AA-07 Wareneingang, Revision C: Ein Schritt ist neu',
      },
      {
        title: 'Laufende Überwachung und Revision',
        text: 'Jede Änderung an einem Auftrag, einem Parameter oder einer Stückliste wird festgehalten: wer, wann und warum. Prüfer bekommen ihre Antwort sofort.',
        picture: 'audit',
      },
      {
        title: 'Stammdaten, die sich selbst berichtigen',
        text: 'Falsche Wiederbeschaffungszeiten, falsche Losgrößen, eine fehlende Scheibe in der Stückliste: Der Agent findet sie in Ihren Zu- und Abgängen und berichtigt sie, sobald Sie freigeben.',
        picture: 'master-data',
      },
      {
        title: 'Änderungswesen und Versionen',
        text: 'Versionen mit Gültigkeitsdatum. Eine Änderung wird erst an einer Kopie des Plans erprobt und lässt sich zurücknehmen.',
        picture: 'revision',
      },
      {
        title: 'Chat mit dem Agenten',
        chapter: 'Ausbau',
        text: `„Warum kaufen wir ${pegging.quantity} Kugellager?“ Fragen Sie in einfachen Worten. Der Agent verfolgt den Auftrag bis zum Kunden zurück und kann ihn für Sie ändern.`,
        picture: 'chat',
      },
      {
        title: 'Prozessoptimierung',
        text: 'Nach einem Jahr voller Pläne wird der Agent Vorschläge zum Prozess selbst machen: zu Losgrößen, zur Rüstreihenfolge und dazu, wo Bestand liegen soll.',
        comingSoon: true,
      },
    ],
  },

  pricing: {
    recommendedText: 'Empfohlen',
    selected: {
      heading: 'Bezahlte Tarife beginnen mit einer Demo.',
      saying: plan => `Wir merken ${plan} für Sie vor.`,
      action: demo.label,
      comment: 'Gewählter Tarif:',
    },
    plans,
  },
  comparison: {
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
  },
  skuCounts: {
    heading: 'Was als SKU zählt',
    lead: 'Jede Artikelnummer, die geplant wird: gekauft, gefertigt oder verkauft.',
    columns: ['Artikel', 'Zählt'],
    made: 'selbst gefertigt',
    bought: 'zugekauft',
    total: product => `Ein ${product}`,
    totalCount: count => `${count} SKUs`,
    none: 'keine weitere SKU',
    others: ['Ein zweiter Lagerort für denselben Artikel', 'Eine neue Revision desselben Artikels'],
  },
  savings: {
    heading: 'Ihre Ersparnis',
    lead: 'Tragen Sie Ihre eigenen Zahlen ein. Die letzte ist vorsichtig geschätzt: Ändern Sie sie.',
    fields: {
      items: 'Geplante Artikel',
      hours: 'Stunden je Woche',
      cost: 'Kosten je Stunde, $',
      share: 'Anteil des Agenten, %',
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
      'Bitte geben Sie in jedes Feld eine Zahl ab 0 ein, beim Anteil höchstens 100. Die Summe ist die der letzten gültigen Zahlen.',
  },
  faq: {
    heading: 'Fragen vor der Entscheidung',
    items: [
      {
        question: 'Kann ich den Tarif später wechseln?',
        answer: 'Ja. Ein größerer Tarif gilt sofort. Ein kleinerer gilt ab dem nächsten Abrechnungszeitraum.',
      },
      {
        question: 'Gibt es eine Einrichtungsgebühr?',
        answer:
          'Keine Einrichtungsgebühr für Basic und Professional. Sie verbinden Ihr ERP selbst mit einem Lesezugang, und der Agent prüft jeden Schritt mit Ihnen.',
      },
      {
        question: 'Kann ich kündigen?',
        answer:
          'Sie können jederzeit kündigen; der Zugang bleibt bis zum Ende des Abrechnungszeitraums bestehen.',
      },
      {
        question: 'Welcher Tarif reicht für unsere SKUs?',
        answer: `Basic plant bis zu ${basic.maxSkus}, Professional bis zu ${professional.maxSkus}, Enterprise beliebig viele.`,
      },
      {
        question: 'Warum kann ich nicht online kaufen?',
        answer:
          'Bezahlte Tarife beginnen mit einer Demo: dreißig Minuten mit Ihren eigenen Daten, damit beide Seiten sehen, ob es passt.',
      },
      {
        question: 'Was darf der Agent in unserem ERP?',
        answer:
          'Zunächst nur lesen. Sie legen eine Rolle an, die nur die von Ihnen gewählten Tabellen lesen darf. Die Anleitung für jedes ERP steht auf der Seite Sicherheit. Geschrieben wird erst, wenn Sie das Zurückschreiben einschalten.',
      },
      {
        question: 'Was geschieht mit unseren Daten?',
        answer:
          'Der Agent liest nur die Tabellen und Sichten, die Sie freigeben. Artikel, Stücklisten, Bestände, offene Aufträge, Bedarfe und Wiederbeschaffungszeiten werden verschlüsselt übertragen. Mehr steht auf der Seite Sicherheit.',
      },
    ],
  },
  contactSales: {
    heading: 'Welcher Tarif passt zu Ihnen?',
    lead: 'Sagen Sie uns, wie viele Artikel Sie planen und welches ERP Sie haben. Sie bekommen eine klare Antwort, auch wenn es der kleinere Tarif ist.',
    buttonText: 'Vertrieb kontaktieren',
    subject: 'Anfrage zu den Preisen',
  },

  clients: {
    heading: 'Unsere ersten Kunden kommen bald',
    lead: 'Die erste Fallstudie erscheint hier, sobald ihre Zahlen vorliegen. Es kann Ihre sein.',
    buttonText: 'Referenzkunde werden',
    subject: 'Interesse an einer Fallstudie',
    secondButtonText: 'Eigene Teile planen',
    casesHeading: 'Drei Zahlen in jeder Fallstudie',
    items: [
      {
        title: 'Fehlteile',
        text: 'Positionen, die am Bedarfstag fehlten.',
      },
      {
        title: 'Planungsstunden',
        text: 'Stunden in der Woche, die mit Tabellen vergehen.',
      },
      { title: 'Bestand', text: 'Durchschnittlicher Wert des Lagerbestands.' },
    ],
    placeholder: 'Kommt bald',
    halves: ['Letztes Quartal', 'Mit Agent'],
  },
  mission: {
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
  },
  founders: {
    heading: 'Die Gründer',
    stock: [
      {
        name: 'Gründer, operatives Geschäft',
        role: 'Hat Material für Zerspanungsbetriebe disponiert',
        url: 'https://operations.example',
      },
      {
        name: 'Gründer, Technik',
        role: 'Hat Planungssoftware gebaut',
        url: 'https://engineering.example',
      },
    ],
  },
  timeline: {
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
        text: 'Mit öffentlicher Anmeldung zur Beta. Demos können Sie jetzt anfragen.',
        lasts: true,
      },
    ],
    now: '',
  },
  contactDetails: {
    heading: 'Oder schreiben Sie direkt',
    lead: 'Es lesen dieselben Leute.',
    email: 'E-Mail',
  },
  notFound: {
    heading: 'Hoppla! Seite nicht gefunden',
    lead: 'Dieses Teil steht nicht in der Stückliste.',
    buttonText: 'Zur Startseite',
    homePage: page('/'),
    likely: 'Vielleicht suchen Sie',
    pages: [product, planner, prices, demo],
  },

  itemNames: german,
  bom: {
    wanted: week => `gebraucht in Woche ${week}`,
    each: pieces => `je ${pieces}`,
    onHand: pieces => ` · Bestand ${pieces}`,
    short: (part, pieces, verb, order) => `${part}: ${pieces} fehlen, ${order} ${verb}`,
    buy: 'kaufen',
    make: 'fertigen',
    spoken: (lines, short) => `Eine aufgelöste Stückliste: ${[...lines, ...short].join('; ')}.`,
  },
  reorder: {
    demand: item => `${item}: Bedarf in Stück, nach Wochen`,
    orderAt: pieces => `Meldebestand ${pieces}`,
    spoken: (item, demand, points) =>
      `${item}: Der Wochenbedarf von ${demand.join(', ')} Stück hebt den Meldebestand von ${points[0]} auf ${Math.max(...points)} und dann auf ${points.at(-1)}.`,
  },
  erps: {
    sources: ['NetSuite', 'Odoo', 'SAP', 'SQL'],
    plan: 'Ein Plan',
    orders: orders => `${orders} Aufträge`,
    spoken: orders => `NetSuite, Odoo, SAP und jede SQL-Quelle speisen einen Plan mit ${orders} Aufträgen.`,
  },
  shortages: {
    week: 'Woche',
    short: 'fehlen',
    alone: 'Ohne Aufträge',
    approved: (orders, short) =>
      short ? `Mit den ${orders} Aufträgen fehlen ${short}` : 'Mit diesen Aufträgen fehlt nichts',
    spoken: (all, short, of, orders, left) =>
      `Von ${of} Teilen fehlen in den Wochen ${all[0]} bis ${all.at(-1)} so viele, wenn nichts bestellt wird: ${short.join(', ')}. Mit den ${orders} Aufträgen des Plans fehlen ${left}.`,
  },
  drive: {
    claim: 'Ein Antrieb.\nVier Teile.\nEinmal bestellen,\nzweimal fertigen.',
    left: pieces => `${pieces} übrig`,
    short: pieces => `${pieces} fehlen`,
    toMake: pieces => `${pieces} fertigen`,
    per: (part, each, inRoller) => `${part}, ${each}\u00a0je\u00a0${inRoller ? 'Rolle' : 'Antrieb'}`,
    stock: (needed, onHand) => `Bedarf ${needed}, Bestand ${onHand}`,
  },
  process: {
    steps: [
      { what: 'Planen', who: 'Agent, über Nacht' },
      { what: 'Genehmigen', who: 'Disposition' },
      { what: 'Freigeben', who: 'Gruppenleitung, sobald alle Teile bereitliegen', was: 'Disposition' },
      { what: 'Fertigen', who: 'Fertigungszelle' },
      { what: 'Einlagern', who: 'Lager' },
    ],
  },
  chat: {
    why: pieces => `Warum kaufen wir ${pieces} Kugellager?`,
    because: (id, needs, onHand, short, lot) =>
      `Für Kundenauftrag ${id}: ${needs[0]} Antriebe brauchen ${needs[1]} Rollen, und diese ${needs[2]} Kugellager. Im Bestand sind ${onHand}, also fehlen ${short}. Die Losgröße ist ${lot}.`,
    andWith: (pieces, item) => `Und mit ${pieces} × ${item}?`,
    withThem: (needed, short, order) =>
      `${needed} gebraucht, ${short} fehlen: ${order} bestellen. Soll ich es an einer Kopie des Plans versuchen?`,
  },
  screens: {
    purchaseOrder: 'Bestellung',
    workOrder: 'Fertigung',
    ordered: (pieces, item) => `${pieces} × ${item}`,
    release: (week, reason) => `Start in Woche ${week} · ${reason}`,
    belowSafetyStock: week => `unter Sicherheitsbestand in Woche ${week}`,
    forItem: (item, week) => `für ${item}, Woche ${week}`,
    enough: 'OK',
    shortIn: week => `Woche ${week}`,
    inStock: (onHand, allocated) => `Bestand ${onHand} · reserviert ${allocated}`,
    later: messages => `Zwei Wochen später, ${messages} Meldungen`,
    stockUpdated: () => 'Vor einer Minute aktualisiert',
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
    leadTime: 'Wiederbeschaffungszeit',
    whichDays: 'Arbeits- oder Kalendertage?',
    at: time => `${time} Uhr`,
    lotChanged: (item, before, after) => `${item}: Losgröße ${before} → ${after}`,
    packsByTheLot: 'Einkauf: „neuer Lieferant packt in dieser Menge“',
    plannedAgain: items => `Neu geplant: ${items.join(', ')}`,
    orderedBefore: (before, now) => `Agent: vorher ${before} bestellt, jetzt ${now}`,
    approved: pieces => `Auftrag über ${pieces} genehmigt`,
    released: week => `Disposition: Freigabe in Woche ${week}`,
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
    nobodyOrdered: (item, week) => `${item} · in Woche ${week} nichts bestellt`,
    agentOrdered: (item, pieces, week) => `${item} · ${pieces} in Woche ${week} bestellt`,
    procedure: [
      { what: 'Lieferung zählen', who: 'Lager', isNew: false },
      { what: 'Lieferschein fotografieren', who: 'Lager', isNew: true },
      { what: 'Zugang buchen', who: 'Einkauf', isNew: false },
    ],
    isNew: 'neu',
    isOld: 'wie bisher',
    revision: letter => `Rev. ${letter}`,
    inErp: 'im ERP',
    leadTimeOf: item => `${item}: Wiederbeschaffungszeit`,
    asTyped: 'so, wie sie einmal eingetragen wurde',
    days: days => `${days} Tage`,
    measured: 'gemessen',
    lastReceipts: receipts => `Die letzten ${receipts} Zugänge`,
    orderedToShelf: 'vom Auftrag bis ins Regal',
    proposed: 'vorgeschlagen',
    change: (before, after) => `Wiederbeschaffungszeit ${before} → ${after} Tage`,
    afterApproval: 'geändert, sobald Sie freigeben',
    stays: pieces => `Die ${pieces}, die bestellt sind`,
    until: week => `Start vor Woche ${week}`,
    washer: 'Eine Sicherungsscheibe mehr',
    since: week => `ab Woche ${week}`,
  },
}

export default words
