import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ElementDefinition } from '../../src/custom-element/description.ts'
import header from '../../src/elements/header/mrp-site-header.tsx'
import clients from '../../src/elements/mrp-clients.tsx'
import contactSales from '../../src/elements/mrp-contact-sales.tsx'
import demoCta from '../../src/elements/mrp-demo-cta.tsx'
import faq from '../../src/elements/mrp-faq.tsx'
import hero from '../../src/elements/mrp-hero.tsx'
import howItWorks from '../../src/elements/mrp-how-it-works.tsx'
import comparison from '../../src/elements/mrp-plan-comparison.tsx'
import plans from '../../src/elements/mrp-pricing-plans.tsx'
import footer from '../../src/elements/mrp-site-footer.tsx'
import { listenToConsole } from '../support/console.ts'
import { press } from '../support/hands.ts'
import { mountOnClient } from '../support/mount.tsx'

// A page gives sections, header and footer its own links and words, and none of ours are left.

const add = (definition: ElementDefinition, attributes: Readonly<Record<string, string>>) =>
  mountOnClient(definition, { attributes }).then(({ element }) => element)

const linksOf = (element: HTMLElement, part = '') =>
  [...(element.shadowRoot?.querySelectorAll(`${part} a[href]`) ?? [])].map(link => [
    link.textContent,
    link.getAttribute('href'),
  ])

const shop = 'https://shop.example/buy'

test.for([
  [demoCta, 'Request a Demo', '/demo'],
  [contactSales, 'Contact Sales', 'mailto:hello@mrp-agent.example?subject=Pricing%20Inquiry'],
  [clients, 'Become a Case Study', 'mailto:hello@mrp-agent.example?subject=Case%20Study%20Interest'],
] as const)(
  'The first button of <$0.tag> has the page’s words and link, and ours without',
  async ([definition, text, href]) => {
    const element = await add(definition, { 'button-text': 'Kaufen', href: shop })
    expect(linksOf(element)[0]).toEqual(['Kaufen', shop])
    for (const name of ['button-text', 'href']) element.removeAttribute(name)
    await expect.poll(() => linksOf(element)[0]).toEqual([text, href])
  },
)

test('The hero’s buttons and its link have the page’s words and links; an empty text leaves one out', async () => {
  const element = await add(hero, {
    'button-text': 'Kaufen',
    href: shop,
    'second-button-text': 'Preise',
    'second-href': '#preise',
    'link-text': 'Probieren',
    'link-href': '/probieren',
  })
  expect(linksOf(element)).toEqual([
    ['Kaufen', shop],
    ['Preise', '#preise'],
    ['Probieren', '/probieren'],
  ])
  element.setAttribute('second-button-text', '')
  element.setAttribute('link-text', '')
  await expect.poll(() => linksOf(element)).toEqual([['Kaufen', shop]])
})

test('A button never leads to a script', async () => {
  const lines = listenToConsole()
  const element = await add(contactSales, { href: 'javascript:alert(1)' })
  expect(linksOf(element)).toEqual([
    ['Contact Sales', 'mailto:hello@mrp-agent.example?subject=Pricing%20Inquiry'],
  ])
  expect(lines).toEqual([
    expect.stringMatching(/^<mrp-contact-sales> attribute "href": "javascript:alert\(1\)" is not an address/),
  ])
})

const plan = { name: 'Solo', price: '€9', period: 'im Monat', features: ['Ein Werk'], buttonText: 'Kaufen' }

test('A plan with an `href` has a link, and one without is selected', async () => {
  const element = await add(plans, {
    plans: JSON.stringify([
      { ...plan, href: shop },
      { ...plan, name: 'Team' },
    ]),
  })
  await expect.element(page.getByRole('link', { name: 'Kaufen: Solo' })).toHaveAttribute('href', shop)
  const selected = new Promise(resolve =>
    element.addEventListener('mrp-plan-select', event => resolve((event as CustomEvent).detail.plan)),
  )
  await press(page.getByRole('button', { name: 'Kaufen: Team' }))
  expect(await selected).toBe('Team')
})

test('Of plans with a wrong one, the others are shown, and never ours', async () => {
  const lines = listenToConsole()
  const element = await add(plans, {
    plans: JSON.stringify([plan, { ...plan, name: 'Team', prise: '€19', price: undefined }]),
  })
  const names = () =>
    [...(element.shadowRoot?.querySelectorAll('h2') ?? [])].map(({ textContent }) => textContent?.trim())
  expect(names()).toEqual(['Solo'])
  expect(lines).toEqual([
    expect.stringMatching(
      / has a wrong entry 2: its "price" is not a text or a number; only its valid entries are shown\.$/,
    ),
  ])
  element.setAttribute('plans', '[{"name":"Solo"}]')
  await expect.poll(names).toEqual([])
  expect(element.shadowRoot?.textContent).not.toMatch(/\$|Basic|Professional/)
})

test('Plans to compare that the page gives are told without words and numbers of ours', async () => {
  const element = await add(comparison, {})
  await expect.element(page.getByText('What counts as a SKU')).toBeVisible()
  element.setAttribute('plans', JSON.stringify([{ name: 'Solo', price: '€9 a week' }]))
  await expect.element(page.getByRole('columnheader', { name: 'Solo €9 a week', exact: true })).toBeVisible()
  expect(page.getByText('What counts as a SKU').elements()).toEqual([])
})

test('The sentence about the drawing is the page’s where it has one', async () => {
  const element = await add(howItWorks, {})
  await expect.element(page.getByText('One drive.')).toBeVisible()
  element.innerHTML = '<span slot="claim">One pump. Four parts.</span>'
  await expect.element(page.getByText('One pump. Four parts.')).toBeVisible()
  await expect.element(page.getByText('One drive.')).not.toBeVisible()
})

test('An answer has links, and what may be none stays as it is written', async () => {
  const answer =
    'See [our prices](/pricing), [the shop](https://shop.example/a?b=1) or [this](javascript:alert(1)).'
  const element = await add(faq, { items: JSON.stringify([{ question: 'Where?', answer }]) })
  expect(linksOf(element)).toEqual([
    ['our prices', '/pricing'],
    ['the shop', 'https://shop.example/a?b=1'],
  ])
  expect(element.shadowRoot?.querySelector('p')?.textContent).toBe(
    'See our prices, the shop or [this](javascript:alert(1)).',
  )
})

test.for(['[a](b', '[](/x)', '[a] (/x)', '](/x)[', '[a]()', '[[a]]'])('“%s” is no link', async answer => {
  const element = await add(faq, { items: JSON.stringify([{ question: 'Where?', answer }]) })
  expect(linksOf(element)).toEqual([])
  expect(element.shadowRoot?.querySelector('p')?.textContent).toBe(answer)
})

const navigation = [
  { label: 'Start', path: '/' },
  { label: 'Linz', path: '/linz', group: 'Werke' },
  { label: 'Graz', path: 'https://graz.example/', group: 'Werke' },
]

test('The header has the page’s navigation, button and words', async () => {
  const element = await add(header, {
    navigation: JSON.stringify(navigation),
    'navigation-label': 'Hauptmenü',
    'menu-text': 'Menü',
    'button-text': 'Kaufen',
    href: shop,
    'current-path': '/linz',
  })
  expect(linksOf(element, 'nav[popover]')).toEqual([
    ['Start', '/'],
    ['Linz', '/linz'],
    ['Graz', 'https://graz.example/'],
    ['Kaufen', shop],
  ])
  expect(element.shadowRoot?.querySelector('[aria-current]')?.textContent).toBe('Linz')
  const words = element.shadowRoot?.textContent ?? ''
  expect(words).toContain('Menü')
  expect(words).not.toMatch(/Home|Product|Menu|Request|Founder/)
  expect([...(element.shadowRoot?.querySelectorAll('nav') ?? [])].map(nav => nav.ariaLabel)).toEqual([
    'Hauptmenü',
    'Menü',
  ])
})

test('The footer has the page’s links and words, as a property too', async () => {
  const element = await add(footer, {
    blurb: 'Planung für Werke.',
    'navigation-heading': 'Seiten',
    'contact-heading': 'Kontakt',
    rights: 'Alle Rechte vorbehalten.',
  })
  Object.assign(element, { navigation: [{ label: 'Impressum', path: '/impressum' }] })
  await expect.poll(() => linksOf(element, 'nav')).toEqual([['Impressum', '/impressum']])
  const words = element.shadowRoot?.textContent ?? ''
  for (const own of ['Planung für Werke.', 'Alle Rechte vorbehalten.']) expect(words).toContain(own)
  await expect.element(page.getByRole('navigation', { name: 'Seiten' })).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'Kontakt' })).toBeVisible()
  expect(words).not.toMatch(/Quick|Contact|rights|Home|Material/)
})

test.for([
  ['its own word', { 'recommended-text': 'Empfohlen' }, ['Werk Empfohlen']],
  ['ours, without one', {}, ['Werk Recommended']],
  ['no word, with an empty one', { 'recommended-text': '' }, ['Werk']],
] as const)('The recommended plan of a page bears %s', async ([, attributes, headings]) => {
  const own = {
    name: 'Werk',
    price: '199 €',
    period: '',
    features: [],
    buttonText: 'Kaufen',
    recommended: true,
  }
  await add(plans, { ...attributes, plans: JSON.stringify([own]) })
  const found = page.getByRole('heading').elements()
  expect(found.map(heading => heading.textContent?.trim())).toEqual(headings)
})

test.for([
  ['its own word', { 'chosen-text': 'Gewählt' }, 'Kaufen: Werk, Gewählt'],
  ['ours, without one', {}, 'Kaufen: Werk, Chosen'],
  ['what it said before, without any', { 'chosen-text': '' }, 'Kaufen: Werk'],
] as const)('The button of the plan that was chosen on a page says %s', async ([, attributes, name]) => {
  const own = { name: 'Werk', price: '199 €', period: '', features: [], buttonText: 'Kaufen' }
  await add(plans, { ...attributes, plans: JSON.stringify([own]) })
  await page.getByRole('button', { name: 'Kaufen' }).click()
  await expect.element(page.getByText('Every plan starts with a demo.')).toBeVisible()
  await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible()
})
