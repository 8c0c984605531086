import { namesOf } from './pages.ts'
import type { Check } from './site.ts'

/** The setting of a page, or the attribute of its form, that says where requests go. */
const service = /<mrp-(?:config|demo-form|contact-form)\s[^>]*?\b(?:endpoint|email-service-id)="[^"]/
const form = /<mrp-(?:demo|contact)-form[\s>]/

export const checkServices: Check = async ({ pages }) => {
  const without = pages.filter(({ html }) => form.test(html) && !service.test(html))
  return {
    good: 'The forms have a service that takes their requests.',
    faults:
      without.length > 0
        ? [
            `No service takes the requests of ${namesOf(without)}: each opens the visitor’s mail app. Set "emailService" or "endpoint" in site.config.json, build and deploy.`,
          ]
        : [],
  }
}
