import { expect, test, vi } from 'vitest'
import { define } from '../../src/custom-element/define-element.ts'
import demoForm from '../../src/elements/demo-form/mrp-demo-form.tsx'
import { configure } from '../../src/services/config.ts'
import { localInbox } from '../support/demo-form.ts'
import { settled } from '../support/mount.tsx'
import { attackTexts } from './attacks.ts'
import { expectUnharmed, listenForErrors } from './unharmed.ts'

// What an address asks of the page for iframes, and what other windows say to it.

const errors = listenForErrors()

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
