import { bestTimes, erpSystems, skuCounts } from '../content/choices.ts'
import { demoMessages } from '../content/demo-messages.ts'
import { formMessages } from '../content/form-messages.ts'
import { choice, text } from '../element/attributes.ts'
import { describe, element, type PropsOf } from '../element/element.ts'
import { demoRequest } from './demo-request.ts'
import { requestEvents } from './events.ts'
import { requestParts } from './parts.ts'
import { RequestForm } from './request-form.tsx'

const description = describe({
  tag: 'mrp-demo-form',
  summary:
    'Asks for a demo and sends the request: by the email service or, when that fails, through the visitor’s mail app.',
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
  },
  events: requestEvents,
  parts: requestParts,
  wake: 'interaction',
  texts: { ...formMessages, ...demoMessages },
})

function DemoForm({ source, emit, ...prefill }: PropsOf<typeof description>) {
  return <RequestForm emit={emit} kind={demoRequest} prefill={prefill} source={source} />
}

export default element(description, DemoForm)
