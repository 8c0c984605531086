import type { accountMessages } from './account-messages.ts'
import type { WordyChoice } from './choices.ts'
import type { contactMessages } from './contact-messages.ts'
import type { demoMessages } from './demo-messages.ts'
import type { formMessages } from './form-messages.ts'
import type { heroMessages } from './hero-messages.ts'
import type { sharedMessages } from './shared-messages.ts'

// Every text of forms, toasts, the account area, the home page's plan and failures. English stands beside the element that says it, so that
// a visitor downloads no other's; each other language is one file in `languages/`.

export type MessageKey =
  | keyof (typeof sharedMessages &
      typeof formMessages &
      typeof demoMessages &
      typeof contactMessages &
      typeof accountMessages &
      typeof heroMessages)
  | WordyChoice

/** All texts in one language. */
export type Messages = Readonly<Record<MessageKey, string>>
