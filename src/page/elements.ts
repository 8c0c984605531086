import type { ElementDefinition } from '../element/element.ts'

interface ElementModule {
  readonly default: ElementDefinition
}

const modules = import.meta.glob<ElementModule>('../{layout,sections,forms,account,doctor}/mrp-*.tsx')

/** Whether an element says something in the visitor's language: those of forms and accounts do. */
export const isSpeaking = (tag: string): boolean => /form|account/.test(tag)

/**
 * The table: tag → how its code is imported. A file called after its tag is an element: `forms/mrp-demo-form.tsx` is
 * `<mrp-demo-form>`. When a prerendered one wakes, its markup says.
 */
export const elements: ReadonlyMap<string, () => Promise<ElementModule>> = new Map(
  Object.entries(modules).map(([path, load]) => [path.replace(/.*\/|\.tsx$/g, ''), load]),
)
