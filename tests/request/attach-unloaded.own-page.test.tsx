import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { attachPlan } from '../../src/elements/demo-form/attach-plan.ts'
import { configure } from '../../src/services/config.ts'
import { addPlanner, stored, summary } from '../support/attached-plan.ts'
import { readMail } from '../support/mail.ts'

// A plan is attached and the form's code is missing: a sentence says so, and a mail carries the plan.

beforeAll(async () => {
  await cdp().send('Network.enable')
  await cdp().send('Network.setBlockedURLs', { urls: ['*/src/elements/demo-form/mrp-demo-form.tsx*'] })
})
afterAll(() => cdp().send('Network.setBlockedURLs', { urls: [] }))

test.for([
  ['en', 'Demo Request', 'The form could not be loaded.', '[shortened: please paste the rest]'],
  ['de', 'Demo-Anfrage', 'Das Formular konnte nicht geladen werden.', '[gekürzt: bitte den Rest einfügen]'],
] as const)(
  'In %s, a notice says so and offers the plan as a mail: %s',
  async ([lang, subject, sentence, shortened]) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
    configure({ contactEmail: 'sales@factory.example' })
    const planner = addPlanner({ lang })
    attachPlan(summary, planner)
    const notice = page.getByRole('alert')
    await expect.element(notice.getByText(sentence)).toBeVisible()
    const link = page.getByRole('link', { name: 'sales@factory.example' })
    const mail = () => readMail(link.element().getAttribute('href') ?? '')
    expect(mail()).toMatchObject({ to: 'sales@factory.example', subject })
    expect(mail().lines.join('\n')).toContain(summary)
    expect(complaints).toHaveBeenCalledOnce()
    expect(stored()).not.toContain('roller')

    attachPlan(summary.repeat(12).slice(0, 1500), planner)
    await expect.poll(() => mail().lines.join('\n')).toContain(shortened)
    expect(document.querySelectorAll('mrp-demo-form')).toHaveLength(0)
  },
)
