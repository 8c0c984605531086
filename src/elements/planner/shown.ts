import {
  type Context,
  createContext,
  type RefObject,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react'
import type { Emit } from '../../custom-element/description.ts'
import { afterPaint } from '../../services/after-paint.ts'
import type { Days, List } from './list/planned-list.ts'
import type { plannerEvents } from './planner-events.ts'
import type { PlannerWords } from './planner-words.ts'

/** What is on the screen: a planned list, and how to change it. */
export interface PlannerState extends List {
  /** Plans the list anew, with other working days. */
  readonly setDays: (days: Days) => void
  readonly words: PlannerWords
  /** Returns an item's name: of the sample in the visitor's language, of an own list as it is written. */
  readonly nameOf: (id: string) => string | undefined
  /** Another number after every change: the planning itself stays the same object. */
  readonly version: number
  /** How many weeks the record shows at once. */
  readonly weeks: number
  /** The id of the item whose record is shown. */
  readonly selected: string
  /** The heading of its record: takes the focus when an item is chosen elsewhere. */
  readonly heading: RefObject<HTMLHeadingElement | null>
  /** Closes the panel that was opened last. */
  readonly closePanel: RefObject<(() => void) | undefined>
  /** Shows an item. From afar, the window moves to its record. */
  readonly select: (id: string, fromAfar?: boolean) => void
  /** Changes the planning, and shows what came of it. Throws what `run` throws. */
  readonly change: (kind: string, run: () => void) => void
  readonly emit: Emit<typeof plannerEvents>
}

/** The plan and its words: all that a sentence about it needs. */
export type WordedPlan = Pick<PlannerState, 'planning' | 'words'>

/** What is shown of the latest change at once: the record, and what can be done. */
export const LatestContext = createContext<PlannerState | undefined>(undefined)

/** What follows when that is painted: of a long list, it takes longer. */
export const ShownContext = createContext<PlannerState | undefined>(undefined)

export const WordsContext = createContext<PlannerWords | undefined>(undefined)

/** Returns what the planner around this view has in a context. */
function useAround<Value>(context: Context<Value | undefined>): Value {
  const value = useContext(context)
  if (!value) throw new Error('There is no planner around this view.')
  return value
}

/** Returns the words of the planner, also around what is no planned list yet. */
export const usePlannerWords = (): PlannerWords => useAround(WordsContext)
export const useLatest = (): PlannerState => useAround(LatestContext)
export const useShown = (): PlannerState => useAround(ShownContext)

/** Returns the value of the render before, until the browser has painted what came of this one: what follows takes longer. */
export function usePainted<Value extends object | boolean>(value: Value, before: Value = value): Value {
  const [painted, show] = useState(before)
  useEffect(() => afterPaint(() => startTransition(() => show(value))), [value])
  return painted
}
