import { expect, onTestFinished, test } from 'vitest'
import { field, openPlanner, paste } from '../open-planner.ts'

// What a visitor gives the planner is not the page's, which may have a drop area or a chat of its own.

/** What the page's own listeners see. */
function watchPage(...types: readonly string[]): readonly string[] {
  const seen: string[] = []
  const note = ({ type }: Event) => void seen.push(type)
  for (const type of types) document.addEventListener(type, note)
  onTestFinished(() => {
    for (const type of types) document.removeEventListener(type, note)
  })
  return seen
}

const drags = ['dragenter', 'dragover', 'dragleave', 'drop']

/** Drags something over the planner's field and drops it there. */
function drop(dataTransfer: DataTransfer): void {
  for (const type of drags) {
    const event = new DragEvent(type, { bubbles: true, composed: true, cancelable: true, dataTransfer })
    field('Your list, with its headings').element().dispatchEvent(event)
  }
}

test('A file that is dropped on the planner does not reach the page’s own drop area', async () => {
  const { element } = await openPlanner()
  const seen = watchPage(...drags)
  const data = new DataTransfer()
  data.items.add(new File(['Item;On hand\nSECRET;5'], 'parts.csv', { type: 'text/csv' }))
  drop(data)
  await expect.poll(() => element.shadowRoot?.textContent).toContain('SECRET')
  expect(seen).toEqual([])
})

test('What is no file is the page’s to drag across the planner', async () => {
  await openPlanner()
  const seen = watchPage(...drags)
  const data = new DataTransfer()
  data.setData('text/plain', 'A card of the page')
  drop(data)
  expect(seen).toEqual(drags)
})

test('A pasted list does not reach the page’s own paste handler', async () => {
  await openPlanner()
  const seen = watchPage('paste')
  await paste('Item;On hand\nSECRET;5')
  await expect.element(field('Your list, with its headings')).toHaveValue('Item;On hand\nSECRET;5')
  expect(seen).toEqual([])
})
