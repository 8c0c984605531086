import { faq, pricing } from '../../src/words/en/pricing.ts'
import { planFacts } from '../../src/words/prices.ts'
import { pageIn } from '../../src/words/site-languages.ts'
import type { SiteWords } from '../../src/words/site-words.ts'
import type { Settings } from '../settings/settings.ts'
import { type Page, siteOf } from './page-type.ts'

type Company = Pick<Settings, 'brandName' | 'contactEmail'>

type Words = Pick<SiteWords, 'pricing' | 'faq'>

/** Returns a page's JSON-LD for search engines: the organisation on every page, plans and answers on their own. */
export function structuredData({ route, language, settings, words: own }: Page): readonly string[] {
  const words: Words = own ?? { pricing, faq }
  const site = siteOf(settings)
  const offers =
    route === '/pricing' ? [product(words, site + pageIn(language, route), settings), faqPage(words)] : []
  return [organization(site, settings), ...offers].map(entry =>
    JSON.stringify({ '@context': 'https://schema.org', ...entry }).replaceAll('<', '\\u003c'),
  )
}

const organization = (address: string, { brandName, contactEmail }: Company): object => ({
  '@type': 'Organization',
  name: brandName,
  url: address,
  logo: `${address}/icon-512.png`,
  email: contactEmail,
})

const product = ({ pricing: { plans } }: Words, address: string, { brandName }: Company): object => ({
  '@type': 'SoftwareApplication',
  name: brandName,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  offers: plans.map(({ name }, index) => ({
    '@type': 'Offer',
    name,
    price: `${planFacts[index]?.dollarsAMonth}`,
    priceCurrency: 'USD',
    // The price is one of a month.
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: `${planFacts[index]?.dollarsAMonth}`,
      priceCurrency: 'USD',
      unitCode: 'MON',
      billingDuration: 'P1M',
    },
    url: address,
  })),
})

const faqPage = ({ faq: { items } }: Words): object => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
