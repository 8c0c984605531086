import { render } from '@testing-library/react'
import { createElement } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { asComponent } from '../../src/custom-element/component.tsx'
import { attachPlan } from '../../src/elements/demo-form/attach-plan.ts'
import demoForm from '../../src/elements/demo-form/mrp-demo-form.tsx'
import { takeIn } from '../../src/embed/embed-methods.ts'
import { configure } from '../../src/services/config.ts'
import { addElement } from '../support/add-element.ts'
import { addPlanner, planShown, summary } from '../support/attached-plan.ts'
import { expectFocus, field, localInbox, mountClosed, mountDemoForm, type } from '../support/demo-form.ts'
import { settled } from '../support/mount.tsx'
import { emulateSystem } from '../support/visitor.ts'

// Which form a plan that is attached opens.

const dialog = page.getByRole('dialog', { name: 'Request a Demo' })

test('A form behind a button opens with the plan', async () => {
  const element = await mountClosed('button')
  attachPlan(summary, addPlanner())
  await expect.element(dialog).toBeVisible()
  await expect.element(planShown).toHaveValue(summary)
  expect(element.hasAttribute('open')).toBe(true)
  expect(document.querySelectorAll('mrp-demo-form')).toHaveLength(1)
})

test('A form that opens comes before one in the page, and both take the plan', async () => {
  const inline = await mountDemoForm()
  const closed = await mountClosed('dialog')
  attachPlan(summary, addPlanner())
  await expect.element(dialog).toBeVisible()
  expect(closed.hasAttribute('open')).toBe(true)
  await expect
    .poll(() => inline.shadowRoot?.querySelector<HTMLTextAreaElement>('[readonly]')?.value)
    .toBe(summary)
})

test.for([
  ['no-preference', 'smooth'],
  ['reduce', 'auto'],
] as const)(
  'With motion %s, a form in the page is scrolled to (%s), and its first empty field has the focus',
  async ([wish, behavior]) => {
    await emulateSystem({ 'prefers-reduced-motion': wish })
    document.body.innerHTML = '<div style="height:4000px"></div>'
    await mountDemoForm()
    await type({ 'Full name': 'Anna Huber' })
    scrollTo(0, 0)
    const asked: unknown[] = []
    const { scrollIntoView } = Element.prototype
    Element.prototype.scrollIntoView = function (options) {
      asked.push(Reflect.get(Object(options), 'behavior'))
      scrollIntoView.call(this, options)
    }
    onTestFinished(() => {
      Element.prototype.scrollIntoView = scrollIntoView
    })
    attachPlan(summary, addPlanner())
    await expectFocus(field('Company name'))
    await expect.element(field('Company name')).toBeInViewport()
    expect(new Set(asked)).toEqual(new Set([behavior]))
    await expect.element(planShown).toHaveValue(summary)
  },
)

test('A page without a form gets a dialog in the planner’s theme and language, and keeps it', async () => {
  const planner = addPlanner({ theme: 'dark', lang: 'de' })
  attachPlan(summary, planner)
  attachPlan('Plan of 9 parts', planner)
  const german = page.getByRole('dialog', { name: 'Demo anfragen' })
  await expect.element(german).toBeVisible()
  await expect
    .element(page.getByLabelText('Ihr Plan wird mit dieser Anfrage gesendet'))
    .toHaveValue('Plan of 9 parts')
  const [form, ...more] = document.querySelectorAll('mrp-demo-form')
  expect(more).toEqual([])
  expect(form?.shadowRoot?.querySelector<HTMLElement>('[data-root]')?.dataset.theme).toBe('dark')
  await userEvent.keyboard('{Escape}')
  await expect.element(german).not.toBeInTheDocument()
  attachPlan(summary, planner)
  await expect.element(german).toBeVisible()
  expect(document.querySelectorAll('mrp-demo-form')).toHaveLength(1)
})

test('A dialog that is asked for in the moment in which it closes opens again', async () => {
  const closing = await mountClosed('dialog')
  attachPlan(summary, addPlanner())
  await expect.element(dialog).toBeVisible()
  const inside = closing.shadowRoot?.querySelector('dialog')
  // The browser says it only after this turn.
  const saidSo = new Promise(resolve => inside?.addEventListener('close', resolve, { once: true }))
  inside?.close()
  attachPlan(summary, addPlanner())
  await saidSo
  await expect.element(dialog).toBeVisible()
  expect(closing.hasAttribute('open')).toBe(true)
})

test('A closed dialog returns the focus to what attached the plan', async () => {
  const button = document.createElement('button')
  document.body.append(button)
  button.focus()
  attachPlan(summary, button)
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.activeElement).toBe(button)
})

test('A hidden form, and one below `data-mrp-ignore`, are not shown: a dialog is', async () => {
  document.body.innerHTML =
    '<div hidden><mrp-demo-form mode="dialog"></mrp-demo-form></div><div data-mrp-ignore><mrp-demo-form mode="dialog"></mrp-demo-form></div>'
  attachPlan(summary, addPlanner())
  await expect.element(dialog).toBeVisible()
  expect(document.querySelector('body > mrp-demo-form')?.hasAttribute('open')).toBe(true)
})

test('A form that a place has made comes after a tag of the page', async () => {
  configure({ emailService: localInbox })
  document.body.innerHTML = '<div data-mrp="demo-form"></div>'
  const stranger = document.body.firstElementChild
  if (stranger) takeIn(stranger, [demoForm.tag])
  const own = addElement(demoForm.tag)
  await expect.poll(() => own.shadowRoot?.querySelector('form')).toBeTruthy()
  attachPlan(summary, addPlanner())
  await expect.poll(() => own.shadowRoot?.activeElement?.getAttribute('name')).toBe('fullName')
  expect(stranger?.shadowRoot?.querySelector(demoForm.tag)).toBeTruthy()
})

test.for(['inline', 'dialog'])(
  'A component of a React app in mode %s takes the plan and is shown',
  async mode => {
    configure({ emailService: localInbox })
    const DemoForm = asComponent(demoForm, 'MrpDemoForm')
    const view = render(createElement(DemoForm, { mode }))
    await expect.poll(() => view.container.querySelector('form')).toBeTruthy()
    attachPlan(summary, addPlanner())
    await expect
      .poll(() => view.container.querySelector<HTMLTextAreaElement>('[readonly]')?.value)
      .toBe(summary)
    await settled()
    expect(document.querySelector('mrp-demo-form')).toBeNull()
    expect(view.container.querySelector('dialog')?.open ?? document.activeElement?.getAttribute('name')).toBe(
      mode === 'dialog' ? true : 'fullName',
    )
  },
)
