import { pegging } from '../../plant/sales-order.ts'
import { exceptions } from '../../plant/suggested-orders.ts'
import { connectedSystems } from '../systems.ts'

const made = exceptions.find(({ isBought }) => !isBought)?.order

export const solutions = {
  heading: 'Ten steps, from onboarding to optimization',
  comingSoonText: 'coming soon',
  items: [
    {
      title: 'Input-agnostic onboarding',
      chapter: 'Setting up',
      text: 'Give it what you have: an ERP export, a folder of spreadsheets, a database login, drawings with parts lists. The agent picks out items, bills and routings and shows what is missing.',
      picture: 'intake',
      large: true,
    },
    {
      title: 'Interactive process mapping agent',
      text: 'It asks your people how things really run, who releases what and when, and draws the process while they talk. You correct a drawing instead of reading a specification.',
      picture: 'process',
      example: `“Who releases ${made}?” → the cell lead, once the kit is complete`,
    },
    {
      title: 'Validation and simulation',
      text: 'Past weeks are planned again with your real demand, side by side with what happened. You see what the agent would have proposed, before you rely on it.',
      picture: 'replay',
      large: true,
    },
    {
      title: 'API adapter and integration',
      text: 'Ready-made adapters read orders, stock and master data, and write back once you switch it on. Everything else comes through SQL or files.',
      picture: 'adapter',
      tags: [...connectedSystems, 'SAP on Enterprise', 'any SQL source', 'files'],
    },
    {
      title: 'SOP and documentation generator',
      chapter: 'Keeping it right',
      text: 'It writes the standard operating procedures from the mapped process, and rewrites them when the process changes.',
      picture: 'procedure',
      example: 'SOP-07 Receiving, revision C: one step is new',
    },
    {
      title: 'Continuous monitoring and auditing agent',
      text: 'Every change of an order, a parameter or a bill is recorded with who, when and why. Auditors get their answer at once.',
      picture: 'audit',
    },
    {
      title: 'Self-healing master data agent',
      text: 'Wrong lead times, wrong lot sizes, a washer missing from a bill: the agent finds them in your receipts and issues, and fixes them once you approve.',
      picture: 'missing-part',
    },
    {
      title: 'Change management and version control',
      text: 'Versions with effective dates. A change is tried on a copy of the plan first, and can be taken back.',
      picture: 'revision',
    },
    {
      title: 'Agentic chat interface',
      chapter: 'Getting more out of it',
      text: `“Why are we buying ${pegging.quantity} bearings?” Ask in plain words. The agent traces the order back to the customer and can change it for you.`,
      picture: 'chat',
      large: true,
    },
    {
      title: 'Process optimization',
      text: 'With a year of plans behind it, the agent will propose what to change in the process itself.',
      tags: ['lot sizes', 'setup order', 'where stock waits'],
      comingSoon: true,
    },
  ],
}
