import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { toasts } from '../../src/services/toast-list.ts'
import { toast } from '../support/demo-form.ts'
import { raised } from '../support/toasts.ts'

// A toast belongs to the page on which it was raised.

test('A toast of a page whose body a router replaced does not come back with the next page’s toast', async () => {
  await raised('Of the page before')
  const [before, next] = [document.body, document.createElement('body')]
  before.replaceWith(next)
  await expect.poll(() => toasts.get()).toEqual([])
  await raised('Of this page')
  await expect.element(toast('Of the page before')).not.toBeInTheDocument()
  next.replaceWith(before)
})

test('A toaster that moves with the page’s content keeps its toasts', async () => {
  const element = await raised('Moves along')
  const main = document.createElement('main')
  document.body.append(main)
  main.append(element)
  await expect.element(toast('Moves along')).toBeVisible()
})

test('A page that comes back from the history shows no toast of before', async () => {
  await raised('Before')
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  await expect.element(toast('Before')).not.toBeInTheDocument()
  await expect.element(page.getByText('About Before.')).not.toBeInTheDocument()
})
