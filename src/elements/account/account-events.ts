import { describeEvent, type Emit } from '../../custom-element/description.ts'
import { navigationEvents } from '../../custom-element/navigation-events.ts'
import { toastEvents } from '../toaster/show-toast.ts'
import type { ErpConnection, MrpRun, User } from './user-record.ts'

interface UserDetail {
  readonly user: User
}

const userType =
  '{ user: { id: string; fullName: string; companyName: string; jobTitle: string; email: string; erpConnections: { type: string; status: string; date: string }[]; savedMrpRuns: { date: string; status: string; results: string }[]; lastLogin: string } }'

/** No event carries the password. */
export const accountEvents = {
  'mrp-register': describeEvent<UserDetail>('Somebody has created an account and is in.', userType),
  'mrp-login': describeEvent<UserDetail>('Somebody has logged in.', userType),
  'mrp-logout': describeEvent<UserDetail>('Somebody has logged out.', userType),
  'mrp-erp-connect': describeEvent<{ readonly connection: ErpConnection }>(
    'An ERP was connected.',
    '{ connection: { type: string; status: string; date: string } }',
  ),
  'mrp-run-start': describeEvent<{ readonly run: MrpRun }>(
    'An MRP run was started, and is done.',
    '{ run: { date: string; status: string; results: string } }',
  ),
  'mrp-update-profile': describeEvent<Record<string, never>>(
    '`Update Profile` was pressed, which does nothing by itself.',
    'Record<string, never>',
  ),
  'mrp-upgrade-plan': describeEvent<Record<string, never>>(
    '`Upgrade Plan` was pressed, which does nothing by itself.',
    'Record<string, never>',
  ),
  ...navigationEvents,
  ...toastEvents,
}

export type EmitAccount = Emit<typeof accountEvents>
