import type { Sentences } from '../../planning/read/sentences.ts'

/** What is said about a list that is read, in Spanish. */
export const sentences: Sentences = {
  problems: {
    empty: 'La lista está vacía. Pegue una lista con sus encabezados.',
    unreadable:
      'No se pudo abrir el archivo. Compruebe que sigue ahí y que no es una carpeta, y elíjalo de nuevo.',
    'too-large': 'El archivo tiene más de 64 MB y no se ha leído. Exporte menos columnas o artículos.',
    binary: 'No es texto ni un libro de cálculo. Exporte la lista como .csv o .xlsx.',
    image: 'Es una imagen y sus números no se pueden leer. Exporte la lista como .csv o .xlsx.',
    markup: 'Esto es código (JSON, XML o HTML) y no una lista. Exporte la lista como .csv o .xlsx.',
    password: 'Este libro está protegido con contraseña. Guárdelo sin ella y elíjalo de nuevo.',
    'old-workbook': 'Este libro tiene el formato antiguo (.xls). Guárdelo como .xlsx o .csv.',
    'broken-workbook': 'Este libro no se puede abrir. Guárdelo de nuevo como .xlsx o expórtelo como .csv.',
    'huge-workbook':
      'Este libro ocupa descomprimido más de 256 MB y no se ha leído. Exporte la hoja como .csv.',
    'no-header':
      'No se ha encontrado una línea de encabezados como «Artículo» y «Existencias». Añádala encima de la lista.',
    'nothing-to-plan':
      'No hay nada que planificar. Compruebe como qué se ha leído cada lista, y que una columna contiene los códigos de artículo.',
    'unclosed-quote': 'Unas comillas no se cierran, así que se omite esta línea. Ciérrelas o quítelas.',
    'too-many-rows':
      'Son {value} líneas. Aquí se planifican como máximo {column}: las listas más largas, en Node con mrp-widgets/planner.',
    'too-many-columns': 'Esta línea tiene más de 450 columnas, así que se omite.',
    'no-item': 'No hay artículo en «{column}», así que se omite esta línea.',
    'no-quantity': 'Falta la cantidad, así que se omite esta línea. Añádala.',
    'no-date': 'No hay fecha en «{column}», así que se omite esta línea.',
    'not-a-number': '«{value}» en «{column}» no es un número que se pueda usar, así que se omite esta línea.',
    'not-used': '«{value}» en «{column}» no es un número que se pueda usar y cuenta como 0.',
    'not-a-date': '«{value}» en «{column}» no es una fecha, así que se omite esta línea.',
    'no-parent': 'No se indica dónde se monta esta pieza, así que se omite esta línea. Rellene «{column}».',
    'part-of-itself': '«{value}» es parte de sí mismo, así que se omite esta línea.',
    'level-jump':
      'El nivel «{value}» no tiene ninguna línea en el nivel anterior, así que se omite esta línea.',
    circle:
      'La lista de materiales forma un círculo: {value}. Se omite esta línea para poder planificar el resto.',
    'too-much':
      'Se necesitarían más «{value}» de los que un plan puede contar, así que se omite esta línea. Revise la cantidad.',
    'ragged-row': 'Más o menos valores que encabezados. Compruebe que están en sus columnas.',
    negative: '«{value}» en «{column}» es menor que cero y cuenta como 0.',
    'negative-count': 'Un stock de {value} se planifica como negativo.',
    'past-date': '«{value}» está en el pasado. Se planifica para hoy.',
    'beyond-horizon': '«{value}» queda más allá del plan, que termina al cabo de un año. No se planifica.',
    'duplicate-item':
      '«{value}» aparece más de una vez. Cuenta la primera línea; entre varias listas, la de existencias y, si no, el valor con el que se pide más y antes.',
    'duplicate-line': '{value} aparece más de una vez. Las cantidades se suman.',
    'unknown-item': '«{value}» no está en ninguna lista de artículos. Se planifica sin existencias ni plazo.',
    'lead-time-missing': '«{value}» no tiene plazo de entrega. Se planifica sin él.',
    'no-items': 'No hay lista de artículos, así que todas las existencias cuentan como 0.',
    'no-stock': 'Ninguna lista dice qué hay en existencia, así que todas las existencias cuentan como 0.',
    'unknown-state': '«{column}» dice «{value}», un estado que aquí no se usa. Se planifica igualmente.',
    'closed-order': 'El pedido está «{value}», así que no se planifica.',
    'no-dates':
      '«{column}» no tiene fechas, así que no se planifica. Pegue también los pedidos con sus fechas.',
    'no-parents':
      '«{column}» dice cuántas piezas entran, pero ninguna columna dice en qué. Añada una, como «Padre».',
    'not-planned': '«{column}» dice «{value}», así que esta línea no se planifica.',
    'unknown-rule': '«{value}» no es una regla de lote conocida aquí. Se planifica lote a lote.',
    'shortened-item':
      '«{value}» es un número largo que una hoja de cálculo recortó: varios artículos pueden parecer el mismo. Dé a «{column}» formato de texto y exporte de nuevo.',
    'too-many-items':
      'Son {value} artículos. Aquí se planifican como máximo {column}: las listas más largas, en Node con mrp-widgets/planner.',
    'too-many-tables': 'Contiene más de 200 tablas. No se lee a partir de esta línea.',
    'too-long': 'El valor de «{column}» tiene más de 500 caracteres, así que se omite esta línea.',
    'several-places': '«{value}» y otros están en varios lugares o lotes. Sus existencias se suman.',
    'older-count':
      '«{value}» y otros se contaron más de una vez. Cuenta la fecha más reciente; los recuentos anteriores se omiten.',
    'kit-stock': '«{value}» es un kit: sus existencias son las de sus piezas y no cuentan otra vez.',
    'not-counted': 'Según «{column}», estas existencias no se pueden usar ({value}) y no cuentan.',
    'hidden-rows':
      'Filas ocultas o filtradas: {value} en esta hoja. Se omiten. Muéstrelas y lea el archivo de nuevo si cuentan.',
    'hidden-shown': 'Algunas filas de esta hoja están plegadas. Se leen igualmente.',
    'unit-differs': 'Las unidades difieren y no se pueden convertir: {value}. La cantidad se toma tal cual.',
    'whole-pieces': '«{value}» y otros se cuentan por piezas, así que sus pedidos se redondean a enteros.',
    fractions:
      '«{value}» y otros pueden planificarse en fracciones, por la merma. Con una unidad, como ud, los pedidos se redondean a piezas enteras.',
    shares: '«{column}» contiene proporciones como {value}: 0,05 se lee como 5 %.',
    percents: '«{column}» tiene {value}: se lee como porcentaje y no como factor.',
    'longer-time': '«{column}» tiene {value}: cuenta el plazo más largo.',
    'other-time': '«{column}» es un tiempo con el que no se planifica, así que no se usa.',
    alternative:
      '«{value}» es alternativa de otra pieza. Se planifica la de primera prioridad; sin prioridades, todas.',
    'inactive-item': '«{value}» no está activo. Se planifica igualmente donde haga falta.',
    joined: '«{column}» une las listas: «{value}» es el artículo que esta lista tiene con otro número.',
    'joined-orders':
      '«{column}» une las listas: la fecha y el estado del pedido «{value}» y de otros están aquí, y sus líneas en otra lista.',
    'below-order':
      'Las líneas sin «{column}» son del pedido de encima, como «{value}», con su fecha y estado.',
    proposed:
      'Los pedidos de «{value}» y otros son propuestas de otro sistema. No cuentan: el plan hace los suyos.',
    'counted-twice':
      '«{value}» y otros están en pedidos y en un pronóstico o lista de artículos. Se planifican ambos: quite lo que sobre.',
    'one-each':
      '«{value}»: ninguna línea dice cuántas unidades lleva. Se planifica una. Añada una línea con la cantidad si es otra.',
    'unknown-answer': 'Nada tiene el identificador «{value}», así que esta respuesta no se usa.',
  },
  questions: {
    decimal: '«{value}»: ¿qué signo va antes de los decimales?',
    'date-order': '«{value}»: ¿va primero el día o el mes?',
    'week-number': '«{column}» {value}: ¿contados desde ahora o los números del año?',
    period: '«{value}»: ¿son meses o semanas?',
    year: '«{value}»: ¿en qué año empieza?',
    'day-kind': '«{column}»: ¿son días laborables o naturales?',
    'lead-unit': '«{column}» tiene {value}: ¿días laborables o semanas?',
    'lead-time': 'No hay plazos. ¿Cuántos días laborables tarda un pedido?',
    table: '{value}: ¿se necesita o está por llegar?',
    'past-table':
      '{value}: todas las fechas han pasado. ¿Son existencias, algo ya hecho o algo aún pendiente?',
    column: '¿Qué indica «{column}»?',
    version: '«{column}» tiene {value}: ¿cuál vale?',
    'item-column': '¿Qué columna contiene los códigos de artículo?',
    demand: 'Todavía no se necesita nada. ¿Cuántos y para cuándo?',
  },
  kinds: {
    items: 'artículos',
    stock: 'existencias',
    bill: 'una lista de materiales',
    wanted: 'demanda',
    coming: 'pedidos abiertos',
    proposals: 'propuestas de otro sistema',
    prices: 'precios',
    calendar: 'un calendario',
    other: 'otra cosa',
  },
  evidence: {
    heading: 'el encabezado «{word}»: {kind}',
    values: 'los valores «{word}»: {kind}',
    title: 'el título «{word}»: {kind}',
    layout: 'los encabezados, como en {word}: {kind}',
    joined: 'las cabeceras de pedidos cuyas líneas están en otra lista',
    answer: 'su respuesta: {kind}',
  },
}
