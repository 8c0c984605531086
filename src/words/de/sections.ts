import { german } from '../item-names.ts'
import type { SiteWords } from '../site-words.ts'
import { clients, contactDetails, founders, mission, notFound, timeline } from './company-pages.ts'
import { benefits, demoCta, hero, howItWorks, testimonials } from './home.ts'
import { siteFooter, siteHeader } from './navigation.ts'
import { bom, chat, drive, erps, process, reorder, screens, shortages } from './pictures.ts'
import { comparison, contactSales, faq, pricing, savings, skuCounts } from './pricing.ts'
import { explainers, features } from './product.ts'
import { solutions } from './solutions.ts'

/** Every text of the site's sections in German. */
const words: SiteWords = {
  siteHeader,
  siteFooter,
  hero,
  benefits,
  howItWorks,
  testimonials,
  demoCta,
  features,
  explainers,
  solutions,
  pricing,
  comparison,
  skuCounts,
  savings,
  faq,
  contactSales,
  clients,
  mission,
  founders,
  timeline,
  contactDetails,
  notFound,
  bom,
  reorder,
  erps,
  shortages,
  drive,
  process,
  chat,
  screens,
  itemNames: german,
}

export default words
