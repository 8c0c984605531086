import { type Locator, page } from 'vitest/browser'

/** What a planner would attach: lines, umlauts, and words that no label has. */
export const summary =
  'Plan of 3 parts, 12 weeks from 2 June\n\nRelease 400 of roller-12 by Monday 9 June\nExpedite 90 of RM-4711 für Zürich'

/** The attached plan, as a form shows it. */
export const planShown = page.getByLabelText('Your plan is sent with this request')
export const removeButton = page.getByRole('button', { name: 'Remove plan' })
export const comments = (): Locator => page.getByLabelText('Comments (optional)')

/** Stands for the element that plans. */
export function addPlanner(attributes: Readonly<Record<string, string>> = {}): Element {
  const planner = document.createElement('div')
  for (const [name, value] of Object.entries(attributes)) planner.setAttribute(name, value)
  document.body.append(planner)
  return planner
}

/** Returns everything that this tab and this browser store. */
export const stored = (): string => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])
