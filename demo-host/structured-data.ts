import { faq, pricing } from '../src/content/pricing.ts'
import type { SiteWords } from '../src/content/site-words.ts'
import type { Settings } from './settings/settings.ts'

type Company = Pick<Settings, 'brandName' | 'contactEmail'>

type Words = Pick<SiteWords, 'pricing' | 'faq'>

/** What a page is called in English, where it is, and what it says. */
interface Place {
  readonly route: string
  readonly address: string
  readonly words?: Words | undefined
}

/** Returns a page's JSON-LD for search engines: the organisation on every page, plans and answers on their own. */
export function structuredData(
  { route, address, words = { pricing, faq } }: Place,
  site: string,
  company: Company,
): string {
  const offers = route === '/pricing' ? [product(words, address, company), faqPage(words)] : []
  const data = [organization(site, company), ...offers]
  return data
    .map(entry => JSON.stringify({ '@context': 'https://schema.org', ...entry }).replaceAll('<', '\\u003c'))
    .map(json => `<script type="application/ld+json">${json}</script>`)
    .join('\n')
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
  offers: plans.map(({ name, price }) => ({
    '@type': 'Offer',
    name,
    price: amountOf(price),
    priceCurrency: 'USD',
    // The price is one of a month.
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: amountOf(price),
      priceCurrency: 'USD',
      unitCode: 'MON',
      billingDuration: 'P1M',
    },
    url: address,
  })),
})

const amountOf = (price: string): string => price.replace(/\D/g, '')

const faqPage = ({ faq: { items } }: Words): object => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
