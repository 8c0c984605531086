import type { Sentences } from '../../planning/read/sentences.ts'

/** What is said about a list that is read, in French. */
export const sentences: Sentences = {
  problems: {
    empty: 'La liste est vide. Collez une liste avec ses en-têtes.',
    unreadable:
      'Le fichier n’a pas pu être ouvert. Vérifiez qu’il existe encore et que ce n’est pas un dossier, puis choisissez-le à nouveau.',
    'too-large': 'Le fichier dépasse 64 Mo et n’a pas été lu. Exportez moins de colonnes ou d’articles.',
    binary: 'Ce n’est ni du texte ni un classeur. Exportez la liste au format .csv ou .xlsx.',
    image: 'C’est une image, ses nombres ne sont pas lisibles. Exportez la liste au format .csv ou .xlsx.',
    markup: 'C’est du code (JSON, XML ou HTML), pas une liste. Exportez la liste en .csv ou .xlsx.',
    password:
      'Ce classeur est protégé par un mot de passe. Enregistrez-le sans, puis choisissez-le à nouveau.',
    'old-workbook': 'Ce classeur est à l’ancien format (.xls). Enregistrez-le en .xlsx ou .csv.',
    'broken-workbook':
      'Ce classeur ne s’ouvre pas. Enregistrez-le à nouveau en .xlsx ou exportez-le en .csv.',
    'huge-workbook':
      'Ce classeur dépasse 256 Mo une fois décompressé et n’a pas été lu. Exportez la feuille en .csv.',
    'no-header':
      'Aucune ligne d’en-têtes comme « Article » et « Stock » n’a été trouvée. Ajoutez-en une au-dessus de la liste.',
    'nothing-to-plan':
      'Il n’y a rien à planifier. Vérifiez comment chaque liste est lue, et qu’une colonne contient les codes article.',
    'unclosed-quote':
      'Un guillemet n’est jamais fermé, cette ligne est donc ignorée. Fermez-le ou supprimez-le.',
    'too-many-rows':
      'Cela fait {value} lignes. Ici, {column} au plus sont planifiées : les listes plus longues, dans Node avec mrp-widgets/planner.',
    'too-many-columns': 'Cette ligne compte plus de 450 colonnes, elle est donc ignorée.',
    'no-item': 'Il n’y a pas d’article dans « {column} », cette ligne est donc ignorée.',
    'no-quantity': 'La quantité manque, cette ligne est donc ignorée. Ajoutez-la.',
    'no-date': 'Il n’y a pas de date dans « {column} », cette ligne est donc ignorée.',
    'not-a-number':
      '« {value} » dans « {column} » n’est pas un nombre utilisable, cette ligne est donc ignorée.',
    'not-used': '« {value} » dans « {column} » n’est pas un nombre utilisable et compte pour 0.',
    'not-a-date': '« {value} » dans « {column} » n’est pas une date, cette ligne est donc ignorée.',
    'no-parent':
      'Rien n’indique où cette pièce est montée, cette ligne est donc ignorée. Remplissez « {column} ».',
    'part-of-itself': '« {value} » est un composant de lui-même, cette ligne est donc ignorée.',
    'level-jump': 'Le niveau « {value} » n’a aucune ligne au niveau supérieur, cette ligne est donc ignorée.',
    circle:
      'La nomenclature tourne en rond : {value}. Cette ligne est ignorée pour que le reste soit planifié.',
    'too-much':
      'Il faudrait plus de « {value} » qu’un plan ne peut compter, cette ligne est donc ignorée. Vérifiez la quantité.',
    'ragged-row': 'Plus ou moins de valeurs que d’en-têtes. Vérifiez les colonnes.',
    negative: '« {value} » dans « {column} » est négatif et compte pour 0.',
    'negative-count': 'Un stock de {value} est planifié comme négatif.',
    'past-date': '« {value} » est dans le passé et planifié pour aujourd’hui.',
    'beyond-horizon': '« {value} » dépasse le plan, qui s’arrête au bout d’un an, et n’est pas planifié.',
    'duplicate-item':
      '« {value} » figure plusieurs fois. La première ligne compte ; entre plusieurs listes, celle des stocks, sinon ce qui commande plus et plus tôt.',
    'duplicate-line': '{value} figure plusieurs fois. Les quantités s’additionnent.',
    'unknown-item': '« {value} » n’est dans aucune liste d’articles. Il est planifié sans stock ni délai.',
    'lead-time-missing': '« {value} » n’a pas de délai. Il est planifié sans.',
    'no-items': 'Il n’y a pas de liste d’articles, tous les stocks comptent donc pour 0.',
    'no-stock': 'Aucune liste ne dit ce qui est en stock, tous les stocks comptent donc pour 0.',
    'unknown-state': '« {column} » indique « {value} », un état sans effet ici. La ligne est planifiée.',
    'closed-order': 'La commande est « {value} » et n’est pas planifiée.',
    'no-dates':
      '« {column} » n’a pas de dates et n’est pas planifié. Collez aussi les commandes avec leurs dates.',
    'no-parents':
      '« {column} » dit combien il en faut, mais aucune colonne ne dit dans quoi. Ajoutez-en une, comme « Parent ».',
    'not-planned': '« {column} » indique « {value} » : cette ligne n’est pas planifiée.',
    'unknown-rule': '« {value} » n’est pas une règle de lot connue ici. On calcule lot pour lot.',
    'shortened-item':
      '« {value} » est un long numéro qu’un tableur a abrégé : plusieurs articles peuvent se confondre. Mettez « {column} » au format texte et exportez de nouveau.',
    'too-many-items':
      'Cela fait {value} articles. Ici, {column} au plus sont planifiés : les listes plus longues, dans Node avec mrp-widgets/planner.',
    'too-many-tables': 'Il contient plus de 200 tableaux. La lecture s’arrête à cette ligne.',
    'too-long': 'La valeur dans « {column} » dépasse 500 caractères, cette ligne est donc ignorée.',
    'several-places':
      '« {value} » et d’autres se trouvent dans plusieurs lieux ou lots. Leurs stocks s’additionnent.',
    'older-count':
      '« {value} » et d’autres ont été comptés plusieurs fois. La date la plus récente compte, les comptages antérieurs sont ignorés.',
    'kit-stock':
      '« {value} » est un kit : son stock est celui de ses pièces et ne compte pas une seconde fois.',
    'not-counted': 'Selon « {column} », ce stock n’est pas utilisable ({value}) et ne compte pas.',
    'hidden-rows':
      'Lignes masquées ou filtrées : {value} dans cette feuille. Elles sont ignorées. Affichez-les si elles comptent.',
    'hidden-shown': 'Certaines lignes de cette feuille sont repliées et lues quand même.',
    'unit-differs':
      'Les unités diffèrent et ne se convertissent pas : {value}. La quantité est prise telle quelle.',
    'whole-pieces':
      '« {value} » et d’autres se comptent en pièces, leurs ordres sont donc arrondis à l’entier supérieur.',
    fractions:
      '« {value} » et d’autres peuvent être planifiés en fractions, à cause du rebut. Avec une unité, comme pcs, les ordres sont arrondis.',
    shares: '« {column} » contient des parts comme {value} : 0,05 se lit 5 %.',
    percents: '« {column} » contient {value}, lu comme un pourcentage et non comme un facteur.',
    'longer-time': '« {column} » contient {value} : le délai le plus long compte.',
    'other-time': '« {column} » est une durée sans usage ici et ignorée.',
    alternative:
      '« {value} » remplace une autre pièce. Celle de première priorité est planifiée ; sans priorités, toutes le sont.',
    'inactive-item': '« {value} » n’est pas actif. Il est planifié quand même là où il en faut.',
    joined:
      '« {column} » relie les listes : « {value} » est l’article que cette liste connaît sous un autre numéro.',
    'joined-orders':
      '« {column} » relie les listes : la date et l’état de la commande « {value} » et d’autres sont ici.',
    'below-order':
      'Les lignes sans « {column} » sont de la commande du dessus, comme « {value} », avec sa date et son état.',
    proposed:
      'Les ordres pour « {value} » et d’autres sont des propositions d’un autre système. Ils ne comptent pas : le plan fait les siens.',
    'counted-twice':
      '« {value} » et d’autres sont dans des commandes et dans une prévision ou liste d’articles. Les deux sont planifiées.',
    'one-each':
      '« {value} » : aucune ligne ne dit combien il en faut. Une est planifiée. Ajoutez une ligne avec la quantité.',
    'unknown-answer': 'Rien ne porte l’identifiant « {value} », cette réponse est donc ignorée.',
  },
  questions: {
    decimal: '« {value} » : quel signe précède les décimales ?',
    'date-order': '« {value} » : le jour ou le mois en premier ?',
    'week-number': '« {column} » {value} : comptés à partir de maintenant, ou les numéros de l’année ?',
    period: '« {value} » : des mois ou des semaines ?',
    year: '« {value} » : en quelle année cela commence-t-il ?',
    'day-kind': '« {column} » : jours ouvrés ou jours calendaires ?',
    'lead-unit': '« {column} » contient {value} : jours ouvrés ou semaines ?',
    'lead-time': 'Il n’y a pas de délais. Combien de jours ouvrés prend un ordre ?',
    table: '{value} : est-ce un besoin, ou cela arrive-t-il ?',
    'past-table': '{value} : toutes les dates sont passées. Est-ce du stock, déjà fait, ou encore ouvert ?',
    column: 'Que dit « {column} » ?',
    version: '« {column} » contient {value} : lequel compte ?',
    'item-column': 'Quelle colonne contient les codes article ?',
    demand: 'Rien n’est encore demandé. Combien, et pour quand ?',
  },
  kinds: {
    items: 'des articles',
    stock: 'du stock',
    bill: 'une nomenclature',
    wanted: 'des besoins',
    coming: 'des commandes en cours',
    proposals: 'des propositions d’un autre système',
    prices: 'des prix',
    calendar: 'un calendrier',
    other: 'autre chose',
  },
  evidence: {
    heading: 'l’en-tête « {word} » : {kind}',
    values: 'les valeurs « {word} » : {kind}',
    title: 'le titre « {word} » : {kind}',
    layout: 'les en-têtes, comme dans {word} : {kind}',
    joined: 'les en-têtes de commandes dont une autre liste a les lignes',
    answer: 'votre réponse : {kind}',
  },
}
