import type { ImportTexts } from './en.ts'

/** What the import says, in French. */
export const importTexts: ImportTexts = {
  empty: 'La liste est vide. Collez une liste avec ses en-têtes.',
  'too-large': 'Le fichier dépasse 64 Mo et n’a pas été lu. Exportez moins de colonnes ou d’articles.',
  binary: 'Ce n’est ni du texte ni un classeur. Exportez la liste au format .csv ou .xlsx.',
  image: 'C’est une image, ses nombres ne sont pas lisibles. Exportez la liste au format .csv ou .xlsx.',
  password: 'Ce classeur est protégé par un mot de passe. Enregistrez-le sans, puis choisissez-le à nouveau.',
  'old-workbook': 'Ce classeur est à l’ancien format (.xls). Enregistrez-le en .xlsx ou .csv.',
  'broken-workbook': 'Ce classeur ne s’ouvre pas. Enregistrez-le à nouveau en .xlsx ou exportez-le en .csv.',
  'huge-workbook':
    'Ce classeur dépasse 256 Mo une fois décompressé et n’a pas été lu. Exportez la feuille en .csv.',
  'no-header':
    'Aucune ligne d’en-têtes comme « Article » et « Stock » n’a été trouvée. Ajoutez-en une au-dessus de la liste.',
  'nothing-to-plan': 'Aucun article n’a été trouvé. Vérifiez qu’une colonne contient les codes article.',
  'unclosed-quote':
    'Un guillemet n’est jamais fermé, cette ligne est donc ignorée. Fermez-le ou supprimez-le.',
  'too-many-rows': 'La liste compte plus de 400 000 lignes. Elle a été lue jusqu’à celle-ci.',
  'too-many-columns': 'Cette ligne compte plus de 200 colonnes, elle est donc ignorée.',
  'no-item': 'Il n’y a pas d’article dans « {column} », cette ligne est donc ignorée.',
  'no-quantity': 'La quantité manque, cette ligne est donc ignorée. Ajoutez-la.',
  'no-date': 'Il n’y a pas de date dans « {column} », cette ligne est donc ignorée.',
  'not-a-number':
    '« {value} » dans « {column} » n’est pas un nombre utilisable, cette ligne est donc ignorée.',
  'not-a-date': '« {value} » dans « {column} » n’est pas une date, cette ligne est donc ignorée.',
  'no-parent':
    'Rien n’indique où cette pièce est montée, cette ligne est donc ignorée. Remplissez « {column} ».',
  'part-of-itself': '« {value} » est un composant de lui-même, cette ligne est donc ignorée.',
  'level-jump': 'Le niveau « {value} » n’a aucune ligne au niveau supérieur, cette ligne est donc ignorée.',
  circle:
    'La nomenclature tourne en rond : {value}. Cette ligne est ignorée pour que le reste soit planifié.',
  'too-much':
    'Il faudrait plus de « {value} » qu’un plan ne peut compter, cette ligne est donc ignorée. Vérifiez la quantité.',
  'ragged-row':
    'Cette ligne a plus ou moins de valeurs que d’en-têtes. Vérifiez qu’elles sont dans leurs colonnes.',
  negative:
    '« {value} » dans « {column} » est négatif. Un stock est planifié tel quel ; le reste compte pour 0.',
  'past-date': '« {value} » est dans le passé. C’est planifié pour aujourd’hui.',
  'beyond-horizon': '« {value} » dépasse le plan, qui s’arrête au bout d’un an. Ce n’est pas planifié.',
  'duplicate-item':
    '« {value} » figure plusieurs fois. La première ligne compte, ou la somme des stocks de plusieurs lieux.',
  'duplicate-line': '{value} figure plusieurs fois dans la nomenclature. Les quantités s’additionnent.',
  'unknown-item': '« {value} » n’est dans aucune liste d’articles. Il est planifié sans stock ni délai.',
  'lead-time-missing': '« {value} » n’a pas de délai. Il est planifié sans.',
  'no-items': 'Il n’y a pas de liste d’articles, tous les stocks comptent donc pour 0.',
  'many-items': 'Cela fait {value} articles. La planification prend un moment.',
  decimal: '« {value} » : quel signe précède les décimales ?',
  'date-order': '« {value} » : le jour ou le mois en premier ?',
  'week-number': '« {column} » {value} : semaines à partir de maintenant ou semaines de l’année ?',
  'day-kind': '« {column} » : jours ouvrés ou jours calendaires ?',
  'lead-unit': '« {column} » contient {value} : jours ouvrés ou semaines ?',
  'lead-time': 'Il n’y a pas de délais. Combien de jours ouvrés prend un ordre ?',
  column: 'Que dit « {column} » ?',
  'item-column': 'Quelle colonne contient les codes article ?',
  demand: 'Rien n’est encore demandé. Combien, et pour quand ?',
}
