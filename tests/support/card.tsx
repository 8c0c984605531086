import { useEffect, useState } from 'react'
import { choice, flag, list, record, text } from '../../src/custom-element/attributes.ts'
import {
  createDefinition,
  describeCancelableEvent,
  describeElement,
  describeEvent,
  type ElementDefinition,
  type PropsOf,
} from '../../src/custom-element/description.ts'
import { lightDom } from '../../src/custom-element/light-dom.ts'

const attributes = {
  heading: text('The title.', 'Untitled'),
  buttonLabel: text('What the button says.', 'Pick'),
  href: text('Where its link leads.', '#card'),
  open: flag('Whether the card is open.'),
  size: choice('How large it is.', ['small', 'large'], 'small'),
  items: list('What the card lists.', { name: 'text' }, [{ name: 'Nothing yet' }]),
  settings: record<object>('Texts by name.', 'object'),
}

const events = {
  'mrp-pick': describeCancelableEvent<{ readonly heading: string }>(
    'Before the card is picked.',
    '{ heading: string }',
  ),
  'mrp-leave': describeEvent<{ readonly heading: string }>('The card was left.', '{ heading: string }'),
}

const description = describeElement({
  tag: 'mrp-card',
  summary: 'One attribute of each kind, a field, events of both kinds.',
  attributes,
  events,
  slots: { note: 'Rich text.' },
  wake: 'interaction',
})

type CardProps = PropsOf<typeof description>

/** An element for testing the element layer. */
export interface Card {
  readonly definition: ElementDefinition
  readonly tag: string
  /** The props of every render. */
  readonly renders: readonly CardProps[]
  /** Returns how many of its effects are running. */
  readonly running: () => number
}

let made = 0

/** Creates a card with a tag of its own, because a tag can be defined only once. */
export function newCard(): Card {
  made += 1
  const tag = `mrp-card-${made}` as const
  const renders: CardProps[] = []
  let running = 0

  function Content(props: CardProps) {
    renders.push(props)
    const { heading, buttonLabel, href, open, size, items, emit } = props
    const [answer, setAnswer] = useState('')
    useEffect(() => {
      running += 1
      return () => {
        running -= 1
      }
    }, [])
    return (
      <section aria-label="Card">
        <h2>{heading}</h2>
        <p>{open ? 'It is open' : 'It is closed'}</p>
        <p>It is {size}</p>
        <ul>
          {items.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <a href={href}>Details</a>
        <slot name="note" />
        <label>
          Note <input name="note" />
        </label>
        <button
          onClick={() => setAnswer(emit('mrp-pick', { heading }) ? 'Picked' : 'Not picked')}
          type="button"
        >
          {buttonLabel}
        </button>
        <button onClick={() => setAnswer(emit('mrp-leave', { heading }) ? 'Left' : 'Not left')} type="button">
          Leave
        </button>
        <p role="status">{answer}</p>
      </section>
    )
  }

  return {
    definition: createDefinition({ ...description, tag }, Content),
    tag,
    renders,
    running: () => running,
  }
}

/** A card that renders into its light DOM, where password managers look. */
export function newLightCard(): Card {
  const card = newCard()
  return { ...card, definition: { ...card.definition, lightDom } }
}

/** What is true of an element must be true wherever it renders. */
export const kinds = [
  { kind: 'in a shadow root', make: newCard },
  { kind: 'in its light DOM', make: newLightCard },
] as const
