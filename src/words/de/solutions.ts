import { pegging } from '../../plant/sales-order.ts'
import { exceptions } from '../../plant/suggested-orders.ts'
import type { SiteWords } from '../site-words.ts'
import { connectedSystems } from '../systems.ts'
import { orderNumber } from './pictures.ts'

const made = orderNumber(exceptions.find(({ isBought }) => !isBought)?.order ?? '')

export const solutions: SiteWords['solutions'] = {
  heading: 'Zehn Schritte, vom Einstieg bis zur Optimierung',
  comingSoonText: 'kommt bald',
  items: [
    {
      title: 'Einstieg mit jeder Art von Daten',
      chapter: 'Einrichten',
      text: 'Nehmen Sie, was da ist: einen ERP-Export, einen Ordner voller Tabellen, einen Datenbankzugang, Zeichnungen mit Teilelisten. Der Agent sortiert Artikel, Stücklisten und Arbeitspläne heraus und zeigt, was fehlt.',
      picture: 'intake',
      large: true,
    },
    {
      title: 'Interaktive Prozessaufnahme',
      text: 'Der Agent fragt Ihre Leute, wie es wirklich läuft, wer was wann freigibt, und zeichnet den Prozess, während sie reden. Sie korrigieren eine Zeichnung statt eines Pflichtenhefts.',
      picture: 'process',
      example: `„Wer gibt ${made} frei?“ → die Gruppenleitung, sobald alle Teile bereitliegen`,
    },
    {
      title: 'Validierung und Simulation',
      text: 'Vergangene Wochen werden mit Ihren echten Bedarfen noch einmal geplant und dem gegenübergestellt, was tatsächlich geschah. Sie sehen, was der Agent vorgeschlagen hätte, bevor Sie sich darauf verlassen.',
      picture: 'replay',
      large: true,
    },
    {
      title: 'API-Adapter und Integration',
      text: 'Fertige Adapter lesen Aufträge, Bestände und Stammdaten und schreiben zurück, sobald Sie es einschalten. Alles andere kommt über SQL oder Dateien.',
      picture: 'adapter',
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
      title: 'Laufende Überwachung und Prüfung',
      text: 'Jede Änderung an einem Auftrag, einem Parameter oder einer Stückliste wird festgehalten: wer, wann und warum. Prüfer bekommen ihre Antwort sofort.',
      picture: 'audit',
    },
    {
      title: 'Stammdaten, die sich selbst berichtigen',
      text: 'Falsche Wiederbeschaffungszeiten, falsche Losgrößen, eine fehlende Scheibe in der Stückliste: Der Agent findet sie in Ihren Zu- und Abgängen und berichtigt sie, sobald Sie freigeben.',
      picture: 'missing-part',
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
      large: true,
    },
    {
      title: 'Prozessoptimierung',
      text: 'Nach einem Jahr voller Pläne wird der Agent Vorschläge zum Prozess selbst machen.',
      tags: ['Losgrößen', 'Rüstreihenfolge', 'wo Bestand liegt'],
      comingSoon: true,
    },
  ],
}
