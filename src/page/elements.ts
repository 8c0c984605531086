import { loaders, speaking, withoutShell } from 'virtual:tags'
import type { ElementDefinition } from '../element/element.ts'

interface ElementModule {
  readonly default: ElementDefinition
}

/** The table: tag → how its code is imported. When a prerendered element wakes, its markup says. */
export const elements: ReadonlyMap<string, () => Promise<ElementModule>> = new Map(Object.entries(loaders))

/** Whether an element says something in the visitor's language. */
export const isSpeaking = (tag: string): boolean => speaking.includes(tag)

/** Whether an element can be painted before its code has come. */
export const hasShell = (tag: string): boolean => !withoutShell.includes(tag)
