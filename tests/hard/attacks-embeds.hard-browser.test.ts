import { expect, test, vi } from 'vitest'
import { define } from '../../src/custom-element/define-element.ts'
import demoForm from '../../src/elements/demo-form/mrp-demo-form.tsx'
import { takeIn } from '../../src/embed/embed-methods.ts'
import { tags } from '../../src/loader/elements.ts'
import { config, configure } from '../../src/services/config.ts'
import { localInbox } from '../support/demo-form.ts'
import { settled } from '../support/mount.tsx'
import { attackTexts, isLong } from './attacks.ts'
import { expectUnharmed, listenForErrors } from './unharmed.ts'

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

test('A place that names an element gives it nothing but data', async () => {
  const before = config.get()
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
})

test('A page in a frame takes its dress from its address, and answers nobody but the page around it', async () => {
  configure({ emailService: localInbox })
  define(demoForm)
  const around = document.createElement('iframe')
  document.body.append(around)
  const outside = around.contentWindow
  if (!outside) throw new Error('The frame has no window.')
  const told: unknown[] = []
  vi.spyOn(outside, 'postMessage').mockImplementation((message: unknown) => void told.push(message))
  const form = document.createElement(demoForm.tag)
  form.dataset.embedded = ''
  document.body.append(form)
  await settled()
  vi.spyOn(window, 'parent', 'get').mockReturnValue(outside)
  for (const [at, attack] of attackTexts.entries()) {
    const parameters = ['theme', 'lang', 'source', 'onclick', 'full-name'].map(name => [name, attack])
    history.replaceState(null, '', `?${new URLSearchParams(parameters)}`)
    const script = `/src/entries/embed-page.ts?attack=${at}`
    await import(/* @vite-ignore */ script)
    expect(form.getAttributeNames().sort()).toEqual(
      ['data-embedded', 'theme', 'lang', 'source'].filter(name => form.hasAttribute(name)).sort(),
    )
    await settled()
    told.length = 0
    for (const data of [attack, { mrp: attack }, { mrp: { hello: attack } }, null, [attack]])
      dispatchEvent(new MessageEvent('message', { data, source: outside }))
    dispatchEvent(new MessageEvent('message', { data: { mrp: 'hello' }, source: window }))
    expect(told).toEqual([])
    expectUnharmed(attack, errors)
  }
  dispatchEvent(new MessageEvent('message', { data: { mrp: 'hello' }, source: outside }))
  expect(told.length).toBeGreaterThan(0)
  history.replaceState(null, '', location.pathname)
})
