import { expect, test } from 'vitest'
import { takeIn } from '../../src/embed/ways-in.ts'
import { tags } from '../../src/loader/elements.ts'
import { config } from '../../src/services/config.ts'
import { settled } from '../support/mount.tsx'
import { attackTexts, isLong } from './attacks.ts'
import { countTried, expectUnharmed, listenForErrors } from './unharmed.ts'

// What other markup than our tags asks for, and what other windows say.

const errors = listenForErrors()

const many = [
  'heading',
  'items',
  'href',
  'full-name',
  'onclick',
  'onfocus',
  'style',
  'srcdoc',
  'is',
  'slot',
  'id',
]

test('A place that names an element gives it nothing but data', async context => {
  const before = config.get()
  let inputs = 0
  for (const attack of attackTexts) {
    const names = isLong(attack) ? ['heading'] : many
    const stage = document.createElement('div')
    stage.hidden = true
    document.body.append(stage)
    for (const tag of tags) {
      const place = document.createElement('div')
      place.dataset.mrp = tag
      for (const name of names) place.setAttribute(`data-${name}`, attack)
      stage.append(place)
      takeIn(place, tags)
      inputs += names.length
    }
    const nameless = document.createElement('div')
    nameless.dataset.mrp = attack
    stage.append(nameless)
    takeIn(nameless, tags)
    const elementsMade = () =>
      [...stage.children].flatMap(({ shadowRoot }) => [...(shadowRoot?.children ?? [])])
    // A few are made at a time.
    await expect.poll(() => elementsMade().length).toBeGreaterThan(20)
    await settled()
    const made = elementsMade()
    expect(nameless.shadowRoot).toBeNull()
    expect(
      made.flatMap(element => element.getAttributeNames()).filter(name => !name.startsWith('data-')),
    ).toEqual([])
    await settled()
    expectUnharmed(attack, errors)
    stage.remove()
  }
  expect(config.get()).toBe(before)
  countTried(context, inputs)
})
