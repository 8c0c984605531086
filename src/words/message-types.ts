import type { accountMessages } from './en/account-messages.ts'
import type { AfterRequestMessages } from './en/after-request.ts'
import type { SentText } from './en/choices.ts'
import type { contactMessages } from './en/contact-messages.ts'
import type { DashboardMessages } from './en/dashboard.ts'
import type { demoMessages } from './en/demo-messages.ts'
import type { formMessages } from './en/form-messages.ts'
import type { heroMessages } from './en/hero-messages.ts'
import type { planNoteMessages } from './en/plan-note-messages.ts'
import type { PlannerMessages } from './en/planner.ts'
import type { ListMessages } from './en/planner-list.ts'
import type { sharedMessages } from './en/shared-messages.ts'
import type { unloadedMessages } from './en/unloaded-messages.ts'

// The keys of every text of forms, toasts, the account area, the example in the hero, the planner and failures. English is a
// file for each element, so that a visitor downloads no other's. Another language is `messages.ts`, and a file for each element
// that has many texts.

type CommonKey =
  | keyof (typeof sharedMessages &
      typeof formMessages &
      typeof unloadedMessages &
      typeof planNoteMessages &
      typeof demoMessages &
      typeof contactMessages &
      typeof accountMessages &
      typeof heroMessages)
  | SentText

export type MessageKey =
  | CommonKey
  | keyof (DashboardMessages & PlannerMessages & ListMessages & AfterRequestMessages)

/** All texts in one language. */
export type Messages = Readonly<Record<MessageKey, string>>

/** The texts in one language that come together: all but those that have files of their own. */
export type CommonMessages = Readonly<Record<CommonKey, string>>
