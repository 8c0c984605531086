import type { ESTree, Plugin } from 'vite'

/** The functions of a description, and how many of their first arguments are documentation alone. */
const documented: Readonly<Record<string, number>> = {
  text: 1,
  copy: 1,
  link: 1,
  webAddress: 1,
  choice: 1,
  flag: 1,
  record: 2,
  list: 1,
  describeEvent: 2,
  describeCancelableEvent: 2,
  tone: 1,
  plain: 1,
}

/** What makes documentation and nothing else. */
const documentationMakers = ['shapeType', 'choicesType']

/** The keys of a description that are documentation alone. */
const documentedKeys = ['summary', 'parts', 'slots']

/**
 * Leaves out what visitors need not download: the documentation inside the elements' descriptions, and white space in
 * styles. In both builds alike, because a class is named after its style's text.
 */
export function lean(): Plugin {
  return {
    name: 'mrp-lean',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/ },
      handler(code, id) {
        const cuts: Cut[] = []
        const program = this.parse(code)
        const ours = makers.test(id) ? () => true : importedFromMakers(program)
        walk(program, node => collect(node, cuts, ours))
        let result = code
        for (const { start, end, text } of cuts.sort((a, b) => b.start - a.start)) {
          result = result.slice(0, start) + text + result.slice(end)
        }
        return { code: result, map: null }
      },
    },
  }
}

/** Where the functions of a description are made; elsewhere a function of such a name may be anything. */
const makers = /\/src\/(element\/(attributes|element|shape)|ui\/tokens)\.ts$/

function importedFromMakers({ body }: ESTree.Program): (name: string) => boolean {
  const names = new Set<string>()
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration' || !/\/(attributes|element)\.ts$/.test(statement.source.value))
      continue
    for (const { local } of statement.specifiers) names.add(local.name)
  }
  return name => names.has(name)
}

interface Cut {
  readonly start: number
  readonly end: number
  readonly text: string
}

function collect(node: ESTree.Node, cuts: Cut[], isOurs: (name: string) => boolean): void {
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && isOurs(node.callee.name)) {
    if (documentationMakers.includes(node.callee.name)) cuts.push({ ...range(node), text: "''" })
    for (const argument of node.arguments.slice(0, documented[node.callee.name] ?? 0)) {
      if (argument.type === 'Literal' || argument.type === 'Identifier')
        cuts.push({ ...range(argument), text: "''" })
    }
    const [description] = node.arguments
    if (node.callee.name === 'describeElement' && description?.type === 'ObjectExpression') {
      for (const property of description.properties) {
        const isDocumentation =
          property.type === 'Property' &&
          property.key.type === 'Identifier' &&
          documentedKeys.includes(property.key.name)
        if (isDocumentation) cuts.push({ ...range(property.value), text: "''" })
      }
    }
  }
  if (
    node.type === 'TaggedTemplateExpression' &&
    node.tag.type === 'Identifier' &&
    ['css', 'keyframes'].includes(node.tag.name)
  ) {
    for (const part of node.quasi.quasis) {
      cuts.push({
        ...range(part),
        text: part.value.raw
          .replace(/\s*\n\s*/g, ' ')
          .replace(/([;{}:]) /g, '$1')
          .replace(/ \{/g, '{'),
      })
    }
  }
}

const range = ({ start, end }: { readonly start: number; readonly end: number }) => ({ start, end })

function walk(node: ESTree.Node, visit: (node: ESTree.Node) => void): void {
  visit(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) walk(child as ESTree.Node, visit)
    }
  }
}
