import { expect, test } from 'vitest'
import { attachPlan } from '../../src/elements/demo-form/attach-plan.ts'
import { addPlanner, planShown, summary } from '../support/attached-plan.ts'

// A page that has loaded a planner and no other element, such as an app of React.

test('A plan is sent where the page’s tag of settings says', async () => {
  document.body.innerHTML = '<mrp-config endpoint="/requests"></mrp-config>'
  attachPlan(summary, addPlanner())
  await expect.element(planShown).toHaveValue(summary)
  const form = document.querySelector('mrp-demo-form')?.shadowRoot?.querySelector('form')
  await expect.poll(() => form?.getAttribute('action')).toMatch(/\/requests$/)
})
