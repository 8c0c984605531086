import { type AttributeFact, elementFacts, requestFacts } from './facts.ts'

/** The user's choices in the builder. The page's URL contains all of them, so that it can be shared. */
export interface Choice {
  readonly tag: string
  /** By name, as in HTML. Without empty ones. */
  readonly attributes: Readonly<Record<string, string>>
  /** Where requests go: settings of the page, by name, as attributes of `<mrp-config>`. */
  readonly settings: Readonly<Record<string, string>>
  /** The id of the last chosen target. It is kept while the chosen element does not support it. */
  readonly target: string
  /** Whether the snippet contains the declarative shadow root, so that the element is visible before any script. */
  readonly painted: boolean
  readonly width: 'phone' | 'desktop'
  readonly ground: 'light' | 'dark' | 'hostile'
}

/** The props of each part of the builder. */
export interface ChoiceProps {
  readonly choice: Choice
  readonly onChange: (changes: Partial<Choice>) => void
}

export const firstChoice: Choice = {
  tag: 'mrp-demo-form',
  attributes: {},
  settings: {},
  target: 'html',
  painted: false,
  width: 'desktop',
  ground: 'light',
}

/** Prefixes of an attribute's and of a setting's name in the URL. No other parameter begins with one. */
const prefixes = { attributes: 'with-', settings: 'set-' } as const

export function readChoice(query: string): Choice {
  const parameters = new URLSearchParams(query)
  // The preview contains both unescaped, so a link may only name existing ones.
  const tag = oneOf(
    parameters.get('tag'),
    elementFacts.map(({ tag }) => tag),
    firstChoice.tag,
  )
  const read = (prefix: string, known: readonly AttributeFact[]) =>
    Object.fromEntries(
      known.flatMap(({ name }) => {
        const value = parameters.get(prefix + name)
        return value ? [[name, value]] : []
      }),
    )
  return {
    tag,
    attributes: read(
      prefixes.attributes,
      elementFacts.find(element => element.tag === tag)?.attributes ?? [],
    ),
    settings: read(prefixes.settings, requestFacts),
    target: parameters.get('target') ?? firstChoice.target,
    painted: parameters.has('painted'),
    width: oneOf(parameters.get('width'), ['phone', 'desktop'], firstChoice.width),
    ground: oneOf(parameters.get('ground'), ['light', 'dark', 'hostile'], firstChoice.ground),
  }
}

/** Writes only the choices that differ from the defaults. */
export function writeChoice(choice: Choice): string {
  const parameters = new URLSearchParams()
  for (const name of ['tag', 'target', 'width', 'ground'] as const) {
    if (choice[name] !== firstChoice[name]) parameters.set(name, choice[name])
  }
  if (choice.painted) parameters.set('painted', '')
  for (const group of ['attributes', 'settings'] as const) {
    for (const [name, value] of Object.entries(choice[group])) {
      if (value !== '') parameters.set(prefixes[group] + name, value)
    }
  }
  const query = parameters.toString()
  return query && `?${query}`
}

const oneOf = <Word extends string>(word: string | null, words: readonly Word[], fallback: Word): Word =>
  words.find(known => known === word) ?? fallback
