import type { Sentences } from '../../planning/read/sentences.ts'

/** What is said about a list that is read, in German. */
export const sentences: Sentences = {
  problems: {
    empty: 'Die Liste ist leer. Fügen Sie eine Liste mit Überschriften ein.',
    unreadable:
      'Die Datei ließ sich nicht öffnen. Prüfen Sie, ob es sie noch gibt und ob es kein Ordner ist, und wählen Sie sie neu.',
    'too-large':
      'Die Datei hat mehr als 64 MB und wurde nicht gelesen. Exportieren Sie weniger Spalten oder Artikel.',
    binary: 'Das ist weder Text noch eine Arbeitsmappe. Exportieren Sie die Liste als .csv oder .xlsx.',
    image: 'Das ist ein Bild, seine Zahlen sind nicht lesbar. Exportieren Sie die Liste als .csv oder .xlsx.',
    markup:
      'Das ist Code (JSON, XML oder HTML) und keine Liste. Exportieren Sie die Liste als .csv oder .xlsx.',
    password:
      'Diese Arbeitsmappe ist mit einem Kennwort geschützt. Speichern Sie sie ohne Kennwort und wählen Sie sie erneut.',
    'old-workbook': 'Diese Arbeitsmappe hat das alte Format (.xls). Speichern Sie sie als .xlsx oder .csv.',
    'broken-workbook':
      'Diese Arbeitsmappe lässt sich nicht öffnen. Speichern Sie sie erneut als .xlsx oder exportieren Sie sie als .csv.',
    'huge-workbook':
      'Diese Arbeitsmappe hat entpackt mehr als 256 MB und wurde nicht gelesen. Exportieren Sie das Blatt als .csv.',
    'no-header':
      'Es wurde keine Zeile mit Überschriften wie „Artikel“ und „Bestand“ gefunden. Fügen Sie eine über der Liste ein.',
    'nothing-to-plan':
      'Nichts darin kann geplant werden. Prüfen Sie, als was die Listen gelesen sind, und ob eine Spalte die Artikelnummern enthält.',
    'unclosed-quote':
      'Ein Anführungszeichen wird nicht geschlossen, diese Zeile entfällt. Schließen oder entfernen Sie es.',
    'too-many-rows':
      'Das sind {value} Zeilen. Hier werden höchstens {column} geplant: Längere Listen plant mrp-widgets/planner in Node.',
    'too-many-columns': 'Diese Zeile hat mehr als 450 Spalten und entfällt.',
    'no-item': 'In „{column}“ steht kein Artikel, diese Zeile entfällt.',
    'no-quantity': 'Es fehlt die Menge, diese Zeile entfällt. Ergänzen Sie sie.',
    'no-date': 'In „{column}“ steht kein Datum, diese Zeile entfällt.',
    'not-a-number': '„{value}“ in „{column}“ ist keine verwendbare Zahl, diese Zeile entfällt.',
    'not-used': '„{value}“ in „{column}“ ist keine verwendbare Zahl und zählt als 0.',
    'not-a-date': '„{value}“ in „{column}“ ist kein Datum, diese Zeile entfällt.',
    'no-parent':
      'Es steht nicht da, wo dieses Teil eingebaut wird, diese Zeile entfällt. Füllen Sie „{column}“ aus.',
    'part-of-itself': '„{value}“ ist ein Teil von sich selbst, diese Zeile entfällt.',
    'level-jump': 'Zu Stufe „{value}“ fehlt die Zeile eine Stufe darüber, diese Zeile entfällt.',
    circle:
      'Die Stückliste läuft im Kreis: {value}. Diese Zeile entfällt, damit der Rest geplant werden kann.',
    'too-much':
      'Von „{value}“ wären mehr nötig, als ein Plan zählen kann, diese Zeile entfällt. Prüfen Sie die Menge.',
    'ragged-row': 'Mehr oder weniger Werte als Überschriften. Prüfen Sie die Spalten.',
    negative: '„{value}“ in „{column}“ ist kleiner als null und zählt als 0.',
    'negative-count': 'Ein Bestand von {value} wird als negativ geplant.',
    'past-date': '„{value}“ liegt in der Vergangenheit und wird für heute geplant.',
    'beyond-horizon': '„{value}“ liegt hinter dem Ende des Plans nach einem Jahr und wird nicht geplant.',
    'duplicate-item':
      '„{value}“ steht mehrmals da. Es zählt die erste Zeile, bei mehreren Listen die Bestandsliste, sonst was mehr und früher bestellt.',
    'duplicate-line': '{value} steht mehrmals da. Die Mengen werden addiert.',
    'unknown-item':
      '„{value}“ steht in keiner Artikelliste. Geplant wird ohne Bestand und ohne Wiederbeschaffungszeit.',
    'lead-time-missing': '„{value}“ hat keine Wiederbeschaffungszeit. Geplant wird ohne.',
    'no-items': 'Es gibt keine Artikelliste, deshalb zählen alle Bestände als 0.',
    'no-stock': 'Keine Liste sagt, was auf Lager ist, deshalb zählen alle Bestände als 0.',
    'unknown-state':
      '„{column}“ sagt „{value}“, und dieser Status zählt hier nicht. Geplant wird es trotzdem.',
    'closed-order': 'Der Auftrag ist „{value}“ und wird nicht geplant.',
    'no-dates':
      '„{column}“ hat kein Datum und wird nicht geplant. Fügen Sie die Aufträge mit ihren Daten hinzu.',
    'no-parents':
      '„{column}“ sagt, wie viele eingehen, aber keine Spalte sagt, in welches Teil. Ergänzen Sie eine, etwa „Baugruppe“.',
    'not-planned': '„{column}“ ist „{value}“, deshalb wird diese Zeile nicht geplant.',
    'unknown-rule':
      'Das Losgrößenverfahren „{value}“ ist hier nicht bekannt. Geplant wird in exakten Mengen.',
    'shortened-item':
      '„{value}“ ist eine lange Nummer, die eine Tabelle gekürzt hat: Mehrere Teile können gleich aussehen. Exportieren Sie „{column}“ als Text.',
    'too-many-items':
      'Das sind {value} Artikel. Hier werden höchstens {column} geplant: Längere Listen plant mrp-widgets/planner in Node.',
    'too-many-tables': 'Darin sind mehr als 200 Tabellen. Ab dieser Zeile wird nicht gelesen.',
    'too-long': 'Der Wert in „{column}“ hat mehr als 500 Zeichen, diese Zeile entfällt.',
    'several-places':
      '„{value}“ und andere liegen an mehreren Orten oder in mehreren Chargen. Ihre Bestände werden addiert.',
    'older-count': '„{value}“ und andere wurden mehrmals gezählt. Es zählt das neueste Datum.',
    'kit-stock': '„{value}“ ist ein Set: Sein Bestand ist der seiner Teile und zählt nicht.',
    'not-counted': 'Laut „{column}“ ist dieser Bestand nicht verwendbar ({value}) und zählt nicht.',
    'hidden-rows':
      'Ausgeblendete oder gefilterte Zeilen: {value} in diesem Blatt. Sie entfallen. Blenden Sie sie ein, wenn sie zählen.',
    'hidden-shown': 'Einige Zeilen dieses Blatts sind eingeklappt und werden trotzdem gelesen.',
    'unit-differs':
      'Die Einheiten sind verschieden und nicht umrechenbar: {value}. Die Menge gilt, wie sie dasteht.',
    'whole-pieces':
      '„{value}“ und andere werden in Stück gezählt, ihre Aufträge werden auf ganze aufgerundet.',
    fractions:
      '„{value}“ und andere werden wegen des Ausschusses vielleicht in Bruchteilen geplant. Mit einer Einheit wie Stk wird aufgerundet.',
    shares: 'In „{column}“ stehen Anteile wie {value}: 0,05 gilt als 5 %.',
    percents: '„{column}“ hat {value}: Das wird als Prozent gelesen und nicht als Faktor.',
    'longer-time': '„{column}“ hat {value}: Es zählt die längere Zeit.',
    'other-time': '„{column}“ ist keine verwendbare Zeit und entfällt.',
    alternative:
      '„{value}“ ist eine Alternative zu einem anderen Teil. Geplant wird das mit der ersten Priorität, ohne Prioritäten alle.',
    'inactive-item': '„{value}“ ist nicht aktiv. Geplant wird es trotzdem, wo es gebraucht wird.',
    joined:
      '„{column}“ verbindet die Listen: „{value}“ ist der Artikel, den diese Liste unter einer anderen Nummer führt.',
    'joined-orders':
      '„{column}“ verbindet die Listen: Termin und Status von Auftrag „{value}“ und anderen stehen hier.',
    'below-order':
      'Zeilen ohne „{column}“ gehören zum Auftrag über ihnen, etwa „{value}“, mit dessen Termin und Status.',
    proposed:
      'Aufträge für „{value}“ und andere sind Vorschläge eines anderen Systems. Sie zählen nicht: Der Plan macht eigene.',
    'counted-twice':
      '„{value}“ und andere stehen in Aufträgen und in einer Prognose oder Artikelliste. Beides wird geplant. Lassen Sie Doppeltes weg.',
    'one-each':
      '„{value}“: Keine Zeile sagt, wie viele hineingehen. Geplant wird eins. Ergänzen Sie eine Zeile mit der Menge.',
    'unknown-answer': 'Nichts hat die Kennung „{value}“, diese Antwort entfällt.',
  },
  questions: {
    decimal: '„{value}“: Welches Zeichen steht vor den Dezimalstellen?',
    'date-order': '„{value}“: Steht der Tag oder der Monat zuerst?',
    'week-number': '„{column}“ {value}: ab jetzt gezählt oder die Nummern des Jahres?',
    period: '„{value}“: Sind das Monate oder Wochen?',
    year: '„{value}“: In welchem Jahr beginnt das?',
    'day-kind': '„{column}“: Sind das Arbeitstage oder Kalendertage?',
    'lead-unit': 'In „{column}“ steht {value}: Arbeitstage oder Wochen?',
    'lead-time': 'Es gibt keine Wiederbeschaffungszeiten. Wie viele Arbeitstage dauert ein Auftrag?',
    table: '{value}: Wird das gebraucht oder kommt es?',
    'past-table': '{value}: Alle Daten sind vergangen. Ist das Bestand, schon erledigt oder noch offen?',
    column: 'Was steht in „{column}“?',
    version: '„{column}“ hat {value}: Was davon gilt?',
    'item-column': 'Welche Spalte enthält die Artikelnummern?',
    demand: 'Noch wird nichts gebraucht. Wie viele, bis wann?',
  },
  kinds: {
    items: 'Artikel',
    stock: 'Bestand',
    bill: 'eine Stückliste',
    wanted: 'Bedarf',
    coming: 'offene Bestellungen und Aufträge',
    proposals: 'Vorschläge eines anderen Systems',
    prices: 'Preise',
    calendar: 'ein Kalender',
    other: 'etwas anderes',
  },
  evidence: {
    heading: 'die Überschrift „{word}“: {kind}',
    values: 'die Werte „{word}“: {kind}',
    title: 'der Titel „{word}“: {kind}',
    layout: 'die Überschriften, wie in {word}: {kind}',
    joined: 'die Köpfe von Aufträgen, deren Positionen eine andere Liste hat',
    answer: 'Ihre Antwort: {kind}',
  },
}
