import type { ImportTexts } from './en.ts'

/** What the import says, in German. */
export const importTexts: ImportTexts = {
  empty: 'Die Liste ist leer. Fügen Sie eine Liste mit Überschriften ein.',
  'too-large':
    'Die Datei hat mehr als 64 MB und wurde nicht gelesen. Exportieren Sie weniger Spalten oder Artikel.',
  binary: 'Das ist weder Text noch eine Arbeitsmappe. Exportieren Sie die Liste als .csv oder .xlsx.',
  image: 'Das ist ein Bild, seine Zahlen sind nicht lesbar. Exportieren Sie die Liste als .csv oder .xlsx.',
  password:
    'Diese Arbeitsmappe ist mit einem Kennwort geschützt. Speichern Sie sie ohne Kennwort und wählen Sie sie erneut.',
  'old-workbook': 'Diese Arbeitsmappe hat das alte Format (.xls). Speichern Sie sie als .xlsx oder .csv.',
  'broken-workbook':
    'Diese Arbeitsmappe lässt sich nicht öffnen. Speichern Sie sie erneut als .xlsx oder exportieren Sie sie als .csv.',
  'huge-workbook':
    'Diese Arbeitsmappe hat entpackt mehr als 256 MB und wurde nicht gelesen. Exportieren Sie das Blatt als .csv.',
  'no-header':
    'Es wurde keine Zeile mit Überschriften wie „Artikel“ und „Bestand“ gefunden. Fügen Sie eine über der Liste ein.',
  'nothing-to-plan': 'Es wurde kein Artikel gefunden. Prüfen Sie, ob eine Spalte die Artikelnummern enthält.',
  'unclosed-quote':
    'Ein Anführungszeichen wird nicht geschlossen, diese Zeile entfällt. Schließen oder entfernen Sie es.',
  'too-many-rows': 'Die Liste hat mehr als 400.000 Zeilen. Sie wurde bis zu dieser gelesen.',
  'too-many-columns': 'Diese Zeile hat mehr als 200 Spalten und entfällt.',
  'no-item': 'In „{column}“ steht kein Artikel, diese Zeile entfällt.',
  'no-quantity': 'Es fehlt die Menge, diese Zeile entfällt. Ergänzen Sie sie.',
  'no-date': 'In „{column}“ steht kein Datum, diese Zeile entfällt.',
  'not-a-number': '„{value}“ in „{column}“ ist keine verwendbare Zahl, diese Zeile entfällt.',
  'not-a-date': '„{value}“ in „{column}“ ist kein Datum, diese Zeile entfällt.',
  'no-parent':
    'Es steht nicht da, wo dieses Teil eingebaut wird, diese Zeile entfällt. Füllen Sie „{column}“ aus.',
  'part-of-itself': '„{value}“ ist ein Teil von sich selbst, diese Zeile entfällt.',
  'level-jump': 'Zu Stufe „{value}“ fehlt die Zeile eine Stufe darüber, diese Zeile entfällt.',
  circle: 'Die Stückliste läuft im Kreis: {value}. Diese Zeile entfällt, damit der Rest geplant werden kann.',
  'too-much':
    'Von „{value}“ wären mehr nötig, als ein Plan zählen kann, diese Zeile entfällt. Prüfen Sie die Menge.',
  'ragged-row':
    'Diese Zeile hat mehr oder weniger Werte als Überschriften. Prüfen Sie, ob sie in ihren Spalten stehen.',
  negative:
    '„{value}“ in „{column}“ ist kleiner als null. Mit einem Bestand wird so geplant, alles andere zählt als 0.',
  'past-date': '„{value}“ liegt in der Vergangenheit. Es wird für heute geplant.',
  'beyond-horizon': '„{value}“ liegt hinter dem Ende des Plans nach einem Jahr. Es wird nicht geplant.',
  'duplicate-item':
    '„{value}“ steht mehrmals in der Liste. Es zählt die erste Zeile, oder die Summe der Bestände mehrerer Orte.',
  'duplicate-line': '{value} steht mehrmals in der Stückliste. Die Mengen werden addiert.',
  'unknown-item': '„{value}“ steht in keiner Artikelliste. Geplant wird ohne Bestand und ohne Lieferzeit.',
  'lead-time-missing': '„{value}“ hat keine Lieferzeit. Geplant wird ohne.',
  'no-items': 'Es gibt keine Artikelliste, deshalb zählen alle Bestände als 0.',
  'many-items': 'Das sind {value} Artikel. Die Planung dauert etwas.',
  decimal: '„{value}“: Welches Zeichen steht vor den Dezimalstellen?',
  'date-order': '„{value}“: Steht der Tag oder der Monat zuerst?',
  'week-number': '„{column}“ {value}: Wochen ab jetzt oder Kalenderwochen?',
  'day-kind': '„{column}“: Sind das Arbeitstage oder Kalendertage?',
  'lead-unit': 'In „{column}“ steht {value}: Arbeitstage oder Wochen?',
  'lead-time': 'Es gibt keine Lieferzeiten. Wie viele Arbeitstage dauert ein Auftrag?',
  column: 'Was steht in „{column}“?',
  'item-column': 'Welche Spalte enthält die Artikelnummern?',
  demand: 'Noch wird nichts gebraucht. Wie viele, bis wann?',
}
