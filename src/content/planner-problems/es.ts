import type { ImportTexts } from './en.ts'

/** What the import says, in Spanish. */
export const importTexts: ImportTexts = {
  empty: 'La lista está vacía. Pegue una lista con sus encabezados.',
  'too-large': 'El archivo tiene más de 64 MB y no se ha leído. Exporte menos columnas o artículos.',
  binary: 'No es texto ni un libro de cálculo. Exporte la lista como .csv o .xlsx.',
  image: 'Es una imagen y sus números no se pueden leer. Exporte la lista como .csv o .xlsx.',
  password: 'Este libro está protegido con contraseña. Guárdelo sin ella y elíjalo de nuevo.',
  'old-workbook': 'Este libro tiene el formato antiguo (.xls). Guárdelo como .xlsx o .csv.',
  'broken-workbook': 'Este libro no se puede abrir. Guárdelo de nuevo como .xlsx o expórtelo como .csv.',
  'huge-workbook':
    'Este libro ocupa descomprimido más de 256 MB y no se ha leído. Exporte la hoja como .csv.',
  'no-header':
    'No se ha encontrado una línea de encabezados como «Artículo» y «Existencias». Añádala encima de la lista.',
  'nothing-to-plan':
    'No se ha encontrado ningún artículo. Compruebe que una columna contiene los códigos de artículo.',
  'unclosed-quote': 'Unas comillas no se cierran, así que se omite esta línea. Ciérrelas o quítelas.',
  'too-many-rows': 'La lista tiene más de 400 000 líneas. Se ha leído hasta esta.',
  'too-many-columns': 'Esta línea tiene más de 200 columnas, así que se omite.',
  'no-item': 'No hay artículo en «{column}», así que se omite esta línea.',
  'no-quantity': 'Falta la cantidad, así que se omite esta línea. Añádala.',
  'no-date': 'No hay fecha en «{column}», así que se omite esta línea.',
  'not-a-number': '«{value}» en «{column}» no es un número que se pueda usar, así que se omite esta línea.',
  'not-a-date': '«{value}» en «{column}» no es una fecha, así que se omite esta línea.',
  'no-parent': 'No se indica dónde se monta esta pieza, así que se omite esta línea. Rellene «{column}».',
  'part-of-itself': '«{value}» es parte de sí mismo, así que se omite esta línea.',
  'level-jump':
    'El nivel «{value}» no tiene ninguna línea en el nivel anterior, así que se omite esta línea.',
  circle:
    'La lista de materiales forma un círculo: {value}. Se omite esta línea para poder planificar el resto.',
  'too-much':
    'Se necesitarían más «{value}» de los que un plan puede contar, así que se omite esta línea. Revise la cantidad.',
  'ragged-row': 'Esta línea tiene más o menos valores que encabezados. Compruebe que están en sus columnas.',
  negative:
    '«{value}» en «{column}» es menor que cero. Una existencia se planifica así; lo demás cuenta como 0.',
  'past-date': '«{value}» está en el pasado. Se planifica para hoy.',
  'beyond-horizon': '«{value}» queda más allá del plan, que termina al cabo de un año. No se planifica.',
  'duplicate-item':
    '«{value}» aparece más de una vez. Cuenta la primera línea, o la suma de las existencias de varios lugares.',
  'duplicate-line': '{value} aparece más de una vez en la lista de materiales. Las cantidades se suman.',
  'unknown-item': '«{value}» no está en ninguna lista de artículos. Se planifica sin existencias ni plazo.',
  'lead-time-missing': '«{value}» no tiene plazo de entrega. Se planifica sin él.',
  'no-items': 'No hay lista de artículos, así que todas las existencias cuentan como 0.',
  'many-items': 'Son {value} artículos. Planificarlos lleva un rato.',
  decimal: '«{value}»: ¿qué signo va antes de los decimales?',
  'date-order': '«{value}»: ¿va primero el día o el mes?',
  'week-number': '«{column}» {value}: ¿semanas desde ahora o semanas del año?',
  'day-kind': '«{column}»: ¿son días laborables o naturales?',
  'lead-unit': '«{column}» tiene {value}: ¿días laborables o semanas?',
  'lead-time': 'No hay plazos. ¿Cuántos días laborables tarda un pedido?',
  column: '¿Qué indica «{column}»?',
  'item-column': '¿Qué columna contiene los códigos de artículo?',
  demand: 'Todavía no se necesita nada. ¿Cuántos y para cuándo?',
}
