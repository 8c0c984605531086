import { accountMessages } from '../content/account-messages.ts'
import { messagesOf } from '../state/messages.ts'

/** A text of the account area. */
export const message = messagesOf(accountMessages)
