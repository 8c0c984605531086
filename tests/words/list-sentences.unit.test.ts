import { describe, expect, test } from 'vitest'
import { sentences as german } from '../../src/words/de/list-sentences.ts'
import { sentences as english } from '../../src/words/en/list-sentences.ts'
import { sentences as spanish } from '../../src/words/es/list-sentences.ts'
import { sentences as french } from '../../src/words/fr/list-sentences.ts'

// What is said about a list. The types hold that each language has every code.

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

describe.each([
  ['German', german],
  ['Spanish', spanish],
  ['French', french],
])('%s', (_, own) => {
  test.each(['problems', 'questions'] as const)(
    'names the same columns and values of %s as English, in a sentence',
    part => {
      for (const [code, text] of Object.entries(english[part])) {
        const said = Reflect.get(own[part], code)
        expect(placeholders(said), code).toEqual(placeholders(text))
        expect(said, code).toMatch(/[.?]$/)
      }
    },
  )

  test('names the same words of evidence as English', () => {
    for (const [where, text] of Object.entries(english.evidence))
      expect(placeholders(Reflect.get(own.evidence, where)), where).toEqual(placeholders(text))
  })
})
