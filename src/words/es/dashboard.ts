import type { DashboardMessages } from '../en/dashboard.ts'
import { spanish } from '../item-names.ts'

/** What the dashboard says, in Spanish. */
const texts: DashboardMessages = {
  'account.dashboard.greeting': 'Le damos la bienvenida, {name}',
  'account.dashboard.lastLogin': 'Último inicio de sesión',
  'account.dashboard.update': 'Actualizar perfil',
  'account.dashboard.logout': 'Cerrar sesión',
  'account.dashboard.idle': 'No hace nada en esta cuenta de prueba.',
  'account.subscription.heading': 'Suscripción',
  'account.subscription.none': 'Sin suscripción activa',
  'account.subscription.upgrade': 'Mejorar el plan',
  'account.connections.heading': 'Conexiones con ERP',
  'account.connections.action': 'Conectar sistema ERP',
  'account.connections.none.why':
    'Es una simulación: no se mueve ningún dato. En el producto, usted conecta su ERP con un acceso de solo lectura.',
  'account.connections.type': 'Sistema',
  'account.connections.simulated': 'simulada',
  'account.runs.heading': 'Ejecuciones de MRP',
  'account.runs.action': 'Iniciar ejecución de MRP',
  'account.runs.results': 'Resultado',
  'account.table.status': 'Estado',
  'account.table.date': 'Fecha, la más reciente primero',
  'account.table.connected': 'Conectado',
  'account.table.completed': 'Completada',
  'account.table.sample': 'Ejecución de MRP de ejemplo',
  'account.table.open': 'Abrir',
  'account.table.open.run': 'Abrir la ejecución del {date}',
  'account.table.close': 'Cerrar',
  'account.table.close.run': 'Cerrar la ejecución del {date}',

  'account.begin.run':
    'Planifica la planta de ejemplo: {items} artículos, un pedido de cliente. Verá el resultado al momento.',
  'account.begin.plan': 'Planificar sus propias piezas',
  'account.begin.plan.why': 'Pegue su lista. No sale de este dispositivo.',
  'account.begin.plan.open': 'Planificar una lista',

  'account.result.sample': 'simulada, con la planta de ejemplo',
  'account.result.by': 'a más tardar el {date}',
  'account.result.today': 'hoy',
  'account.result.first': '1 pedido por hacer {by}',
  'account.result.planner': 'Abrir en el planificador',
  'account.result.to-place': '{place}\u00a0por\u00a0pedir',
  'account.result.to-start': '{start}\u00a0por\u00a0lanzar',
  'account.result.buy': 'Comprar',
  'account.result.make': 'Fabricar',
  'account.result.why': '¿Por qué {quantity} {item}?',
  'account.result.sale': 'Pedido de cliente {id}',
  'account.result.on-hand': 'Con {pieces} en existencias,',
  'account.result.short': 'faltan {pieces}',
  'account.result.lots': 'Viene en lotes de {count}.',
  'account.result.lead': 'Plazo de {time}.',
  'account.result.orders': 'Órdenes planificadas de esta ejecución',
  'account.result.planned': 'Orden planificada',
  'account.result.pieces': 'Piezas',
  'account.result.release': 'Pedir o iniciar',
  'account.result.needed': 'Necesidad',
  'account.result.stock':
    'Existencias de {item} al final de cada semana, con estas órdenes. Barras: necesidad.',
  'account.result.stock.spoken': '{item}: existencias {onHand}. Mínimo: {lowest} ({when}).',
  'account.result.approve': 'Aprobar',
  'account.result.approved': 'Aprobado',
  'account.result.approved.then':
    'En el producto, las órdenes aprobadas irían ahora a su ERP, si la escritura está activada.',
  'account.result.undo': 'Deshacer',
  'account.result.for': 'Para',
  'account.result.for.order': 'pedido {id}',
  'account.result.enough': 'Nada que hacer con {items}.',
  'account.result.enough.item': '{item} ({onHand} en existencias, {needed} necesarias, {left} de sobra)',
}

export default { ...texts, itemNames: spanish }
