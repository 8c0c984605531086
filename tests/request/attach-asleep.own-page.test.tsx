import { expect, test } from 'vitest'
import { prerenderRoot } from '../../src/custom-element/prerender.tsx'
import { attachPlan } from '../../src/elements/demo-form/attach-plan.ts'
import { addPlanner, planShown, summary } from '../support/attached-plan.ts'

// A form of which no code runs yet, on a page that was made on a server. The test loads nothing of it either.

test('A sleeping form wakes with the plan, keeps its nodes and what was typed, and is scrolled to', async () => {
  const { default: demoForm } = await import('../../src/elements/demo-form/mrp-demo-form.tsx')
  document.body.setHTMLUnsafe(
    `<div style="height:4000px"></div><mrp-demo-form>${prerenderRoot(demoForm, document.createElement('div'))}</mrp-demo-form>`,
  )
  expect(customElements.get('mrp-demo-form')).toBeUndefined()
  const form = document.querySelector('mrp-demo-form')
  const control = form?.shadowRoot?.querySelector<HTMLTextAreaElement>('[name=comments]')
  if (!control) throw new Error('There are no comments.')
  control.value = 'Typed early'

  attachPlan(summary, addPlanner())
  await expect.element(planShown).toHaveValue(summary)
  expect(control.isConnected).toBe(true)
  expect(control.value).toBe('Typed early')
  await expect.poll(() => form?.shadowRoot?.activeElement?.getAttribute('name')).toBe('fullName')
  await expect
    .poll(() => form?.shadowRoot?.activeElement?.getBoundingClientRect().top)
    .toBeLessThan(innerHeight)
})
