import { endpointOf, formAction } from '../forms/form-action.ts'
import { attributeText, writtenName } from '../services/attribute-names.ts'
import { mailHref } from '../services/mail-link.ts'
import { queue } from '../services/turns.ts'
import { commonCss, hole, type Patch, type Shell, type ShellNode } from './shell.ts'

// Paints an element that was not prerendered, before its code is loaded.

/** Paints some elements at a time, where a page has very many. */
export const takeTurn = queue()

const sheetOf = (css: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

const common = sheetOf(commonCss)

/** Made once from a shell. Each element gets a clone of the root, which costs less than building it again. */
interface PreparedShell {
  readonly sheet: CSSStyleSheet
  readonly root: Node
  /** The attribute's name, the property's, and what the shell says of its values. */
  readonly attributes: readonly (readonly [name: string, key: string, patches: Shell['attributes'][string]])[]
}

const prepared = new WeakMap<Shell, PreparedShell>()

function prepare(shell: Shell): PreparedShell {
  const found = prepared.get(shell) ?? {
    sheet: sheetOf(shell.css),
    root: build(shell.root),
    attributes: Object.entries(shell.attributes).map(
      ([name, patches]) => [name, camelCase(name), patches] as const,
    ),
  }
  prepared.set(shell, found)
  return found
}

/** Finds the page's own elements. The first file passes it in, because it has the function already. */
type FindElements = (selector: string) => readonly Element[]

/**
 * Gives the element its root and returns true, unless it needs its code to look right. From then on, a property that a
 * script sets loads the code.
 */
export function paint(shell: Shell, host: Element, load: () => void, find: FindElements): boolean {
  const { sheet, root, attributes } = prepare(shell)
  const read = readAttributes(attributes, host)
  if (
    !read ||
    host.shadowRoot ||
    host.matches(':defined') ||
    configTags(find).some(tag => shell.settings.some(name => writtenName(tag, name)))
  )
    return false

  const copy = root.cloneNode(true) as HTMLElement
  if (read.patches.length > 0) apply(read.patches, copy)
  const form = copy.querySelector<HTMLFormElement>('form[action]')
  if (form) setAction(form, host, configTags(find))
  copy.dataset.madeFrom = JSON.stringify(read.written)
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [common, sheet]
  shadow.append(copy)
  for (const [, key] of attributes) watch(host, key, load)
  if (!host.nextElementSibling && host.querySelector('script,main,footer,h1')) warnOfUnclosed(host)
  return true
}

let hasWarned = false

/** Warns once of an unclosed tag: the content of a painted element is hidden, which would be half of the page. */
function warnOfUnclosed({ localName }: Element): void {
  if (!hasWarned)
    console.warn(`<${localName}> is not closed and hides what follows. Write </${localName}> after it.`)
  hasWarned = true
}

let found: readonly Element[] | undefined

/** Finds the page's `<mrp-config>` tags: once for all elements that are painted in one task. */
function configTags(find: FindElements): readonly Element[] {
  if (!found) {
    found = find('mrp-config')
    queueMicrotask(() => {
      found = undefined
    })
  }
  return found
}

/** Sets the form's own action as the page's configuration has it; later tags win. A shell has that of the build. */
function setAction(form: HTMLFormElement, host: Element, tags: readonly Element[]): void {
  const configured = (name: string) =>
    tags.map(tag => attributeText(tag, name)).findLast(text => text !== undefined)
  const { pathname, searchParams } = new URL(form.dataset.mail ?? '')
  const email = configured('contact-email') ?? decodeURIComponent(pathname)
  const subject = searchParams.get('subject') ?? ''
  const built = configured('email-service-id') ? undefined : form.getAttribute('action')
  const endpoint = endpointOf(attributeText(host, 'endpoint'), configured('endpoint'), built)
  const { action, encType } = formAction(endpoint, email, subject)
  form.setAttribute('action', action)
  form.dataset.mail = mailHref(email, subject)
  form.enctype = encType
}

function apply(patches: AttributesRead['patches'], root: Node): void {
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

/** Lists a node and all in it in document order. */
const nodesIn = (root: Node): Node[] => [root, ...[...root.childNodes].flatMap(nodesIn)]

interface AttributesRead {
  /** The attributes that the shell knows, under the names and with the texts that are written. */
  readonly written: Readonly<Record<string, string>>
  /** What they change, each with the text that it shows. */
  readonly patches: readonly (readonly [Patch, string])[]
}

/** Reads the element's attributes. Returns undefined where only its code can show what they change. */
function readAttributes(attributes: PreparedShell['attributes'], host: Element): AttributesRead | undefined {
  const written: Record<string, string> = {}
  const patches: [Patch, string][] = []
  for (const [name, key, values] of attributes) {
    if (Object.hasOwn(host, key)) return
    const alias = host.hasAttributes() && writtenName(host, name)
    if (!alias) continue
    const source = host.getAttribute(alias) ?? ''
    written[alias] = source
    if (values === 0) continue
    const text = source.trim()
    const patch = Object.hasOwn(values, text) ? values[text] : text && values['*']
    if (!patch) return
    patches.push([patch, text])
  }
  return { written, patches }
}

/** Loads the code when a script sets the property. The element has none of its own before its code defines them. */
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

/** Builds nodes one by one: a page that enforces Trusted Types forbids parsing HTML from strings. */
function build(node: ShellNode, space = 'http://www.w3.org/1999/xhtml'): Node {
  if (node === 0) return new Comment(' ')
  if (typeof node === 'string') return new Text(node)
  const [name, attributes, ...children] = node
  const inner = name === 'svg' ? 'http://www.w3.org/2000/svg' : space
  // An element of the page called `createElementNS` would hide the document's own method.
  const element: Element = Document.prototype.createElementNS.call(document, inner, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children.map(child => build(child, inner)))
  return element
}
