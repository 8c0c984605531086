import { type AuthState, auth, type Config, configure, defineElements, type MrpEvents } from 'mrp-widgets'
import 'mrp-widgets/elements/mrp-demo-form'
import { CircleError, type PlanInput, plan } from 'mrp-widgets/planner'

await defineElements('mrp-demo-form', 'mrp-hero')
// @ts-expect-error: no element of ours
await defineElements('my-form')

configure({ contactEmail: 'sales@pumps.example', emailService: { serviceId: 'service_1' } })
// @ts-expect-error: a setting that does not exist
configure({ contactMail: 'sales@pumps.example' })
// @ts-expect-error: a setting of another type
configure({ founders: 'Anna' } satisfies Partial<Config>)

const state: AuthState = auth.get()
const stop: () => void = auth.subscribe(({ user }) => user?.email.toUpperCase())
stop()
// @ts-expect-error: only who has checked that somebody is in knows an address
state.user.email

const form = document.createElement('mrp-demo-form')
form.companyName = 'Acme'
form.skuCount = null
// @ts-expect-error: not one of the numbers of SKUs
form.skuCount = 'a few'
document.querySelector('mrp-hero')?.heading.toUpperCase()

form.addEventListener('mrp-sent', event => event.detail.fields.email?.toUpperCase())
// @ts-expect-error: `mrp-sent` has no reason
form.addEventListener('mrp-sent', event => event.detail.reason)
form.addEventListener('mrp-failed', event => event.detail.reason.toUpperCase())
form.addEventListener('mrp-submit', event => {
  event.respondWith(fetch('/in', { method: 'POST', body: event.detail.campaign?.utm_source ?? null }))
  event.preventDefault()
})
form.addEventListener('mrp-invalid', event => event.detail.fields.join())
// @ts-expect-error: only `mrp-submit` can be responded to
form.addEventListener('mrp-sent', event => event.respondWith(fetch('/in')))
form.addEventListener('click', event => event.clientX)
form.addEventListener('my-event', event => event.preventDefault())

const log = (event: MrpEvents['mrp-plan-select']) => event.detail.plan
document.querySelector('mrp-pricing-plans')?.addEventListener('mrp-plan-select', log)
document.querySelector('mrp-pricing-plans')?.removeEventListener('mrp-plan-select', log)
// @ts-expect-error: `mrp-submit` has no plan
form.removeEventListener('mrp-submit', log)
const prevent = (event: Event) => event.preventDefault()
form.removeEventListener('click', prevent)
form.removeEventListener('my-event', prevent)

const input: PlanInput = { periods: 8, items: [{ id: 'A', leadTime: 2 }], lines: [], demand: [] }
plan(input).record('A').projected.at(-1)?.toFixed()
plan(input).change({ demand: { A: [{ period: 3, quantity: 5 }] } })
new CircleError(['A', 'A']).path.join()
// @ts-expect-error: not one of the lot rules
plan({ ...input, items: [{ id: 'A', lot: { rule: 'EOQ' } }] })
