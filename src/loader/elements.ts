// Apart, because the npm package and the prerenderer read the table too.

import { importElement, rows } from 'virtual:tags'

// The table of all elements, which the build makes of their descriptions.

const table = rows.split(',').map(row => row.split(' '))

export const tags: readonly string[] = table.map(([tag = '']) => tag)

const rowOf = (tag: string): readonly string[] => table[tags.indexOf(tag)] ?? []

/** Imports an element's code. When a prerendered element wakes, its markup says. */
export const importCode = (tag: string) => importElement(tag, tags.indexOf(tag))

/** Returns the names of an element's attributes. */
export const attributesOf = (tag: string): readonly string[] => [
  ...rowOf(tag).slice(2),
  'theme',
  'lang',
  'heading-level',
]

// The second word of a row is the sum of 1 for an element that speaks and 2 for one without a shell.

/** Tells whether an element speaks the visitor's language. */
export const isSpeaking = (tag: string): boolean => /[13]/.test(`${rowOf(tag)[1]}`)

/** Tells whether an element can be painted before its code has come. */
export const hasShell = (tag: string): boolean => /[01]/.test(`${rowOf(tag)[1]}`)
