import { german } from '../item-names.ts'
import type { SiteWords } from '../site-words.ts'
import * as company from './company-pages.ts'
import * as home from './home.ts'
import { siteFooter, siteHeader } from './navigation.ts'
import * as pictures from './pictures.ts'
import { comparison, contactSales, faq, pricing, savings, skuCounts } from './pricing.ts'
import * as product from './product.ts'
import { solutions } from './solutions.ts'

/** Every text of the site's sections in German. */
const words: SiteWords = {
  siteHeader,
  siteFooter,
  ...home,
  ...product,
  solutions,
  pricing,
  comparison,
  skuCounts,
  savings,
  faq,
  contactSales,
  ...company,
  ...pictures,
  itemNames: german,
}

export default words
