import type { ItemNumbers } from './item-plan.ts'

// The fields of the live plan: what may stand in each, and what a text in one means.

/** The fields above the chart. */
export const settings = ['leadTime', 'lotSize', 'safetyStock', 'onHand'] as const
export type Setting = (typeof settings)[number]

/** The whole numbers that a field takes, and how far a step goes. */
interface Limits {
  readonly min: number
  readonly max: number
  readonly step: number
}

const pieces: Limits = { min: 0, max: 9999, step: 10 }

/** So small that every figure fits into its week on a phone. */
const demandLimits: Limits = { ...pieces, max: 999 }

const limits: Readonly<Record<Setting, Limits>> = {
  leadTime: { min: 0, max: 52, step: 1 },
  lotSize: { ...pieces, min: 1 },
  safetyStock: pieces,
  onHand: pieces,
}

/** A field: a setting, or the demand of a week, counted from 0. */
export type Field = Setting | number

/** The name of a field's control. */
export const nameOf = (field: Field): string => (typeof field === 'number' ? `week${field + 1}` : field)

export const fieldOf = (name: string): Field =>
  settings.find(setting => setting === name) ?? Number(name.replace('week', '')) - 1

export const limitsOf = (field: Field): Limits => (typeof field === 'number' ? demandLimits : limits[field])

export const numberIn = (numbers: ItemNumbers, field: Field): number =>
  (typeof field === 'number' ? numbers.demand[field] : numbers[field]) ?? 0

const withValue = (numbers: ItemNumbers, field: Field, value: number): ItemNumbers =>
  typeof field === 'number'
    ? { ...numbers, demand: numbers.demand.map((pieces, week) => (week === field ? value : pieces)) }
    : { ...numbers, [field]: value }

/** What the fields say: the last number that each could be planned with, and which have something else in them now. */
export interface Entries {
  readonly numbers: ItemNumbers
  readonly faults: readonly Field[]
}

/** Takes what was typed into a field. A text that is no number in its limits leaves the plan as it was. */
export function enter({ numbers, faults }: Entries, field: Field, text: string): Entries {
  const { min, max } = limitsOf(field)
  const value = text.trim() ? Number(text) : Number.NaN
  const others = faults.filter(other => other !== field)
  if (!Number.isInteger(value) || value < min || value > max) return { numbers, faults: [...others, field] }
  return { numbers: withValue(numbers, field, value), faults: others }
}
