import type { RequestKind } from '../../request/request-kind.ts'
import { bestTimes, erpSystems, skuCounts } from '../../words/en/choices.ts'

/** Describes the demo request. Its fields are shown, sent and written into the mail in this order. */
export const demoRequest = {
  form: 'demo',
  sender: 'fullName',
  planField: 'comments',
  subject: 'Demo Request from {name}',
  plainSubject: 'Demo Request',
  template: service => service.demoTemplateId,
  next: () => import('./after-request.tsx'),
  groups: [
    {
      legend: 'demo.legend.person',
      fields: [
        { name: 'fullName', type: 'text', autocomplete: 'name', required: 'checked', parameter: 'from_name' },
        {
          name: 'companyName',
          type: 'text',
          autocomplete: 'organization',
          required: 'checked',
          parameter: 'company_name',
        },
        {
          name: 'jobTitle',
          type: 'text',
          autocomplete: 'organization-title',
          required: 'marked',
          parameter: 'job_title',
        },
        { name: 'email', type: 'email', autocomplete: 'email', required: 'checked', parameter: 'from_email' },
        { name: 'phone', type: 'tel', autocomplete: 'tel', parameter: 'phone', whenEmpty: 'Not provided' },
        { name: 'bestTime', type: 'choice', choices: bestTimes, parameter: 'best_time' },
      ],
    },
    {
      legend: 'demo.legend.plant',
      fields: [
        { name: 'skuCount', type: 'choice', choices: skuCounts, parameter: 'sku_count' },
        { name: 'erpSystem', type: 'choice', choices: erpSystems, parameter: 'erp_system' },
        { name: 'comments', type: 'long-text', hint: true, parameter: 'comments', whenEmpty: 'None' },
      ],
    },
  ],
} as const satisfies RequestKind
