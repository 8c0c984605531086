// `mrp-widgets/planner`: plans material requirements. It needs no browser and no React.

export type { Cause } from '../planning/engine/causes.ts'
export type { Delay } from '../planning/engine/delays.ts'
export type {
  Calendar,
  Demand,
  Edit,
  Item,
  Line,
  Lot,
  NewDemand,
  NewReceipts,
  PlanInput,
  Receipt,
} from '../planning/engine/input.ts'
export { CircleError } from '../planning/engine/levels.ts'
export type { Message } from '../planning/engine/messages.ts'
export { type Plan, type PlannedOrder, plan } from '../planning/engine/plan.ts'
export type { PlanRecord } from '../planning/engine/record.ts'
