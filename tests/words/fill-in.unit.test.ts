import { expect, test } from 'vitest'
import { fillIn } from '../../src/words/translation.ts'

test.for(["$& $1 $$ $` $'", '{name} {other}', 'a\u0000b\uD83C'])(
  'A placeholder is replaced by what was given, to the letter: %j',
  name => {
    expect(fillIn('Thank you, {name}! {other}', { name })).toBe(`Thank you, ${name}! {other}`)
  },
)

test.for(['constructor', '__proto__', 'toString', 'other'])(
  'The placeholder {%s}, which nobody gave, stays',
  name => {
    expect(fillIn(`{${name}}`, { name: 'Anna' })).toBe(`{${name}}`)
  },
)
