import type { ComponentType, RefObject } from 'react'
import { atom } from '../services/store.ts'
import type { Answers } from './request.ts'

/**
 * A plan that the visitor attached to their demo request. It stays in the memory of this document: no storage, no
 * attribute, no history entry has it.
 */
export interface AttachedPlan {
  /** With line breaks as a control has them, trimmed, not empty. */
  readonly text: string
  /** Puts the text into a form's field. It comes with the plan, so that a form without one does not load it. */
  readonly Note: ComponentType<PlanNoteProps>
}

export interface PlanNoteProps {
  readonly plan: AttachedPlan
  readonly form: RefObject<HTMLFormElement | null>
  /** The name of the field that takes the text. */
  readonly name: string
  /** Gets a function that a form calls after each input. It returns what a draft may keep of the answers. */
  readonly withoutPlan: RefObject<((answers: Answers) => Answers) | undefined>
}

export const attachedPlan = atom<AttachedPlan | undefined>(undefined)

/** The forms on this page that take plans and run: their custom elements, or the roots of their components. */
export const runningForms = new Set<Element>()
