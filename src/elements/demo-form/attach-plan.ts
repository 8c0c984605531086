import { classOf, handleOf } from '../../custom-element/handle.ts'
import { attributeText } from '../../services/attribute-names.ts'
import { config } from '../../services/config.ts'
import { elementsOf } from '../../services/live-elements.ts'
import { mailLink } from '../../services/mail-client.ts'
import { languageAround, pageDocument } from '../../services/page-document.ts'
import { showNotice } from '../../services/page-notice.ts'
import { planNotAttached } from '../../words/plan-not-attached.ts'
import settings from '../mrp-config.tsx'

// The way from a planner to the demo request. A planner loads this file when somebody wants to attach, and the rest with
// the first plan that is attached.

/**
 * Attaches a plan to the demo request, in place of the one before. Shows the page's demo form, or makes one in a dialog.
 * `text` is at most 1,500 characters, exactly what will stand in the request. `planner` is the custom element, or the
 * root of its component: a form that is made has its theme and language. Never throws: where the form cannot be loaded,
 * a notice offers the plan as a mail.
 */
export function attachPlan(text: string, planner: Element): void {
  attach(text, planner).catch((error: unknown) => {
    console.error('The demo form could not be loaded; the plan is offered as a mail.', error)
    offerMail(text, planner)
  })
}

async function attach(text: string, planner: Element): Promise<void> {
  const [{ define }, { default: demoForm }, { placePlan }] = await Promise.all([
    import('../../custom-element/define-element.ts'),
    import('./mrp-demo-form.tsx'),
    import('./place-plan.tsx'),
  ])
  // What a page says in its tags counts for the request, also where the planner is a React component.
  define(settings)
  define(demoForm)
  // Each takes back what it may say of missing code.
  await Promise.all(elementsOf(demoForm.tag).map(form => handleOf(form)?.wake()))
  if (classOf(demoForm.tag)?.definition !== demoForm)
    throw new Error(`<${demoForm.tag}> is another copy's, which has no plan.`)
  await placePlan(text, planner)
}

function offerMail(text: string, planner: Element): void {
  const language = languageAround(planner, attributeText(planner, 'lang'))
  const { subject, sentence, shortened } = planNotAttached[language]
  const { contactEmail } = config.get()
  const link = pageDocument.createElement('a')
  const mail = { to: contactEmail, subject, lines: [{ label: 'Plan', value: text }] }
  link.href = mailLink(mail, shortened)
  link.append(contactEmail)
  showNotice(language, sentence, ' ', link)
}
