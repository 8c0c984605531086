import { contentHolder } from '../custom-element/content.ts'
import { handleOf } from '../custom-element/handle.ts'
import { setAction } from '../request/form-action.ts'
import { propertyName, tidy, writtenName } from '../services/attribute-names.ts'
import { pageDocument } from '../services/page-document.ts'
import { settingText } from '../services/written-settings.ts'
import { makeRoom } from '../ui/fixed-header.ts'
import { type Patch, type Shell, type ShellNode, textPlaceholder } from './shell-types.ts'

// Paints an element that was not prerendered, before its code is loaded.

type PreparedShell = ReturnType<typeof prepare>

const prepared = new WeakMap<Shell, PreparedShell>()

/** Prepares a shell once. Each element gets a clone of the root, which costs less than building it again. */
function preparedShell(shell: Shell): PreparedShell {
  const ready = prepared.get(shell) ?? prepare(shell)
  prepared.set(shell, ready)
  return ready
}

function prepare(shell: Shell) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(shell.css)
  const attributes = Object.entries(shell.attributes).map(
    ([name, patches]) => [name, propertyName(name), patches] as const,
  )
  return { sheet, root: buildNode(shell.root), attributes }
}

/** Fills the root of an element that may have a list, and whose shell cannot show what is written: `shells/list.js`. */
type PaintList = (host: Element, container: HTMLElement) => Promise<boolean>

/** Gives the element its root and returns true, unless it needs its code to look right. */
export function paint(
  shell: Shell,
  host: Element,
  loadList: () => Promise<{ readonly paintList: PaintList }>,
): boolean | Promise<boolean> {
  const { sheet, root, attributes } = preparedShell(shell)
  if (host.shadowRoot || shell.settings.some(name => settingText(name) !== undefined)) return false
  if (!host.nextElementSibling && host.querySelector('script,main,footer,h1')) warnOfUnclosed(host)
  const copy = root.cloneNode(true) as HTMLElement
  const hasList = shell.listSelector && contentHolder(host).querySelector(shell.listSelector)
  const read = hasList ? undefined : readAttributes(attributes, host)
  if (!read) return shell.listSelector ? loadList().then(({ paintList }) => paintList(host, copy)) : false
  if (shell.listSelector) copy.dataset.list = ''

  if (read.patches.length > 0) apply(read.patches, copy)
  const form = copy.querySelector<HTMLFormElement>('form[action]')
  if (form) setAction(form, host)
  copy.dataset.madeFrom = JSON.stringify(read.written)
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [sheet]
  shadow.append(copy)
  // The window has to have room for it before anybody touches it.
  if (host.localName === 'mrp-site-header') makeRoom()
  return true
}

let hasWarned = false

/** Warns once of an unclosed tag: the content of a painted element is hidden, which would be half of the page. */
function warnOfUnclosed({ localName }: Element): void {
  if (!hasWarned)
    console.warn(`<${localName}> is not closed and hides what follows. Write </${localName}> after it.`)
  hasWarned = true
}

function apply(patches: readonly [Patch, string][], root: Node): void {
  const nodes = nodesIn(root)
  for (const [patch, text] of patches) {
    for (const [index, attribute, template] of patch) {
      const node = nodes[index]
      const value = template?.replaceAll(textPlaceholder, () => text)
      if (!(node instanceof Element)) (node as Text).data = value ?? ''
      else if (value === undefined) node.removeAttribute(attribute)
      else node.setAttribute(attribute, value)
    }
  }
}

/** Lists a node and all in it in document order. */
const nodesIn = (root: Node): Node[] => [root, ...[...root.childNodes].flatMap(nodesIn)]

/**
 * Reads the attributes that the shell knows: what is `written`, under which names, and what that changes. Returns undefined
 * where only the element's code can show it.
 */
function readAttributes(attributes: PreparedShell['attributes'], host: Element) {
  const written: Record<string, string> = {}
  /** Holds each patch with the text that it shows. */
  const patches: [Patch, string][] = []
  for (const [name, key, values] of attributes) {
    if ((handleOf(host)?.properties.get(key) ?? undefined) !== undefined) return undefined
    const alias = host.hasAttributes() && writtenName(host, name)
    if (!alias) continue
    const source = host.getAttribute(alias) ?? ''
    written[alias] = source
    if (values === 0) continue
    const text = tidy(source)
    const patch = Object.hasOwn(values, text) ? values[text] : text && values['*']
    if (!patch) return undefined
    patches.push([patch, text])
  }
  return { written, patches }
}

/** Builds nodes one by one: a page that enforces Trusted Types forbids parsing HTML from strings. */
function buildNode(node: ShellNode, space = 'http://www.w3.org/1999/xhtml'): Node {
  if (node === 0) return pageDocument.createComment(' ')
  if (typeof node === 'string') return pageDocument.createTextNode(node)
  const [name, attributes, ...children] = node
  const inner = name === 'svg' ? 'http://www.w3.org/2000/svg' : space
  const element: Element = pageDocument.createElementNS(inner, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children.map(child => buildNode(child, inner)))
  return element
}
