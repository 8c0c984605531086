import { type MouseEvent, useEffect, useState } from 'react'
import { bestTimes, erpSystems, skuCounts } from '../content/choices.ts'
import { demoMessages } from '../content/demo-messages.ts'
import { formMessages } from '../content/form-messages.ts'
import { choice, text } from '../element/attributes.ts'
import { createDefinition, describeElement, type PropsOf } from '../element/element.ts'
import { useTranslation } from '../i18n/translation.ts'
import { primaryButton } from '../ui/button.ts'
import { demoRequest } from './demo-request.ts'
import { elementAround } from './element-around.ts'
import { requestEndpoint } from './request-endpoint.ts'
import { requestEvents } from './request-events.ts'
import { RequestForm } from './request-form.tsx'
import { requestParts } from './request-parts.ts'

const description = describeElement({
  tag: 'mrp-demo-form',
  summary:
    'Asks for a demo and sends the request: to your endpoint or by the email service and, when that fails, through the visitor’s mail app.',
  attributes: {
    fullName: text('Prefills the full name.'),
    companyName: text('Prefills the company name.'),
    jobTitle: text('Prefills the job title.'),
    email: text('Prefills the email address.'),
    phone: text('Prefills the phone number.'),
    skuCount: choice('Chooses the number of SKUs.', skuCounts),
    erpSystem: choice('Chooses the ERP system.', erpSystems),
    bestTime: choice('Chooses the best time to reach the visitor.', bestTimes),
    comments: text('Prefills the comments.'),
    source: text('Sent along, so that you know which page a request came from.'),
    endpoint: requestEndpoint,
    mode: choice(
      'Where the form is: in the page, or in a `dialog` or `drawer` that stays closed until something with `data-mrp-open="demo-form"` is clicked; `button` shows a button that opens the dialog. The attribute `open` is there while it is open.',
      ['inline', 'dialog', 'drawer', 'button'],
      'inline',
    ),
  },
  events: requestEvents,
  parts: {
    ...requestParts,
    dialog: 'The dialog or drawer that the form is in.',
    close: 'The button that closes it.',
  },
  wake: 'interaction',
  messages: { ...formMessages, ...demoMessages },
})

function DemoForm({ mode, source, endpoint, emit, ...prefill }: PropsOf<typeof description>) {
  const { t } = useTranslation()
  const [around, setAround] = useState<typeof import('./demo-dialog.tsx')>()
  useEffect(() => {
    if (mode === 'inline') return
    import('./demo-dialog.tsx').then(setAround, error => {
      console.error('The dialog could not be loaded; its form is in the page.', error)
      setAround({ DemoDialog: ({ children }) => <>{children}</> })
    })
  }, [mode])
  const form = (
    <RequestForm emit={emit} endpoint={endpoint} kind={demoRequest} prefill={prefill} source={source} />
  )
  if (mode === 'inline') return form
  return (
    <>
      {mode === 'button' && (
        <button
          aria-haspopup="dialog"
          className={primaryButton}
          onClick={openHost}
          part="button"
          // A press before hydration has set aria-busy.
          suppressHydrationWarning
          type="button"
        >
          {t('demo.submit')}
        </button>
      )}
      {around && <around.DemoDialog drawer={mode === 'drawer'}>{form}</around.DemoDialog>}
    </>
  )
}

/** The dialog opens with its element's attribute, whoever sets it, however early. */
function openHost({ currentTarget }: MouseEvent<HTMLElement>): void {
  // Not every browser gives the focus to a button that is clicked; from a closing dialog it comes back here.
  currentTarget.focus()
  elementAround(currentTarget)?.setAttribute('open', '')
}

export default createDefinition(description, DemoForm)
