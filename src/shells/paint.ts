import { endpointOf, formAction } from '../forms/form-action.ts'
import { mailHref } from '../services/mail-link.ts'
import { queue } from '../services/turns.ts'
import { commonCss, hole, type Patch, type Shell, type ShellNode } from './shell.ts'

// Paints an element that nobody prerendered, before its code has come.

/** Paints some at a time, where a page has very many. */
export const takeTurn = queue()

const sheetOf = (css: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

const common = sheetOf(commonCss)

/** What is made once of a shell: each element gets a copy of the root, which costs less than to build it. */
interface Cast {
  readonly sheet: CSSStyleSheet
  readonly root: Node
  /** By attribute: the property's name. */
  readonly keys: Readonly<Record<string, string>>
}

const casts = new WeakMap<Shell, Cast>()

function castOf(shell: Shell): Cast {
  const cast = casts.get(shell) ?? {
    sheet: sheetOf(shell.css),
    root: build(shell.root),
    keys: Object.fromEntries(Object.keys(shell.attributes).map(name => [name, camelCase(name)])),
  }
  casts.set(shell, cast)
  return cast
}

/** Finds the page's own elements; the first file has it. */
type FindElements = (selector: string) => readonly Element[]

/**
 * Gives the element its root, unless it needs its code to look right. Says whether it did. What a script sets as a
 * property from then on asks for the code.
 */
export function paint(shell: Shell, host: Element, load: () => void, find: FindElements): boolean {
  const { sheet, root, keys } = castOf(shell)
  const dressed = patchesFor(shell, keys, host)
  if (
    !dressed ||
    host.shadowRoot ||
    host.matches(':defined') ||
    pageSettings(find).some(tag =>
      shell.settings.some(name => tag.hasAttribute(name) || tag.hasAttribute(`data-${name}`)),
    )
  )
    return false

  const copy = root.cloneNode(true) as HTMLElement
  if (dressed.patches.length > 0) apply(dressed.patches, copy)
  const form = copy.querySelector<HTMLFormElement>('form[action]')
  if (form) aim(form, host, pageSettings(find))
  copy.dataset.madeFrom = JSON.stringify(dressed.made)
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [common, sheet]
  shadow.append(copy)
  for (const key of Object.values(keys)) watch(host, key, load)
  if (!host.nextElementSibling && host.querySelector('script,main,footer,h1')) warnOfUnclosed(host)
  return true
}

let hasWarned = false

/** What is inside a painted element is not shown: without a word, half of a page would be missing. The doctor knows more. */
function warnOfUnclosed({ localName }: Element): void {
  if (!hasWarned)
    console.warn(`<${localName}> is not closed and hides what follows. Write </${localName}> after it.`)
  hasWarned = true
}

let settings: readonly Element[] | undefined

/** The page's tags of settings. Of many elements that are painted in one task, only the first one looks for them. */
function pageSettings(find: FindElements): readonly Element[] {
  if (!settings) {
    settings = find('mrp-config')
    queueMicrotask(() => {
      settings = undefined
    })
  }
  return settings
}

/** The form's own action, as the page's settings have it; later tags win. A shell is made without any settings. */
function aim(form: HTMLFormElement, host: Element, settings: readonly Element[]): void {
  const tags = settings.toReversed()
  const given = (elements: readonly Element[], name: string) =>
    elements
      .map(tag => tag.getAttribute(name) ?? tag.getAttribute(`data-${name}`))
      .find(text => text !== null)
  const { pathname, searchParams } = new URL(form.action)
  const email = given(tags, 'contact-email')?.trim() ?? decodeURIComponent(pathname)
  const subject = searchParams.get('subject') ?? ''
  const { action, encType } = formAction(
    endpointOf(given([host], 'endpoint')?.trim(), given(tags, 'endpoint')?.trim()),
    email,
    subject,
  )
  form.setAttribute('action', action)
  form.dataset.mail = mailHref(email, subject)
  form.enctype = encType
}

function apply(patches: Dress['patches'], root: Node): void {
  const nodes = nodesIn(root)
  for (const [patch, text] of patches) {
    for (const [index, attribute, template] of patch) {
      const node = nodes[index]
      const value = template?.replaceAll(hole, () => text)
      if (!(node instanceof Element)) (node as Text).data = value ?? ''
      else if (value === undefined) node.removeAttribute(attribute)
      else node.setAttribute(attribute, value)
    }
  }
}

/** In the order of the document. */
const nodesIn = (root: Node): Node[] => [root, ...[...root.childNodes].flatMap(nodesIn)]

interface Dress {
  /** The attributes that were read, as they are written. */
  readonly made: Readonly<Record<string, string>>
  readonly patches: readonly (readonly [Patch, string])[]
}

/** What the element's attributes make of it; undefined if that takes its code. */
function patchesFor({ attributes }: Shell, keys: Cast['keys'], host: Element): Dress | undefined {
  const made: Record<string, string> = {}
  const patches: [Patch, string][] = []
  for (const [name, values] of Object.entries(attributes)) {
    if (Object.hasOwn(host, keys[name] ?? name)) return
    const written =
      host.hasAttributes() &&
      [name, `data-${name}`, name.replaceAll('-', '')].find(other => host.hasAttribute(other))
    if (!written) continue
    const source = host.getAttribute(written) ?? ''
    made[written] = source
    if (values === 0) continue
    const text = source.trim()
    const patch = Object.hasOwn(values, text) ? values[text] : text && values['*']
    if (!patch) return
    patches.push([patch, text])
  }
  return { made, patches }
}

/** The element has no properties of its own before its code defines them. */
function watch(host: Element, key: string, load: () => void): void {
  if (key in host) return
  Object.defineProperty(host, key, {
    configurable: true,
    set(value: unknown) {
      Object.defineProperty(host, key, { configurable: true, writable: true, value })
      load()
    },
  })
}

const camelCase = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** No HTML is parsed, which a page with Trusted Types forbids. */
function build(node: ShellNode, space = 'http://www.w3.org/1999/xhtml'): Node {
  if (node === 0) return new Comment(' ')
  if (typeof node === 'string') return new Text(node)
  const [name, attributes, ...children] = node
  const inner = name === 'svg' ? 'http://www.w3.org/2000/svg' : space
  // On `document` itself, an element of the page may be called so.
  const element: Element = Document.prototype.createElementNS.call(document, inner, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children.map(child => build(child, inner)))
  return element
}
