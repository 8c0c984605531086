import { type Attributed, attributeName, attributeText, isQuoted } from '../services/attribute-names.ts'
import { printable } from '../services/console.ts'
import { atom } from '../services/store.ts'
import type { Language } from '../words/languages.ts'
import { type Attribute, type Lists, Malformed } from './attributes.ts'
import type { Attributes, ElementValues, Values } from './description.ts'

/** Holds what an attribute or a script gave, or the default in its place. */
interface Own {
  readonly value: unknown
  readonly isGiven: boolean
}

/**
 * Holds the values of one element's attributes and properties: the one that was set last counts. A list that has neither
 * is the one in the content. A property is never written back to its attribute, so objects keep their identity and personal
 * data stays out of the DOM.
 */
export class Properties {
  readonly #tag: string
  readonly #attributes: Attributes
  readonly #element: Attributed
  #texts = new Map<string, string | undefined>()
  /** Holds, by key, what the attribute or a script gave, whichever was last. */
  #own = new Map<string, Own>()
  #content: Lists
  readonly #values

  constructor(tag: string, attributes: Attributes, element: Attributed, content: Lists = new Map()) {
    this.#tag = tag
    this.#attributes = attributes
    this.#element = element
    this.#content = content
    this.#values = atom<ElementValues>({
      ...Object.fromEntries(Object.entries(attributes).map(([key, { fallback }]) => [key, fallback])),
      language: 'en',
      given: new Set(),
    })
  }

  /** Takes the values of all attributes, and the lists in the content. */
  read(): this {
    for (const key of Object.keys(this.#attributes)) this.attributeChanged(key)
    for (const key of this.#content.keys()) this.#choose(key)
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
    this.#readAttribute(key, attribute)
  }

  contentChanged(content: Lists): void {
    const before = this.#content
    this.#content = content
    for (const key of [...before.keys(), ...content.keys()]) this.#choose(key)
  }

  /** Takes what the attribute says, or the default where there is none. */
  #readAttribute(key: string, attribute: Attribute): void {
    const source = this.#texts.get(key)
    if (source === undefined) this.#setOwn(key, { value: attribute.fallback, isGiven: false })
    else this.#accept(key, `attribute "${attributeName(key)}"`, source, attribute.parse(source))
  }

  /**
   * Takes what was read. Where it is malformed, one line in the console says why, and the default is taken: of a list, its
   * valid entries, or without any the content.
   */
  #accept(key: string, where: string, source: unknown, read: unknown): void {
    if (!(read instanceof Malformed)) {
      this.#setOwn(key, { value: read, isGiven: true })
      return
    }
    console.warn(printable(`<${this.#tag}> ${where}: ${quote(source)} ${read.why}; ${read.instead}.`))
    const { entries, safeValue } = read
    if (entries) this.#setOwn(key, { value: entries.length > 0 ? entries : undefined, isGiven: true })
    else
      this.#setOwn(key, {
        value: safeValue ?? this.#attributes[key]?.fallback,
        isGiven: safeValue !== undefined,
      })
  }

  #setOwn(key: string, own: Own): void {
    this.#own.set(key, own)
    this.#choose(key)
  }

  /**
   * Chooses between an element's own list and the one in its content: its own comes first, unless nothing in it can be
   * read.
   */
  #choose(key: string): void {
    const none = { value: this.#attributes[key]?.fallback, isGiven: false }
    const { value, isGiven } = this.#own.get(key) ?? none
    const isOwn = isGiven && value !== undefined
    if (this.#content.has(key) && !isOwn) this.#setValue(key, this.#content.get(key), true)
    else this.#setValue(key, value, isGiven)
  }

  /**
   * Returns the values that other attributes would make, also without the lists in the content. Unchanged values keep their
   * identity.
   */
  valuesFrom(element: Attributed, language: Language, hasContent: boolean): ElementValues {
    const other = new Properties(this.#tag, this.#attributes, element)
    other.#texts = new Map(this.#texts)
    other.#own = new Map(this.#own)
    other.#content = this.#content
    other.#values.set(this.snapshot())
    for (const key of Object.keys(this.#attributes)) other.attributeChanged(key)
    if (!hasContent) other.contentChanged(new Map())
    other.setLanguage(language)
    return other.snapshot()
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
      this.#readAttribute(key, attribute)
    } else {
      const read = typeof value === 'string' ? attribute.parse(value.trim()) : attribute.accept(value)
      this.#accept(key, `property "${key}"`, value, read)
    }
  }

  /** Sets the language; its messages are loaded. */
  setLanguage(language: Language): void {
    if (this.get('language') !== language) this.#values.set({ ...this.snapshot(), language })
  }

  readonly snapshot = (): ElementValues => this.#values.get()

  readonly subscribe = (listener: () => void): (() => void) => this.#values.listen(listener)

  /** Returns the values that an attribute, a property or the content gave. */
  given(): Values {
    return Object.fromEntries([...this.snapshot().given].map(key => [key, this.get(key)]))
  }

  #setValue(key: string, value: unknown, isGiven: boolean): void {
    const now = this.snapshot()
    if (isGiven === now.given.has(key) && Object.is(now[key], value)) return
    const given = new Set(now.given)
    if (isGiven) given.add(key)
    else given.delete(key)
    this.#values.set({ ...now, [key]: value, given })
  }
}

const warnOfQuotes = (tag: string, name: string): void =>
  console.warn(
    `<${tag}> attribute "${name}": the curly quotes around its text were taken off. Write "straight" ones.`,
  )

function quote(value: unknown): string {
  // `String(value)` could run an object's own code, and throw.
  const isObject = value === Object(value)
  const source =
    typeof value === 'string'
      ? `"${value}"`
      : isObject
        ? Object.prototype.toString.call(value)
        : String(value)
  return source.length > 80 ? `${source.slice(0, 80)}…` : source
}

/** Returns a reader of an element's attributes, and what it has read: the markup says what it was made from. */
export function notingReader(element: Attributed) {
  const written: Record<string, string> = {}
  const getAttribute = (name: string) => {
    const text = element.getAttribute(name)
    if (text !== null) written[name] = text
    return text
  }
  return { reader: { getAttribute }, written }
}
