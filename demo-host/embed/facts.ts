import manifest from '../../dist-types/custom-elements.json' with { type: 'json' }

/** An attribute as the builder's form asks for it. */
export interface AttributeFact {
  readonly name: string
  readonly doc: string
  readonly kind: 'text' | 'choice' | 'flag' | 'json'
  readonly choices: readonly string[]
  /** The type of a JSON value. */
  readonly type: string
}

export interface ElementFact {
  readonly tag: string
  readonly summary: string
  readonly attributes: readonly AttributeFact[]
}

/** What cannot be seen, or is no element for a page of somebody else's. */
const left = ['mrp-config', 'mrp-toaster', 'mrp-doctor', 'mrp-not-found']

/** Every element that can be placed, from the manifest that editors read too. */
export const elementFacts: readonly ElementFact[] = manifest.modules
  .flatMap(({ declarations }) => declarations)
  .filter(({ tagName }) => !left.includes(tagName))
  .map(({ tagName, summary, attributes }) => ({
    tag: tagName,
    summary,
    attributes: attributes.map(({ name, description, type: { text } }) => factOf(name, description, text)),
  }))

function factOf(name: string, doc: string, type: string): AttributeFact {
  const choices = [...type.matchAll(/'([^']*)'/g)].map(([, choice = '']) => choice)
  const isChoice = choices.length > 0 && /^'[^']*'( \| '[^']*')*$/.test(type)
  const kind = isChoice ? 'choice' : type === 'boolean' ? 'flag' : type === 'string' ? 'text' : 'json'
  return { name, doc, kind, choices: isChoice ? choices : [], type }
}
