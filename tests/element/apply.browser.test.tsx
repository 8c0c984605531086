import { expect, onTestFinished, test } from 'vitest'
import { text } from '../../src/element/attributes.ts'
import { define } from '../../src/element/define.tsx'
import { createDefinition, describeElement } from '../../src/element/element.ts'
import { addUndefined } from '../support/mount.tsx'

const description = describeElement({
  tag: 'mrp-setting',
  summary: 'Shows nothing; what it says is applied.',
  attributes: { limit: text('A setting.'), unit: text('Another.') },
  events: {},
  wake: 'load',
})

let made = 0

/** An element that is only its values, and the settings that these have become. */
function newSetting() {
  made += 1
  const tag = `mrp-setting-${made}` as const
  const applied: (readonly [unknown, unknown])[] = []
  const definition = createDefinition(
    { ...description, tag },
    () => null,
    (values, previous) => {
      applied.push([values.limit, previous.limit])
    },
  )
  const add = (limit: string): HTMLElement => {
    const added = addUndefined(tag, { attributes: { limit } })
    onTestFinished(() => added.remove())
    return added
  }
  return { definition, applied, add, tag }
}

test('What an element says is applied at once, before anything is rendered', () => {
  const { definition, applied, add } = newSetting()
  define(definition)
  add('3')
  expect(applied.at(-1)).toEqual(['3', undefined])
})

test('Each change is applied at once, with what was applied before', () => {
  const { definition, applied, add } = newSetting()
  define(definition)
  const setting = add('3')
  setting.setAttribute('limit', '4')
  expect(applied.at(-1)).toEqual(['4', '3'])
  setting.removeAttribute('limit')
  expect(applied.at(-1)).toEqual([undefined, '4'])
})

test('An element outside the page applies nothing', () => {
  const { definition, applied, tag } = newSetting()
  define(definition)
  document.createElement(tag).setAttribute('limit', '3')
  expect(applied).toEqual([])
})

test('What changed while an element was out of the page is applied when it comes back', async () => {
  const { definition, applied, add } = newSetting()
  define(definition)
  const setting = add('3')
  setting.remove()
  await Promise.resolve()
  setting.setAttribute('limit', '4')
  expect(applied.at(-1)).toEqual(['3', undefined])
  document.body.append(setting)
  expect(applied.at(-1)).toEqual(['4', '3'])
})

test('Put back as it was, an element applies nothing again', async () => {
  const { definition, applied, add } = newSetting()
  define(definition)
  const setting = add('3')
  const before = applied.length
  setting.remove()
  await Promise.resolve()
  document.body.append(setting)
  expect(applied).toHaveLength(before)
})
