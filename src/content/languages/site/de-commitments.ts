// What the site promises in the company's name, in German. Whoever corrects `content/commitments.ts` corrects this too.

const weeks = 13

export const commitments = {
  plantSize: 'Für Betriebe mit 10 bis 500 Leuten',
  sku: {
    rule: 'Jede Artikelnummer, die geplant wird: gekauft, gefertigt oder verkauft.',
    secondWarehouse: 'Dasselbe Kugellager in einem zweiten Lager zählt einmal',
    newRevision: 'Eine neue Revision eines Artikels zählt als derselbe Artikel',
  },
  enterpriseSetupFee: 'nach Vereinbarung',
  pilot: {
    weeks,
    heading: `Ein Pilot ist ein Quartal: ${weeks} Wochen`,
    lead: 'Neben Ihrer heutigen Planung. Sie können am Ende jeder Woche aufhören und behalten jede Zahl.',
    phases: [
      {
        title: 'Verbinden und zählen',
        text: 'Ihr Export oder Lesezugriff auf das ERP. Die vier Zahlen unten, so wie sie heute sind.',
        from: 1,
        to: 2,
      },
      {
        title: 'Das letzte Quartal noch einmal planen',
        text: 'Mit Ihren echten Bedarfen. Sie sehen, was bestellt worden wäre, bevor etwas bestellt wird.',
        from: 3,
        to: 4,
      },
      {
        title: 'Neben Ihnen planen',
        text: 'Jeden Morgen eine Liste. Ihre Disposition gibt frei oder nicht und sagt, warum nicht.',
        from: 5,
        to: 12,
      },
      {
        title: 'Die Zahlen ansehen',
        text: 'Gemeinsam. Sie entscheiden: weiter oder Schluss.',
        from: weeks,
        to: weeks,
      },
    ],
    terms: [
      {
        title: 'Sie zahlen',
        text: `Nichts für die ${weeks} Wochen. Danach den Listenpreis oder nichts weiter.`,
      },
      {
        title: 'Sie geben',
        text: 'Einen Export oder Lesezugriff und zwei Stunden Ihrer Disposition in der Woche.',
      },
      { title: 'Sie bekommen', text: 'Die Einrichtung und ein Jahr unsere Aufmerksamkeit.' },
      {
        title: 'Wir bekommen',
        text: 'Wir dürfen erzählen, was geschehen ist: alle vier Zahlen oder keine, mit Ihrem Namen oder ohne. Sie lesen es zuerst und sagen Ja oder Nein.',
      },
      {
        title: 'Ihre Daten',
        text: 'Bleiben Ihre. Wenn Sie aufhören, werden sie spätestens 30 Tage danach gelöscht.',
      },
      { title: 'Wer entscheidet', text: 'Ihre Disposition. Nichts wird bestellt, bevor es freigegeben ist.' },
    ],
    sameCount:
      'Vorher und nachher zählen dieselben Leute auf dieselbe Weise. Eine Zahl, die schlechter wird, steht neben den anderen.',
  },
  data: {
    reading:
      'Gelesen werden nur die Tabellen und Sichten, die Sie freigeben, und geschrieben wird nichts, bis Sie das Zurückschreiben einschalten.',
    leaving: 'Was gelesen wird, verlässt den Betrieb verschlüsselt und geht an niemanden außer uns.',
    region: 'Wo es gespeichert wird, ist vor dem ersten Lesen schriftlich mit Ihnen vereinbart.',
    retention:
      'Gespeichert wird, solange Sie Kunde oder im Piloten sind, und gelöscht spätestens 30 Tage nach Ihrem letzten Tag.',
    demo: 'Ein Export, den Sie für eine Demo schicken, wird spätestens 30 Tage nach dieser Demo gelöscht.',
    training: 'Ihre Daten planen Ihren Betrieb. Sie trainieren nichts, was andere Betriebe benutzen.',
    requests:
      'Eine Anfrage wird aufbewahrt, solange wir in Kontakt sind, und gelöscht, wenn Sie es wünschen.',
  },
} as const
