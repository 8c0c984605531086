import { afterEach, expect, test, vi } from 'vitest'
import { prerender } from '../../src/entries/ssr.ts'
import { config, defaultConfig } from '../../src/services/config.ts'
import { configure } from '../../src/services/settings.ts'

// The settings of a page count while it is prerendered, and leave nothing behind.

afterEach(() => configure({ brandName: undefined }))

test('A page that asks for analytics starts nothing in Node, which has no page to listen to', async () => {
  const page = '<mrp-config analytics="dataLayer" consent="required"></mrp-config>'
  await expect(prerender(page)).resolves.toContain('analytics="dataLayer"')
})

test('Afterwards the settings are those that the server had set', async () => {
  configure({ brandName: 'Pumps' })
  const before = config.get()
  await prerender('<mrp-config brand-name="Valves"></mrp-config>')
  expect(config.get()).toBe(before)
})

test('The settings are those that the server had set when prerendering fails in the middle', async () => {
  configure({ brandName: 'Pumps' })
  const before = config.get()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {
    throw new Error('The log is full.')
  })
  const page = '<mrp-config brand-name="Valves"></mrp-config><mrp-config analytics="sometimes"></mrp-config>'
  await expect(prerender(page)).rejects.toThrow('The log is full.')
  warn.mockRestore()
  expect(config.get()).toBe(before)
  expect(await prerender('<mrp-site-footer></mrp-site-footer>')).not.toContain('Valves')
})

test('Many pages prerendered at once, some of which fail, keep to their own settings', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {
    throw new Error('The log is full.')
  })
  const names = Array.from({ length: 20 }, (_, index) => `Company ${index}.`)
  const pages = names.map((name, index) =>
    prerender(
      `<mrp-site-footer></mrp-site-footer><mrp-config brand-name="${name}" analytics="${index % 3 ? 'off' : 'sometimes'}"></mrp-config>`,
    ),
  )
  for (const [index, result] of (await Promise.allSettled(pages)).entries()) {
    expect(result.status).toBe(index % 3 ? 'fulfilled' : 'rejected')
    if (result.status === 'fulfilled')
      expect(names.filter(name => result.value.includes(name))).toEqual([names[index]])
  }
  vi.restoreAllMocks()
  expect(config.get()).toStrictEqual(defaultConfig)
})
