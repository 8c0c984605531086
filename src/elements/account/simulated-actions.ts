import { simulated } from '../../words/en/account.ts'
import { type Accounts, now } from './account-contract.ts'
import type { ErpConnection, MrpRun, User } from './user-record.ts'

// What the dashboard plays: no ERP system is connected, and nothing is planned.

/** Adds an ERP connection to the signed-in user. Returns undefined without one. */
export function connectErp({ change }: Pick<Accounts, 'change'>): ErpConnection | undefined {
  const connection = { ...simulated.connection, date: now() }
  const add = ({ erpConnections }: User) => ({ erpConnections: [...erpConnections, connection] })
  return change(add) ? connection : undefined
}

/** Adds an MRP run to the signed-in user. Returns undefined without one. */
export function startRun({ change }: Pick<Accounts, 'change'>): MrpRun | undefined {
  const run = { date: now(), ...simulated.run }
  const add = ({ savedMrpRuns }: User) => ({ savedMrpRuns: [...savedMrpRuns, run] })
  return change(add) ? run : undefined
}
