import type { Language } from '../i18n/languages.ts'
import { type Attributed, attributeText, isQuoted } from '../services/attribute-names.ts'
import { atom } from '../state/store.ts'
import { attributeName, orFallback, parseAttribute, warnOfQuotes } from './attribute-text.ts'
import { type Attribute, Malformed } from './attributes.ts'
import type { Attributes, ElementValues, Values } from './element.ts'

/**
 * Holds the values of one element's attributes and properties: the one that was set last counts. A property is never
 * written back to its attribute, so objects keep their identity and personal data stays out of the DOM.
 */
export class Properties {
  readonly #tag: string
  readonly #attributes: Attributes
  readonly #element: Attributed
  readonly #texts = new Map<string, string | undefined>()
  /** The keys of values that an attribute or a script gave. */
  readonly #given = new Set<string>()
  readonly #values

  constructor(tag: string, attributes: Attributes, element: Attributed) {
    this.#tag = tag
    this.#attributes = attributes
    this.#element = element
    this.#values = atom<ElementValues>({
      ...Object.fromEntries(Object.entries(attributes).map(([key, { fallback }]) => [key, fallback])),
      language: 'en',
    })
  }

  /** Takes the values of all attributes. */
  read(): this {
    for (const key of Object.keys(this.#attributes)) this.attributeChanged(key)
    return this
  }

  /** Takes the value of a property's attribute, unless its text is the same as before. */
  attributeChanged(key: string): void {
    const attribute = this.#attributes[key]
    if (!attribute) return
    const source = attributeText(this.#element, attributeName(key))
    if (source === this.#texts.get(key)) return
    this.#texts.set(key, source)
    const name = attributeName(key)
    if (isQuoted(this.#element, name)) warnOfQuotes(this.#tag, name)
    this.#read(key, attribute)
  }

  #read(key: string, attribute: Attribute): void {
    const source = this.#texts.get(key)
    const value = parseAttribute(this.#tag, key, attribute, source)
    // What is malformed gives the default, and is not given.
    const isGiven =
      source !== undefined && !(value === attribute.fallback && attribute.parse(source) !== value)
    this.#put(key, value, isGiven)
  }

  /** Returns the values that other attributes would make. Unchanged values keep their identity. */
  valuesFrom(element: Attributed, language: Language): ElementValues {
    const changed = Object.entries(this.#attributes)
      .map(([key, attribute]) => ({ key, attribute, source: attributeText(element, attributeName(key)) }))
      .filter(({ key, source }) => source !== this.#texts.get(key))
      .map(({ key, attribute, source }) => [key, parseAttribute(this.#tag, key, attribute, source)])
    const now = this.snapshot()
    return changed.length || language !== now.language
      ? { ...now, ...Object.fromEntries(changed), language }
      : now
  }

  get(key: string): unknown {
    return this.#values.get()[key]
  }

  /**
   * Sets a property; `undefined` or `null` resets it to its attribute. A string is read as the attribute's text would be,
   * because React 19 sets what JSX writes as an attribute, `items='[…]'`, as a property.
   */
  set(key: string, value: unknown): void {
    const attribute = this.#attributes[key]
    if (!attribute) return
    if (value === undefined || value === null) {
      this.#read(key, attribute)
    } else {
      const read = typeof value === 'string' ? attribute.parse(value.trim()) : attribute.accept(value)
      const isGiven = !(read instanceof Malformed) || read.entries !== undefined
      this.#put(key, orFallback(this.#tag, `property "${key}"`, value, attribute, read), isGiven)
    }
  }

  /** Sets the language; its messages are loaded. */
  setLanguage(language: Language): void {
    if (this.get('language') !== language) this.#values.set({ ...this.snapshot(), language })
  }

  readonly snapshot = (): ElementValues => this.#values.get()

  readonly subscribe = (listener: () => void): (() => void) => this.#values.listen(listener)

  /** Returns the values that an attribute or a property gave. */
  given(): Values {
    return Object.fromEntries([...this.#given].map(key => [key, this.get(key)]))
  }

  #put(key: string, value: unknown, isGiven = false): void {
    const isNews = isGiven !== this.#given.has(key)
    if (isGiven) this.#given.add(key)
    else this.#given.delete(key)
    if (isNews || !Object.is(this.get(key), value)) this.#values.set({ ...this.snapshot(), [key]: value })
  }
}
