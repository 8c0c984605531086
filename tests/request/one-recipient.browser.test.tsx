import { expect, test, vi } from 'vitest'
import { define } from '../../src/custom-element/define.ts'
import mrpConfig from '../../src/elements/mrp-config.tsx'
import { config } from '../../src/services/config.ts'
import { addElement } from '../support/add-element.ts'

// A mail link may name several addresses, and would show each visitor all of them.

test.for(['a@pumps.example, b@pumps.example', 'a@pumps.example;b@pumps.example'])(
  'The contact address “%s” is refused, and one line says what to do',
  async addresses => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    define(mrpConfig)
    addElement('mrp-config', { attributes: { 'contact-email': addresses } })
    await expect.poll(() => warn.mock.calls.join()).toContain('names several addresses, and there can be one')
    expect(config.get().contactEmail).toBe('hello@mrp-agent.example')
  },
)
