import type { Page } from 'playwright'

// Reads the browser's accessibility tree, as a screen reader does. It includes states that only the browser knows,
// such as the open menu of a button.

interface Value {
  readonly value?: unknown
}

interface Node {
  readonly nodeId: string
  readonly parentId?: string
  readonly ignored: boolean
  readonly role?: Value
  readonly name?: Value
  readonly description?: Value
  readonly properties?: readonly { readonly name: string; readonly value: Value }[]
  readonly childIds?: readonly string[]
}

const states = ['expanded', 'invalid', 'required', 'checked', 'pressed', 'disabled', 'modal', 'live', 'level']

/** Roles that mean nothing by themselves. */
const silent = ['none', 'generic', 'InlineTextBox', 'LineBreak', 'ListMarker', 'MenuListPopup', 'option']

/** Read as the name of their control. */
const names = ['LabelText', 'Legend']

/** Their content is their name. */
const named = ['button', 'link', 'heading', 'DisclosureTriangleGrouped']

/** Returns the part of a page with this role (and name), a line each. */
export async function spokenTree(page: Page, role: string, name?: string): Promise<string> {
  const client = await page.context().newCDPSession(page)
  const { nodes } = (await client.send('Accessibility.getFullAXTree')) as { nodes: readonly Node[] }
  const byId = new Map(nodes.map(node => [node.nodeId, node]))
  const top = nodes.find(
    node => !node.ignored && node.role?.value === role && (name === undefined || node.name?.value === name),
  )
  if (!top) throw new Error(`The page has no ${role} ${name ?? ''}.`)
  return linesOf(top, '', '').join('\n')

  function linesOf(node: Node, indent: string, said: string): readonly string[] {
    const below = (deeper: string, text: string) =>
      (node.childIds ?? []).flatMap(id => {
        const child = byId.get(id)
        return child ? linesOf(child, deeper, text) : []
      })
    const kind = String(node.role?.value)
    if (names.includes(kind)) return []
    if (node.ignored || silent.includes(kind)) return below(indent, said)
    const text = String(node.name?.value ?? '').trim()
    if (kind === 'StaticText') return text === '' || said.includes(text) ? [] : [`${indent}“${text}”`]
    const line = indent + spoken(node, kind, text)
    return named.includes(kind) ? [line] : [line, ...below(`${indent}  `, text)]
  }
}

function spoken({ properties = [], description }: Node, kind: string, text: string): string {
  const shown = properties
    .filter(({ name, value }) => states.includes(name) && value.value !== false && value.value !== 'false')
    .map(({ name, value }) =>
      value.value === true || value.value === 'true' ? name : `${name}=${value.value}`,
    )
  // Reports the closed state of elements that can open.
  const closed = properties.some(({ name, value }) => name === 'expanded' && value.value === false)
  const about = description?.value ? ` — ${description.value}` : ''
  return [kind, text && `“${text}”`, ...shown, closed && 'collapsed'].filter(Boolean).join(' ') + about
}
