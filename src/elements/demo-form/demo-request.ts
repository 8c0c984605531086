import type { RequestKind } from '../../request/request-kind.ts'
import { bestTimes, erpSystems, skuCounts } from '../../words/en/choices.ts'

/** The demo request: its fields in the order in which they are shown, sent and written into the mail. */
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
        {
          name: 'fullName',
          label: 'demo.fullName',
          type: 'text',
          autocomplete: 'name',
          missing: 'demo.fullName.missing',
          marked: true,
          parameter: 'from_name',
        },
        {
          name: 'companyName',
          label: 'demo.companyName',
          type: 'text',
          autocomplete: 'organization',
          missing: 'demo.companyName.missing',
          marked: true,
          parameter: 'company_name',
        },
        {
          name: 'jobTitle',
          label: 'demo.jobTitle',
          type: 'text',
          autocomplete: 'organization-title',
          marked: true,
          parameter: 'job_title',
        },
        {
          name: 'email',
          label: 'demo.email',
          type: 'email',
          autocomplete: 'email',
          missing: 'demo.email.missing',
          marked: true,
          parameter: 'from_email',
        },
        {
          name: 'phone',
          label: 'demo.phone',
          type: 'tel',
          autocomplete: 'tel',
          parameter: 'phone',
          whenEmpty: 'Not provided',
        },
        {
          name: 'bestTime',
          label: 'demo.bestTime',
          type: 'choice',
          choices: bestTimes,
          parameter: 'best_time',
        },
      ],
    },
    {
      legend: 'demo.legend.plant',
      fields: [
        {
          name: 'skuCount',
          label: 'demo.skuCount',
          type: 'choice',
          choices: skuCounts,
          parameter: 'sku_count',
        },
        {
          name: 'erpSystem',
          label: 'demo.erpSystem',
          type: 'choice',
          choices: erpSystems,
          parameter: 'erp_system',
        },
        {
          name: 'comments',
          label: 'demo.comments',
          hint: 'demo.comments.hint',
          type: 'long-text',
          parameter: 'comments',
          whenEmpty: 'None',
        },
      ],
    },
  ],
} as const satisfies RequestKind
