import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { lean } from '../../scripts/build/lean.ts'

// What the build leaves out of what visitors download, and what it must not touch.

interface Transform {
  readonly handler: (this: object, code: string, id: string) => { readonly code: string }
}

function leaned(code: string, id = '/x/src/forms/mrp-example.tsx'): string {
  // To the types a plugin's hook may be a function as well, and wants the whole of the bundler as `this`.
  const { handler } = lean().transform as unknown as Transform
  return handler.call({ parse: parseAst }, code, id).code
}

const imported = `import { text } from '../element/attributes.ts'\nimport { describeElement, describeEvent } from '../element/element.ts'\n`

test('Documentation of attributes and events goes, defaults stay', () => {
  const code = leaned(`${imported}text('The title.', 'Untitled'); describeEvent('Raised.', '{ a: string }')`)
  expect(code).toContain(`text('', 'Untitled'); describeEvent('', '')`)
})

test('The summary, the parts and the slots of a description go', () => {
  const code = leaned(
    `${imported}describeElement({ tag: 'mrp-a', summary: 'One.', parts: { a: 'A.' }, wake: 'never' })`,
  )
  expect(code).toContain(`describeElement({ tag: 'mrp-a', summary: '', parts: '', wake: 'never' })`)
})

test('A function that only has such a name keeps its arguments', () => {
  const code = `const text = name => record[name]; text('fullName'); list('savedMrpRuns')`
  expect(leaned(code)).toBe(code)
})

test('White space in styles goes', () => {
  expect(leaned('const box = css`\n  color: red;\n  &:hover { color: blue; }\n`')).toBe(
    'const box = css` color:red;&:hover{color:blue;}`',
  )
})
