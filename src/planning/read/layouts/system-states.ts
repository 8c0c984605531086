import { phrases } from '../worded.ts'
import type { State } from './telling-words.ts'

/** The heading of a step of a work order: each has the quantity of the order. */
export const isOperation = phrases(
  '^operation*|^op$|^op no$|^oper no$|^arbeitsgang*|^operacion*|^work cent*|^arbeitsplatz*',
)

/**
 * What states of one system say under its own headings. iDempiere completes an order to make it firm, which others call
 * done: nobody can know. JD Edwards counts steps up to 999.
 */
export const systemStates: readonly {
  readonly heading: (text: string) => boolean
  readonly is: State['is'] | undefined
  readonly words: RegExp
}[] = [
  { heading: phrases('^document status$|^doc status$'), is: undefined, words: /^Completed?$/i },
  { heading: phrases('^document status$|^doc status$'), is: 'going', words: /^(?:CO|IP|AP)$/i },
  { heading: phrases('^document status$|^doc status$'), is: 'closed', words: /^(?:CL|VO|DR|RE|IN)$/i },
  { heading: phrases('^next stat*'), is: 'closed', words: /^999$/ },
  { heading: phrases('^next stat*'), is: 'going', words: /^\d{3}$/ },
]
