import { commonCss, hole, type Patch, type Shell, type ShellNode } from './shell.ts'

// Paints an element that nobody prerendered, before its code has come.

const sheetOf = (css: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

const common = sheetOf(commonCss)
const sheets = new WeakMap<Shell, CSSStyleSheet>()

/**
 * Gives the element its root, unless it needs its code to look right. Says whether it did. What a script sets as a
 * property from then on asks for the code.
 */
export function paint(shell: Shell, host: Element, load: () => void): boolean {
  const asked = new URLSearchParams(location.search)
  const dressed = patchesFor(shell, host)
  if (
    !dressed ||
    host.shadowRoot ||
    host.matches(':defined') ||
    shell.answers.some(name => asked.has(name)) ||
    hasDraft(host) ||
    shell.settings.some(name => document.querySelector(`mrp-config:is([${name}],[data-${name}])`))
  )
    return false

  const nodes: Node[] = []
  const root = build(shell.root, nodes)
  for (const [patch, text] of dressed.patches) {
    for (const [index, attribute, template] of patch) {
      const node = nodes[index]
      const value = template?.replaceAll(hole, () => text)
      if (!(node instanceof Element)) (node as Text).data = value ?? ''
      else if (value === undefined) node.removeAttribute(attribute)
      else node.setAttribute(attribute, value)
    }
  }
  const own = sheets.get(shell) ?? sheetOf(shell.css)
  sheets.set(shell, own)
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [common, own]
  ;(root as HTMLElement).dataset.madeFrom = JSON.stringify(dressed.made)
  shadow.append(root)
  for (const key of Object.keys(shell.attributes).map(camelCase)) watch(host, key, load)
  return true
}

/** Whether something was typed here before, and not yet sent. */
function hasDraft({ localName }: Element): boolean {
  try {
    return sessionStorage.getItem(`mrp:draft:${localName.slice('mrp-'.length, -'-form'.length)}`) !== null
  } catch {
    return false
  }
}

interface Dress {
  /** The attributes that were read, as they are written. */
  readonly made: Readonly<Record<string, string>>
  readonly patches: readonly (readonly [Patch, string])[]
}

/** What the element's attributes make of it; undefined if that takes its code. */
function patchesFor({ attributes }: Shell, host: Element): Dress | undefined {
  const made: Record<string, string> = {}
  const patches: [Patch, string][] = []
  for (const [name, values] of Object.entries(attributes)) {
    if (Object.hasOwn(host, camelCase(name))) return
    const written = [name, `data-${name}`, name.replaceAll('-', '')].find(other => host.hasAttribute(other))
    if (!written) continue
    const source = host.getAttribute(written) ?? ''
    made[written] = source
    if (values === 0) continue
    const text = source.trim()
    const patch = values['*'] ? text && values['*'] : Object.hasOwn(values, text) && values[text]
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
function build(node: ShellNode, nodes: Node[], space = 'http://www.w3.org/1999/xhtml'): Node {
  if (node === 0 || typeof node === 'string') {
    const made = node === 0 ? document.createComment(' ') : document.createTextNode(node)
    nodes.push(made)
    return made
  }
  const [name, attributes, ...children] = node
  const inner = name === 'svg' ? 'http://www.w3.org/2000/svg' : space
  const element = document.createElementNS(inner, name)
  nodes.push(element)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  for (const child of children) element.append(build(child, nodes, inner))
  return element
}
