import type { Element } from 'hast'
import { select } from 'hast-util-select'
import { h } from 'hastscript'
import { faq, pricing } from '../../src/words/en/pricing.ts'
import { planFacts } from '../../src/words/prices.ts'
import { pageIn } from '../../src/words/site-languages.ts'
import type { SiteWords } from '../../src/words/site-words.ts'
import { notFound } from '../serving/addresses.ts'
import type { Settings } from '../settings/settings.ts'
import { languageTags } from './language.ts'
import { newLine, type Page, type PagePlugin, siteOf } from './page-type.ts'

/** Says to search engines and messengers where a page is, in which languages, and what it is about. */
export const addMeta: PagePlugin = page => tree => {
  if (!page.content) return
  const add = (place: string, nodes: readonly Element[]) => {
    for (const node of nodes) select(place, tree)?.children.push(node, newLine)
  }
  add('head', addressOf(page))
  if (page.isHidden) add('head', [noIndex()])
  else
    add(
      'body',
      structuredData(page).map(json => h('script', { type: 'application/ld+json' }, json)),
    )
}

const noIndex = () => h('meta', { name: 'robots', content: 'noindex' })

/** Says where the page is. The 404 page stands at every path that nobody else has, and at none of its own. */
function addressOf({ route, language, settings, isEnglishAlone }: Page): readonly Element[] {
  if (route === notFound) return [noIndex()]
  const site = siteOf(settings)
  const address = site + pageIn(language, route)
  const others = isEnglishAlone ? [] : languageTags(route, site)
  return [
    h('link', { rel: 'canonical', href: address }),
    h('meta', { property: 'og:url', content: address }),
    ...others.map(([hreflang, href]) => h('link', { rel: 'alternate', hreflang, href })),
  ]
}

type Company = Pick<Settings, 'brandName' | 'contactEmail'>

type Words = Pick<SiteWords, 'pricing' | 'faq'>

/** Returns a page's JSON-LD for search engines: the organisation on every page, plans and answers on their own. */
function structuredData({ route, language, settings, words: own }: Page): readonly string[] {
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
