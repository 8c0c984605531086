import MagicString from 'magic-string'
import type { ESTree, Plugin } from 'vite'

// What a build changes in sources: the elements' own, which lose their documentation, and a library's.

/** Lists the functions of a description, with the number of leading arguments that are documentation. */
const documented: Readonly<Record<string, number>> = {
  text: 1,
  slottedText: 1,
  removableText: 1,
  link: 1,
  webAddress: 1,
  choice: 1,
  flag: 1,
  record: 2,
  list: 1,
  htmlList: 1,
  date: 1,
  dates: 1,
  days: 1,
  wholeNumber: 1,
  describeEvent: 2,
  describeCancelableEvent: 3,
  tone: 1,
  plain: 1,
}

/** Lists functions that return only documentation. */
const documentationMakers = ['shapeType', 'choicesType']

/** Lists keys of a description that contain only documentation. */
const documentedKeys = ['summary', 'parts', 'slots']

/** Matches the modules of these functions. Elsewhere, functions of the same name may do anything. */
const makers =
  /\/src\/(custom-element\/(attributes|list-attribute|description|shape)|elements\/planner\/attribute-kinds|ui\/tokens)\.ts$/

/** Matches the paths from which other modules import these functions. */
const pathOfMakers = /\/((list-)?attributes?|attribute-kinds|description|create-section)\.tsx?$/
const importsMakers = new RegExp(`${pathOfMakers.source.slice(0, -1)}['"]`)

/**
 * Removes the documentation in the elements' descriptions from what visitors download: 2.1 kB gzipped of a hydrated
 * form. Other readers of the descriptions keep it. It stands there, so that who changes an attribute sees it in the same line.
 */
export function withoutDocumentation(): Plugin {
  return {
    name: 'mrp-without-documentation',
    // While developing, Node reads the documentation from the modules that it prerenders with.
    applyToEnvironment: ({ config, name }) => config.command === 'build' || name !== 'ssr',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/ },
      order: 'pre',
      handler(code, id) {
        // To parse each file would take some seconds of a build.
        if (!makers.test(id) && !importsMakers.test(code)) return null
        const source = new MagicString(code)
        const program = this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' })
        const isMaker = makers.test(id) ? () => true : importedFromMakers(program)
        walk(program, node => {
          for (const { start, end } of documentationIn(node, isMaker)) source.overwrite(start, end, "''")
        })
        if (!source.hasChanged()) return null
        return { code: source.toString(), map: source.generateMap({ hires: true }) }
      },
    },
  }
}

function importedFromMakers({ body }: ESTree.Program): (name: string) => boolean {
  const names = new Set<string>()
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration' || !pathOfMakers.test(statement.source.value)) continue
    for (const { local } of statement.specifiers) names.add(local.name)
  }
  return name => names.has(name)
}

/** Yields the expressions in a node that are documentation. */
function documentationIn(node: ESTree.Node, isMaker: (name: string) => boolean): readonly ESTree.Node[] {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return []
  const { name } = node.callee
  if (!isMaker(name)) return []
  if (documentationMakers.includes(name)) return [node]
  const [description] = node.arguments
  if ((name === 'describeElement' || name === 'describeSection') && description?.type === 'ObjectExpression')
    return description.properties.flatMap(property =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      documentedKeys.includes(property.key.name)
        ? [property.value]
        : [],
    )
  return node.arguments
    .slice(0, documented[name] ?? 0)
    .filter(({ type }) => type === 'Literal' || type === 'Identifier')
}

function walk(node: ESTree.Node, visit: (node: ESTree.Node) => void): void {
  visit(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) walk(child as ESTree.Node, visit)
    }
  }
}

/** Lists the packages with such loops. A development server must not bundle them ahead. */
export const packagesThatWalk = ['goober']

const loop = /\bfor ?\((let|const|var) (\w+) in ([\w.]+)\)/g

/**
 * Makes libraries walk an object's own keys. With `for … in` they also walk what a page has added to
 * `Object.prototype`: they write it into styles, or throw. Our own code cannot help: goober parses a text into objects of its own.
 * `tests/hard/hostile` has such a page.
 */
export function ownKeys(): Plugin {
  return {
    name: 'mrp-own-keys',
    transform: {
      filter: { id: new RegExp(`node_modules/(${packagesThatWalk.join('|')})/.*\\.m?js$`) },
      handler(code, id) {
        const source = new MagicString(code)
        source.replaceAll(loop, 'for ($1 $2 of Object.keys($3))')
        if (!source.hasChanged()) throw new Error(`${id} has no loop that \`ownKeys\` knows.`)
        return { code: source.toString(), map: source.generateMap({ hires: true }) }
      },
    },
  }
}
