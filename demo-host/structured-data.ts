import { company } from '../src/content/company.ts'
import { faq, pricing } from '../src/content/pricing.ts'

/** Returns a page's JSON-LD for search engines: the organisation on every page, plans and answers on their own. */
export function structuredData(route: string, origin: string): string {
  const data = [organization(origin), ...(route === '/pricing' ? [product(origin), faqPage()] : [])]
  return data
    .map(entry => JSON.stringify({ '@context': 'https://schema.org', ...entry }).replaceAll('<', '\\u003c'))
    .map(json => `<script type="application/ld+json">${json}</script>`)
    .join('\n')
}

const organization = (origin: string): object => ({
  '@type': 'Organization',
  name: company.brandName,
  url: origin,
  logo: `${origin}/icon-512.png`,
  email: company.contactEmail,
})

const product = (origin: string): object => ({
  '@type': 'SoftwareApplication',
  name: company.brandName,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  offers: pricing.plans.map(({ name, price }) => ({
    '@type': 'Offer',
    name,
    price: price.replace('$', ''),
    priceCurrency: 'USD',
    url: `${origin}/pricing`,
  })),
})

const faqPage = (): object => ({
  '@type': 'FAQPage',
  mainEntity: faq.items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
