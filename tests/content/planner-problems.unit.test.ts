import { expect, test } from 'vitest'
import { importTexts as german } from '../../src/content/planner-problems/de.ts'
import { importTexts as english } from '../../src/content/planner-problems/en.ts'
import { importTexts as spanish } from '../../src/content/planner-problems/es.ts'
import { importTexts as french } from '../../src/content/planner-problems/fr.ts'

// What the import says. The types hold that each language has every code.

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

test.each([
  ['German', german],
  ['Spanish', spanish],
  ['French', french],
])('%s names the same columns and values as English, in a sentence', (_, texts) => {
  for (const [code, text] of Object.entries(english)) {
    const own = texts[code as keyof typeof texts]
    expect(placeholders(own), code).toEqual(placeholders(text))
    expect(own, code).toMatch(/[.?]$/)
  }
})
