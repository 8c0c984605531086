import { attachedPlan, runningForms } from '../../request/attached-plan.ts'
import { attributeText } from '../../services/attribute-names.ts'
import { elementsOf, isInPlace } from '../../services/live-elements.ts'
import { isIgnored, pageDocument } from '../../services/page-document.ts'
import { languageAround } from '../../services/page-language.ts'
import { isClosed } from './form-in-closed-dialog.ts'
import { PlanNote } from './plan-note.tsx'

const tag = 'mrp-demo-form'

/**
 * Gives a plan to the demo forms of the page, whose code is loaded, and shows one of them. Rejects, with nothing
 * attached, if the dialog cannot be loaded.
 */
export async function placePlan(text: string, planner: Element): Promise<void> {
  const isDialog = opens(findForm())
  if (isDialog) await import('./demo-dialog.tsx')
  // As a control has them, to find the text in it again.
  const plain = text.replace(/\r\n?/g, '\n').trim()
  attachedPlan.set(plain ? { text: plain, Note: PlanNote } : undefined)
  const form = findForm() ?? addForm(planner)
  if (opens(form)) form.setAttribute('open', '')
  else await showInPage(form)
}

/** Tells whether a form is shown by opening it. A page that has no form gets a dialog. */
const opens = (form: Element | undefined): boolean =>
  !form || isClosed(form) || form.querySelector('dialog[part=dialog]') !== null

/**
 * Returns the form to show: one that opens, else one in the page. Tags come before what strangers may have written:
 * `<div data-mrp>`.
 */
function findForm(): Element | undefined {
  const forms = [...new Set([...elementsOf(tag), ...runningForms])].filter(
    form => form.isConnected && !isIgnored(form) && isVisible(form),
  )
  const strangers = forms.filter(isInPlace)
  const ordered = [...forms.filter(form => !strangers.includes(form)), ...strangers]
  return ordered.find(opens) ?? ordered[0]
}

/** The root of a component has no box of its own. */
const isVisible = (form: Element): boolean =>
  (form.matches('[data-root]') ? form.parentElement : form)?.checkVisibility?.() !== false

/** Adds a dialog that looks and speaks like the planner. */
function addForm(planner: Element): Element {
  const form = pageDocument.createElement(tag)
  form.setAttribute('mode', 'dialog')
  const theme: unknown = Reflect.get(planner, 'theme') ?? attributeText(planner, 'theme')
  if (typeof theme === 'string') form.setAttribute('theme', theme)
  const language = languageAround(planner, attributeText(planner, 'lang'))
  if (language !== languageAround(pageDocument.body)) form.setAttribute('lang', language)
  pageDocument.body.append(form)
  return form
}

/** Scrolls to a form and focuses the first field that still has to be filled in. */
async function showInPage(form: Element): Promise<void> {
  const behavior = matchMedia('(prefers-reduced-motion: no-preference)').matches ? 'smooth' : 'auto'
  form.scrollIntoView({ behavior, block: 'center' })
  if (!runningForms.has(form))
    await new Promise(resolve => form.addEventListener('mrp-ready', resolve, { once: true }))
  const fields = (form.shadowRoot ?? form).querySelectorAll<HTMLInputElement>('[part=input][required]')
  const field = [...fields].find(({ value }) => value.trim() === '')
  field?.scrollIntoView({ behavior, block: 'center' })
  field?.focus({ preventScroll: true })
}
