import axe, { type AxeResults } from 'axe-core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { attachPlan } from '../../src/elements/demo-form/attach-plan.ts'
import { planShown, summary } from '../support/attached-plan.ts'
import * as demo from '../support/demo-form.ts'

// What axe finds in the form and in its toasts, contrast among it, in the states that tests/site/axe does not reach.

/** Examines a form and the toasts above it with axe. The page's landmarks and headings belong to the host. */
async function examinePage(): Promise<AxeResults> {
  // A toast that still fades in has no final contrast.
  await expect
    .poll(() => document.querySelector('mrp-toaster')?.shadowRoot?.getAnimations() ?? [])
    .toEqual([])
  return axe.run(document, {
    rules: {
      region: { enabled: false },
      'landmark-one-main': { enabled: false },
      'page-has-heading-one': { enabled: false },
    },
  })
}

const states = {
  trapped: async () => {
    const trap = page.getByLabelText('Please leave this field empty').element() as HTMLInputElement
    trap.value = 'x'
    await demo.submitRequest()
    await expect.element(page.getByRole('heading', { name: 'One more click' })).toBeVisible()
  },
  failed: async () => {
    demo.refuseMailApp()
    demo.refuseWith(500)
    await demo.submitRequest()
    await expect.element(demo.failedPanel).toBeVisible()
    await expect.element(demo.toast('Send Failed')).toBeVisible()
  },
  'complained of, with a box to tick': async () => {
    document.querySelector('mrp-demo-form')?.setAttribute('consent-text', 'I agree.')
    await demo.submitRequest()
    await expect.element(page.getByText('Please tick this box')).toBeVisible()
  },
  'to be sent with a plan': async () => {
    attachPlan(summary, document.body)
    await expect.element(planShown).toHaveValue(summary)
  },
}

test.for(
  Object.entries(states).flatMap(([state, reach]) =>
    (['light', 'dark'] as const).map(theme => [state, theme, reach] as const),
  ),
)('axe finds nothing in a form that is %s, %s', async ([, theme, reach]) => {
  const element = await demo.mountDemoForm({ theme })
  await reach()
  await expect.poll(() => element.shadowRoot?.getAnimations() ?? []).toEqual([])
  const { violations, passes } = await examinePage()
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html, failureSummary }) => [html, failureSummary])]),
  ).toEqual([])
  expect(passes.map(({ id }) => id)).toContain('color-contrast')
})
