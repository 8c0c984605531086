import { type MouseEvent, useEffect, useState } from 'react'
import { choice, text } from '../../custom-element/attributes.ts'
import { createDefinition, describeElement, type PropsOf } from '../../custom-element/description.ts'
import { elementAround } from '../../custom-element/handle.ts'
import {
  dialogEvents,
  partsOfFields,
  requestAttributes,
  requestEvents,
  requestParts,
  requestSlots,
} from '../../request/request-description.ts'
import { textOnAccent } from '../../request/request-form.styles.ts'
import { RequestForm } from '../../request/request-form.tsx'
import { primaryButton } from '../../ui/button.styles.ts'
import { bestTimes, erpSystems, skuCounts } from '../../words/en/choices.ts'
import { demoMessages } from '../../words/en/demo-messages.ts'
import { formMessages } from '../../words/en/form-messages.ts'
import { useTranslation } from '../../words/translation.ts'
import { demoRequest } from './demo-request.ts'

const description = describeElement({
  tag: 'mrp-demo-form',
  summary: 'Shows the demo form. Requests go to us, or to an address of yours.',
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
    ...requestAttributes,
    buttonText: text(
      'Words on the send button and, with `mode="button"`, on the button that opens the dialog. Default: a text in the page’s language.',
    ),
    mode: choice(
      'Where the form is. `dialog` stays closed until the visitor clicks an element with `data-mrp-open="demo-form"`. `button` shows a button that opens the dialog. While it is open, the element has the attribute `open`.',
      ['inline', 'dialog', 'button'],
      'inline',
    ),
  },
  events: {
    ...dialogEvents,
    ...requestEvents,
  },
  parts: {
    ...requestParts,
    ...partsOfFields(demoRequest),
    steps: 'What happens next, below the thanks.',
    dialog: 'The dialog that the form is in.',
    close: 'The button that closes it.',
    title: 'The title of the dialog.',
  },
  slots: requestSlots,
  wake: 'interaction',
  messages: { ...formMessages, ...demoMessages },
})

function DemoForm({ mode, ...values }: PropsOf<typeof description>) {
  const { emit } = values
  const { t } = useTranslation()
  const [around, setAround] = useState<typeof import('./demo-dialog.tsx')>()
  useEffect(() => {
    if (mode === 'inline') return
    import('./demo-dialog.tsx').then(setAround, error => {
      console.error('The dialog could not be loaded; its form is in the page.', error)
      setAround({ DemoDialog: ({ children }) => <>{children}</> })
    })
  }, [mode])
  const form = <RequestForm {...values} kind={demoRequest} prefill={values} />
  if (mode === 'inline') return form
  return (
    <>
      {mode === 'button' && (
        <button
          aria-haspopup="dialog"
          className={`${primaryButton} ${textOnAccent}`}
          onClick={openHost}
          part="button"
          type="button"
        >
          {values.buttonText || t('demo.submit')}
        </button>
      )}
      {around && <around.DemoDialog emit={emit}>{form}</around.DemoDialog>}
    </>
  )
}

/** Sets the attribute that opens the dialog, as any trigger would. */
function openHost({ currentTarget }: MouseEvent<HTMLElement>): void {
  // Safari does not focus a button on click. The closing dialog returns the focus to it.
  currentTarget.focus()
  elementAround(currentTarget)?.setAttribute('open', '')
}

export default createDefinition(description, DemoForm)
