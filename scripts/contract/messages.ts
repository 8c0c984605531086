// Reads every text that a page can replace by `messages`, with its English default. Each stands beside the element that says it.

type Texts = Readonly<Record<string, string>>

const modules: Readonly<Record<string, Readonly<Record<string, Texts>>>> = import.meta.glob(
  '/src/words/en/{*-messages,after-request,dashboard,planner,planner-list}.ts',
  { eager: true },
)

/** The texts of one part of the elements: what their keys begin with, such as `demo`. */
export interface MessageGroup {
  readonly name: string
  readonly texts: readonly (readonly [key: string, text: string])[]
}

/** Returns all keys with their texts, by the first word of the key. */
export function readMessages(): readonly MessageGroup[] {
  const all = Object.values(modules).flatMap(module => Object.values(module).flatMap(Object.entries<string>))
  const groupOf = ([key]: readonly [string, string]) => key.split('.')[0] ?? key
  const names = [...new Set(all.map(groupOf))].sort()
  return names.map(name => ({ name, texts: all.filter(entry => groupOf(entry) === name) }))
}
