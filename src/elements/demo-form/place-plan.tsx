import { type MouseEvent, useCallback, useId } from 'react'
import { attachedPlan, type PlanNoteProps, runningForms } from '../../request/attached-plan.ts'
import { focusField } from '../../request/use-faults.ts'
import { attributeText } from '../../services/attribute-names.ts'
import { elementsOf, isMadeByDiv } from '../../services/live-elements.ts'
import { isIgnored, languageAround, pageDocument } from '../../services/page-document.ts'
import { control, field, label } from '../../ui/field.styles.ts'
import { useMoreTexts } from '../../ui/more-texts.ts'
import { css } from '../../ui/sheet.ts'
import { link } from '../../ui/text.styles.ts'
import { token } from '../../ui/tokens.ts'
import { planNoteMessages } from '../../words/en/plan-note-messages.ts'
import { demoRequest } from './demo-request.ts'
import { isClosed } from './form-in-closed-dialog.ts'

const tag = 'mrp-demo-form'

/**
 * Gives a plan to the demo forms of the page, whose code is loaded, and shows one of them. Rejects, with nothing
 * attached, if the dialog cannot be loaded.
 */
export async function placePlan(text: string, planner: Element): Promise<void> {
  const isDialog = opens(findForm())
  if (isDialog) await import('./demo-dialog.tsx')
  const plain = text.trim()
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
  const strangers = forms.filter(isMadeByDiv)
  const ordered = [...forms.filter(form => !strangers.includes(form)), ...strangers]
  return ordered.find(opens) ?? ordered[0]
}

/** Tells whether a form can be seen. The root of a component has no box of its own. */
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

/** Shows so many lines at once: the visitor reads what they send. */
const rows = 10

/** Looks like what it is: to read, and not to change. */
const planText = `${control} ${css`
  && { background: ${token('tint')}; }
`}`

const removeButton = `${link} ${css`
  align-self: start;
  min-block-size: 44px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
`}`

const texts = { messages: planNoteMessages }

/** Shows the attached plan, which is sent with the request, and a button that removes it. */
export function PlanNote({ text, onRemove }: PlanNoteProps) {
  const { t } = useMoreTexts(texts)
  const id = `mrp${useId()}`
  // As a property: the plan is not written into the markup.
  const fill = useCallback(
    (area: HTMLTextAreaElement | null) => {
      if (area) area.value = text
    },
    [text],
  )
  /** Removes the plan, and with it the button that has the focus. */
  const remove = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    onRemove()
    focusField(form, demoRequest.planField)
  }
  return (
    <div className={field}>
      <label className={label} htmlFor={id}>
        {t('demo.plan.attached')}
      </label>
      <textarea className={planText} id={id} readOnly ref={fill} rows={rows} />
      <button className={removeButton} onClick={remove} type="button">
        {t('demo.plan.remove')}
      </button>
    </div>
  )
}
