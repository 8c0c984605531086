import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { flag, text } from '../../src/custom-element/attributes.ts'
import { define } from '../../src/custom-element/define-element.ts'
import {
  createDefinition,
  describeElement,
  type ElementDefinition,
  type PropsOf,
} from '../../src/custom-element/description.ts'
import { configure } from '../../src/services/config.ts'
import { addElement } from '../support/add-element.ts'
import { listenToConsole } from '../support/console.ts'
import { ways } from '../support/mount.tsx'

const failure = page.getByRole('alert')

const description = describeElement({
  tag: 'mrp-fragile',
  summary: 'Breaks when it is told to.',
  attributes: { heading: text('The title.', 'Untitled'), broken: flag('Whether rendering it throws.') },
  events: {},
  wake: 'never',
})

let made = 0

function newFragile(error: unknown = new Error('no stock')): ElementDefinition {
  made += 1
  return createDefinition(
    { ...description, tag: `mrp-fragile-${made}` },
    ({ heading, broken }: PropsOf<typeof description>) => {
      if (broken) throw error
      return <h2>{heading}</h2>
    },
  )
}

describe.each(ways)('$name', ({ mount }) => {
  test('An element that breaks leaves a line with the address to write to, and says so on the console at each of its two tries', async () => {
    const definition = newFragile()
    const { set } = await mount(definition)
    const lines = listenToConsole()
    set({ broken: true })
    await expect
      .element(failure)
      .toHaveTextContent(
        'This part of the page could not be shown. Please email us at hello@mrp-agent.example',
      )
    await expect
      .element(page.getByRole('link', { name: 'hello@mrp-agent.example' }))
      .toHaveAttribute('href', 'mailto:hello@mrp-agent.example')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain(`<${definition.tag}> could not be shown: no stock`)
    expect(lines[0]?.split('could not be shown')).toHaveLength(2)
  })
})

test.for([
  ['an error', new Error('no stock'), 'no stock'],
  ['a browser’s own exception', new DOMException('Access is denied', 'SecurityError'), 'Access is denied'],
] as const)(
  'An element that %s breaks in its first render leaves the line with the address',
  async ([, error, reason]) => {
    const lines = listenToConsole()
    const definition = newFragile(error)
    define(definition)
    addElement(definition.tag, { attributes: { broken: '' } })
    await expect.element(failure).toBeVisible()
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain(`${error.name}: <${definition.tag}> could not be shown: ${reason}`)
  },
)

test('The line of a broken element follows the configured address', async () => {
  listenToConsole()
  configure({ contactEmail: 'sales@host.example' })
  const definition = newFragile()
  define(definition)
  addElement(definition.tag, { attributes: { broken: '' } })
  await expect
    .element(page.getByRole('link', { name: 'sales@host.example' }))
    .toHaveAttribute('href', 'mailto:sales@host.example')
})
