import { mayBeSetByDiv } from '../../src/embed/allowed.ts'
import { elementFacts } from './facts.ts'

/**
 * Holds the user's choices in the builder. The page's URL has them, so that it can be shared, but not what strangers
 * may not set: a shared link would fill a partner's snippet with its sender's addresses.
 */
export interface Choice {
  readonly tag: string
  /** Holds the attributes by name, as in HTML, without empty ones. */
  readonly attributes: Readonly<Record<string, string>>
  /** Says where requests go: settings of the page, by name, as attributes of `<mrp-config>`. */
  readonly settings: Readonly<Record<string, string>>
  /** Names the target that was chosen last. It is kept while the chosen element does not support it. */
  readonly target: string
  /** Tells whether the snippet pins this version. */
  readonly pinned: boolean
  readonly width: 'phone' | 'desktop'
  /** Is the host page in the preview. Undefined in dark mode until one is chosen: the page of the snippet is another. */
  readonly ground: 'light' | 'dark' | 'hostile' | undefined
}

/** Names the props of each part of the builder. */
export interface ChoiceProps {
  readonly choice: Choice
  readonly onChange: (changes: Partial<Choice>) => void
}

export const firstChoice: Choice = {
  tag: 'mrp-planner',
  attributes: {},
  settings: {},
  target: 'html',
  pinned: false,
  width: globalThis.matchMedia?.('(max-width: 639px)').matches ? 'phone' : 'desktop',
  ground: globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? undefined : 'light',
}

/** Begins an attribute's name in the URL. No other parameter begins with it. */
const prefix = 'with-'

/** Holds what the URL does not. The tab's history keeps it, so that a reload loses nothing. */
export type Unshared = Pick<Choice, 'attributes' | 'settings'>

export function readChoice(query: string, unshared: Partial<Unshared> | null = null): Choice {
  const parameters = new URLSearchParams(query)
  // The preview contains both unescaped, so a link may only name existing ones.
  const tag = oneOf(
    parameters.get('tag'),
    elementFacts.map(({ tag }) => tag),
    firstChoice.tag,
  )
  const known = elementFacts.find(element => element.tag === tag)?.attributes ?? []
  const shared = known.flatMap(({ name }) => {
    const value = mayBeSetByDiv(name) && parameters.get(prefix + name)
    return value ? [[name, value]] : []
  })
  return {
    tag,
    attributes: { ...unshared?.attributes, ...Object.fromEntries(shared) },
    settings: unshared?.settings ?? {},
    target: parameters.get('target') ?? firstChoice.target,
    pinned: parameters.has('pinned'),
    width: oneOf(parameters.get('width'), ['phone', 'desktop'], firstChoice.width),
    ground: oneOf(parameters.get('ground'), ['light', 'dark', 'hostile'] as const, firstChoice.ground),
  }
}

/** Returns the choices that the URL does not contain. */
export const unsharedIn = ({ attributes, settings }: Choice): Unshared => ({
  attributes: Object.fromEntries(Object.entries(attributes).filter(([name]) => !mayBeSetByDiv(name))),
  settings,
})

/** Writes only the choices that differ from the defaults. */
export function writeChoice(choice: Choice): string {
  const parameters = new URLSearchParams()
  for (const name of ['tag', 'target', 'width', 'ground'] as const) {
    const value = choice[name]
    if (value && value !== firstChoice[name]) parameters.set(name, value)
  }
  if (choice.pinned) parameters.set('pinned', '')
  for (const [name, value] of Object.entries(choice.attributes)) {
    if (value !== '' && mayBeSetByDiv(name)) parameters.set(prefix + name, value)
  }
  const query = parameters.toString()
  return query && `?${query}`
}

/** Makes the element dark on a dark page, unless the user says otherwise. */
export const forGround = (choice: Choice): Choice =>
  choice.ground === 'dark' ? { ...choice, attributes: { theme: 'dark', ...choice.attributes } } : choice

const oneOf = <Word extends string, Fallback>(
  word: string | null,
  words: readonly Word[],
  fallback: Fallback,
): Word | Fallback => words.find(known => known === word) ?? fallback
