import { act, configure as configureLibrary, fireEvent, render, screen, within } from '@testing-library/react'
import { createRef, StrictMode } from 'react'
import { expect, test } from 'vitest'
import { asComponent } from '../../src/custom-element/component.tsx'
import demoForm from '../../src/elements/demo-form/mrp-demo-form.tsx'
import { configure } from '../../src/services/config.ts'
import { addToaster } from '../support/add-element.ts'
import { newCard } from '../support/card.tsx'
import { listenToConsole } from '../support/console.ts'
import { limitForPagesMs } from '../support/limits.mjs'

// An element as a component of a host's React: what `mrp-widgets/react` is made of.

configureLibrary({ asyncUtilTimeout: limitForPagesMs })

const newComponent = () => {
  const card = newCard()
  return { card, Card: asComponent(card.definition, 'Card') }
}

test('What is not given is the default, and what is given anew is shown', () => {
  const { card, Card } = newComponent()
  const { rerender } = render(<Card />)
  expect(card.renders.at(-1)).toMatchObject({ heading: 'Untitled', open: false, size: 'small' })
  rerender(<Card heading="Parts" open size="large" />)
  expect(card.renders.at(-1)).toMatchObject({ heading: 'Parts', open: true, size: 'large' })
  rerender(<Card />)
  expect(card.renders.at(-1)).toMatchObject({ heading: 'Untitled', open: false, size: 'small' })
})

test('A value that cannot be read is replaced by its default, and one warning names it, however often it is rendered', () => {
  const { card, Card } = newComponent()
  const said = listenToConsole()
  const { rerender } = render(<Card size="huge" />)
  rerender(<Card size="huge" />)
  expect(card.renders.at(-1)).toMatchObject({ size: 'small' })
  expect(said).toHaveLength(1)
  expect(said.join()).toContain(`<${card.tag}> property "size": "huge"`)
})

test('An event reaches its prop and whoever listens further up, and a prop can prevent what it announces', () => {
  const { card, Card } = newComponent()
  const seen: string[] = []
  const { container } = render(
    <Card
      heading="Parts"
      onPick={(event: CustomEvent<{ heading: string }>) => {
        seen.push(`prop ${event.detail.heading}`)
        event.preventDefault()
      }}
    />,
  )
  container.addEventListener('mrp-pick', () => seen.push('page'))
  const emit = card.renders.at(-1)?.emit
  expect(emit?.('mrp-pick', { heading: 'Parts' })).toBe(false)
  expect(emit?.('mrp-leave', { heading: 'Parts' })).toBe(true)
  expect(seen).toEqual(['prop Parts', 'page'])
})

test('Once unmounted, an event still reaches its prop and the document: a request may arrive later', () => {
  const { card, Card } = newComponent()
  const seen: string[] = []
  const note = () => seen.push('page')
  const { unmount } = render(<Card onPick={() => seen.push('prop')} />)
  unmount()
  document.addEventListener('mrp-pick', note)
  card.renders.at(-1)?.emit('mrp-pick', { heading: 'Parts' })
  document.removeEventListener('mrp-pick', note)
  expect(seen.sort()).toEqual(['page', 'prop'])
})

test('A component has no shadow root, is styled by the document and takes the theme', () => {
  const { Card } = newComponent()
  const { container } = render(
    <StrictMode>
      <Card className="wide" theme="dark" />
    </StrictMode>,
  )
  const root = container.querySelector<HTMLElement>('[data-root].wide')
  expect(root?.dataset.theme).toBe('dark')
  expect(root && getComputedStyle(root).colorScheme).toBe('dark')
  expect(container.querySelector('slot, input, a')).not.toBeNull()
})

test('A component speaks the language around it, its own before that, and the page’s words before both', async () => {
  const DemoForm = asComponent(demoForm, 'DemoForm')
  const { rerender } = render(<DemoForm />, { wrapper: ({ children }) => <div lang="de-AT">{children}</div> })
  await screen.findByRole('button', { name: 'Demo anfragen' })
  rerender(<DemoForm lang="fr" />)
  const french = await screen.findByRole('button', { name: 'Demander une démo' })
  expect(french.closest('[lang]')?.getAttribute('lang')).toBe('fr')
  act(() => configure({ messages: { 'demo.submit': 'See it live' } }))
  await screen.findByRole('button', { name: 'See it live' })
})

test('The form behind a button opens in a dialog, closes, and says in itself what a toast would', async () => {
  addToaster()
  const DemoForm = asComponent(demoForm, 'DemoForm')
  render(<DemoForm mode="button" />)
  const opener = screen.getByRole('button', { name: 'Request a Demo' })
  // The dialog's code comes with the mode.
  await screen.findByRole('dialog', { hidden: true })
  fireEvent.click(opener)
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Request a Demo' }))
  await expect.poll(() => dialog.querySelector('[data-notice]')?.textContent).toContain('Missing Information')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('The root of a component has the id, the class, the style and every data- and aria- prop, and none of the others', () => {
  const { Card } = newComponent()
  const given = { 'data-test': 'card', 'aria-label': 'A card', 'data-theme': 'none', title: 'No' }
  const { container } = render(<Card {...given} className="wide" id="card" style={{ display: 'block' }} />)
  const root = container.querySelector<HTMLElement>('#card')
  expect(root?.getAttributeNames().sort()).toEqual(
    ['aria-label', 'class', 'data-root', 'data-test', 'data-theme', 'id', 'style'].sort(),
  )
  expect([root?.dataset.theme, root && getComputedStyle(root).display]).toEqual(['light', 'block'])
})

test('A ref is the root, and that of a form focuses, sends and resets it', async () => {
  const DemoForm = asComponent(demoForm, 'DemoForm')
  const ref = createRef<HTMLDivElement>()
  const invalid: string[] = []
  render(<DemoForm onInvalid={({ type }: Event) => invalid.push(type)} ref={ref} />)
  const name = await screen.findByLabelText<HTMLInputElement>('Full name')
  ref.current?.focus()
  expect(document.activeElement).toBe(name)
  act(() => Reflect.get(ref.current ?? {}, 'submit').call(ref.current))
  expect(invalid).toEqual(['mrp-invalid'])
  fireEvent.input(name, { target: { value: 'Anna' } })
  act(() => Reflect.get(ref.current ?? {}, 'reset').call(ref.current))
  expect(name.value).toBe('')
})
