import { elementFacts } from './facts.ts'

/** What somebody has chosen in the builder; all of it is in the page's address, so that it can be sent to a colleague. */
export interface Choice {
  readonly tag: string
  /** By name, as in HTML. What is empty is left out. */
  readonly attributes: Readonly<Record<string, string>>
  /** The id of the target that the user chose last. It stays while an element is chosen that the target does not take. */
  readonly target: string
  /** Whether the snippet contains the declarative shadow root, so that it is painted before any script. */
  readonly painted: boolean
  readonly width: 'phone' | 'desktop'
  readonly ground: 'light' | 'dark' | 'hostile'
}

/** What each part of the builder shows, and changes. */
export interface ChoiceProps {
  readonly choice: Choice
  readonly onChange: (changes: Partial<Choice>) => void
}

export const firstChoice: Choice = {
  tag: 'mrp-demo-form',
  attributes: {},
  target: 'html',
  painted: false,
  width: 'desktop',
  ground: 'light',
}

/** An attribute's name in the address; none of the builder's own begins so. */
const prefix = 'with-'

export function readChoice(query: string): Choice {
  const parameters = new URLSearchParams(query)
  // Both are written into the preview as they are: a stranger's link may name only what there is.
  const tag = oneOf(
    parameters.get('tag'),
    elementFacts.map(({ tag }) => tag),
    firstChoice.tag,
  )
  const known = elementFacts.find(element => element.tag === tag)?.attributes ?? []
  const attributes = known.flatMap(({ name }) => {
    const value = parameters.get(prefix + name)
    return value ? [[name, value]] : []
  })
  return {
    tag,
    attributes: Object.fromEntries(attributes),
    target: parameters.get('target') ?? firstChoice.target,
    painted: parameters.has('painted'),
    width: oneOf(parameters.get('width'), ['phone', 'desktop'], firstChoice.width),
    ground: oneOf(parameters.get('ground'), ['light', 'dark', 'hostile'], firstChoice.ground),
  }
}

/** Only what differs from the first choice. */
export function writeChoice(choice: Choice): string {
  const parameters = new URLSearchParams()
  for (const name of ['tag', 'target', 'width', 'ground'] as const) {
    if (choice[name] !== firstChoice[name]) parameters.set(name, choice[name])
  }
  if (choice.painted) parameters.set('painted', '')
  for (const [name, value] of Object.entries(choice.attributes)) {
    if (value !== '') parameters.set(prefix + name, value)
  }
  const query = parameters.toString()
  return query && `?${query}`
}

const oneOf = <Word extends string>(word: string | null, words: readonly Word[], fallback: Word): Word =>
  words.find(known => known === word) ?? fallback
