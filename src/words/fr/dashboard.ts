import type { DashboardMessages } from '../en/dashboard.ts'
import { french } from '../item-names.ts'

/** What the dashboard says, in French; the spaces in front of `: ; ! ?` do not break. */
const texts: DashboardMessages = {
  'account.dashboard.greeting': 'Bienvenue, {name}',
  'account.dashboard.lastLogin': 'Dernière connexion',
  'account.dashboard.update': 'Modifier le profil',
  'account.dashboard.logout': 'Se déconnecter',
  'account.dashboard.idle': 'Sans effet dans ce compte d’essai.',
  'account.subscription.heading': 'Abonnement',
  'account.subscription.none': 'Aucun abonnement actif',
  'account.subscription.upgrade': 'Changer de formule',
  'account.connections.heading': 'Connexions ERP',
  'account.connections.action': 'Connecter un système ERP',
  'account.connections.none.why':
    'Une simulation\u00a0: aucune donnée ne circule. Dans le produit, vous connectez vous-même votre ERP avec un accès en lecture seule.',
  'account.connections.type': 'Système',
  'account.connections.simulated': 'simulée',
  'account.runs.heading': 'Calculs MRP',
  'account.runs.action': 'Lancer un calcul MRP',
  'account.runs.results': 'Résultat',
  'account.table.status': 'Statut',
  'account.table.date': 'Date, la plus récente d’abord',
  'account.table.connected': 'Connecté',
  'account.table.completed': 'Terminé',
  'account.table.sample': 'Exemple de calcul MRP',
  'account.table.open': 'Ouvrir',
  'account.table.open.run': 'Ouvrir le calcul du {date}',
  'account.table.close': 'Fermer',
  'account.table.close.run': 'Fermer le calcul du {date}',

  'account.begin.run':
    'Planifie l’usine d’exemple\u00a0: {items} articles, une commande client. Vous voyez le résultat aussitôt.',
  'account.begin.plan': 'Planifier vos propres pièces',
  'account.begin.plan.why': 'Collez votre liste. Elle reste sur cet appareil.',
  'account.begin.plan.open': 'Planifier une liste',

  'account.result.sample': 'simulé, sur l’usine d’exemple',
  'account.result.by': 'au plus tard le {date}',
  'account.result.today': 'aujourd’hui',
  'account.result.first': '1 commande à passer {by}',
  'account.result.planner': 'Ouvrir dans le planificateur',
  'account.result.to-place': '{place}\u00a0à\u00a0commander',
  'account.result.to-start': '{start}\u00a0à\u00a0lancer',
  'account.result.buy': 'Acheter',
  'account.result.make': 'Fabriquer',
  'account.result.why': 'Pourquoi {quantity} {item}\u00a0?',
  'account.result.sale': 'Commande client {id}',
  'account.result.on-hand': 'Avec {pieces} en stock,',
  'account.result.short': 'il en manque {pieces}',
  'account.result.lots': 'Cela vient par lots de {count}.',
  'account.result.lead': 'Délai de {time}.',
  'account.result.orders': 'Ordres planifiés de ce calcul',
  'account.result.planned': 'Ordre planifié',
  'account.result.pieces': 'Pièces',
  'account.result.release': 'À lancer',
  'account.result.needed': 'Besoin',
  'account.result.stock':
    'Stock de {item} à la fin de chaque semaine, avec ces ordres. Barres\u00a0: besoin.',
  'account.result.stock.spoken': '{item}\u00a0: stock {onHand}. Minimum\u00a0: {lowest} ({when}).',
  'account.result.approve': 'Approuver',
  'account.result.approved': 'Approuvé',
  'account.result.approved.then':
    'Dans le produit, les ordres approuvés partiraient maintenant vers votre ERP, si l’écriture est activée.',
  'account.result.undo': 'Annuler',
  'account.result.for': 'Pour',
  'account.result.for.order': 'commande {id}',
  'account.result.enough': 'Rien à faire pour {items}.',
  'account.result.enough.item': '{item} ({onHand} en stock, {needed} nécessaires, {left} restants)',
}

export default { ...texts, itemNames: french }
