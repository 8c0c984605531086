import { expect, test } from 'vitest'
import { text } from '../../src/custom-element/attributes.ts'
import { define } from '../../src/custom-element/define.ts'
import { createDefinition, describeElement } from '../../src/custom-element/element.ts'
import { addElement } from '../support/add-element.ts'

const description = describeElement({
  tag: 'mrp-setting',
  summary: 'Shows nothing; what it says is applied.',
  attributes: { limit: text('A setting.', '1'), unit: text('Another.') },
  events: {},
  wake: 'load',
})

let made = 0

/** An element that is only its values, and what it has said with them. */
function newSetting() {
  made += 1
  const tag = `mrp-setting-${made}` as const
  const applied: unknown[] = []
  const definition = createDefinition(
    { ...description, tag },
    () => null,
    (_, given) => void applied.push(given),
  )
  const add = (limit: string): HTMLElement => addElement(tag, { attributes: { limit } })
  return { definition, applied, add, tag }
}

test('What an element says is applied at once, before anything is rendered', () => {
  const { definition, applied, add } = newSetting()
  define(definition)
  add('3')
  expect(applied.at(-1)).toEqual({ limit: '3' })
})

test('Each change is applied at once, and what an element no longer says is not given', () => {
  const { definition, applied, add } = newSetting()
  define(definition)
  const setting = add('3')
  setting.setAttribute('limit', '4')
  expect(applied.at(-1)).toEqual({ limit: '4' })
  setting.removeAttribute('limit')
  expect(applied.at(-1)).toEqual({})
  // The same as the default, but given.
  setting.setAttribute('limit', '1')
  expect(applied.at(-1)).toEqual({ limit: '1' })
})

test('An element outside the page applies nothing', () => {
  const { definition, applied, tag } = newSetting()
  define(definition)
  document.createElement(tag).setAttribute('limit', '3')
  expect(applied).toEqual([])
})

test('An element that has left the page applies nothing, and what it says by then when it comes back', async () => {
  const { definition, applied, add } = newSetting()
  define(definition)
  const setting = add('3')
  setting.remove()
  await Promise.resolve()
  setting.setAttribute('limit', '4')
  expect(applied).toEqual([{ limit: '3' }])
  document.body.append(setting)
  expect(applied.at(-1)).toEqual({ limit: '4' })
})
