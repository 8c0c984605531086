import { expect } from 'vitest'
import { page } from 'vitest/browser'
import planner from '../../../src/elements/planner/mrp-planner.tsx'
import type { Markup } from '../../support/add-element.ts'
import { press } from '../../support/hands.ts'
import { mountOnClient } from '../../support/mount.tsx'

// What a visitor does with the planner, by the names of what they see.

/** Monday 2 March 2026 is period 0. */
export const openPlanner = (markup: Markup = {}) =>
  mountOnClient(planner, { ...markup, attributes: { from: '2026-03-02', ...markup.attributes } })

export const button = (name: string) => page.getByRole('button', { name, exact: true })
export const field = (name: string) => page.getByLabelText(name, { exact: true })
export const heading = (name: string | RegExp) => page.getByRole('heading', { name, exact: true })
export const region = (name: string | RegExp) => page.getByRole('region', { name })

/** Pastes a list as a visitor does who has copied it in a spreadsheet, some of which add a picture. */
export async function paste(list: string, picture?: File): Promise<void> {
  await press(page.getByText('Paste a list'))
  const area = field('Your list, with its headings').element() as HTMLTextAreaElement
  area.focus()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', list)
  if (picture) clipboardData.items.add(picture)
  const pasted = new ClipboardEvent('paste', {
    clipboardData,
    bubbles: true,
    cancelable: true,
    composed: true,
  })
  // A script's paste puts nothing in.
  if (area.dispatchEvent(pasted)) area.value = list
}

/** Opens the planner and pastes a list. */
export async function openWith(list: string, picture?: File) {
  const mounted = await openPlanner()
  await paste(list, picture)
  return mounted
}

/** Chooses files, as a drop does too. */
export function choose(...files: readonly File[]): void {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  const input = document
    .querySelector('mrp-planner')
    ?.shadowRoot?.querySelector<HTMLInputElement>('[type=file]')
  if (!input) throw new Error('There is no field for files.')
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The planner's own part of the page. Looking through all names and roles again and again takes longer than the planner does. */
export const inPlanner = () => document.querySelector('mrp-planner')?.shadowRoot
const seen = (selector: string) =>
  [...(inPlanner()?.querySelectorAll(selector) ?? [])].filter(element => element.checkVisibility())

/** What has the focus in the planner. */
export const focused = () => inPlanner()?.activeElement

/** The tasks, each as its sentence. */
export const tasks = (): readonly (string | undefined)[] =>
  seen('section:has(> [data-to-do]) li').map(task => task.querySelector('b')?.textContent)

/** A row of the record, its cells one after the other. */
export function row(name: string): string {
  const [found, ...more] = seen('tr').filter(({ textContent }) => textContent.trim().startsWith(name))
  if (!found || more.length > 0) throw new Error(`There is not one row “${name}”.`)
  return [...found.querySelectorAll('td')].map(cell => cell.firstChild?.textContent).join(' ')
}

/** Opens the calculation of the first order of an item, with the orders around it. */
export async function seeOrdersAround(item: string): Promise<void> {
  await press(page.getByRole('button', { name: new RegExp(`^Why [\\d,]+ ${item}\\?$`) }).first())
  await expect.element(page.getByRole('list', { name: `Orders around ${item}` })).toBeVisible()
}
