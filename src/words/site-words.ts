import type { clients, contactDetails, founders, mission, notFound, timeline } from './en/company-pages.ts'
import type { benefits, demoCta, hero, howItWorks, testimonials } from './en/home.ts'
import type { siteFooter, siteHeader } from './en/navigation.ts'
import type * as pictures from './en/pictures.ts'
import type { comparison, contactSales, faq, pricing, savings, skuCounts } from './en/pricing.ts'
import type { explainers, features } from './en/product.ts'
import type { solutions } from './en/solutions.ts'

/** The same texts in any language. What fills in numbers stays a function of them. */
type Translated<English> = English extends string
  ? string
  : English extends (...values: infer Values) => string
    ? (...values: Values) => string
    : English extends readonly (infer Entry)[]
      ? readonly Translated<Entry>[]
      : English extends object
        ? { readonly [Key in keyof English]: Translated<English[Key]> }
        : English

interface English {
  readonly siteHeader: typeof siteHeader
  readonly siteFooter: typeof siteFooter
  readonly hero: typeof hero
  readonly benefits: typeof benefits
  readonly howItWorks: typeof howItWorks
  readonly testimonials: typeof testimonials
  readonly demoCta: typeof demoCta
  readonly features: typeof features
  readonly explainers: typeof explainers
  readonly solutions: typeof solutions
  readonly pricing: typeof pricing
  readonly comparison: typeof comparison
  readonly skuCounts: typeof skuCounts
  readonly savings: typeof savings
  readonly faq: typeof faq
  readonly contactSales: typeof contactSales
  readonly clients: typeof clients
  readonly mission: typeof mission
  readonly founders: typeof founders
  readonly timeline: typeof timeline
  readonly contactDetails: typeof contactDetails
  readonly notFound: typeof notFound
  readonly bom: typeof pictures.bomTexts
  readonly reorder: typeof pictures.reorderTexts
  readonly erps: typeof pictures.erpTexts
  readonly shortages: typeof pictures.shortageTexts
  readonly drive: typeof pictures.driveTexts
  readonly process: typeof pictures.processTexts
  readonly chat: typeof pictures.chatTexts
  readonly screens: typeof pictures.screenTexts
}

/** What the sections of the site say in one language, and what the items of the plant are called. */
export type SiteWords = Translated<English> & { readonly itemNames: Readonly<Record<string, string>> }
