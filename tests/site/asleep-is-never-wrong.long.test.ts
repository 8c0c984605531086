import { expect, test, vi } from 'vitest'
import { isSpeaking } from '../../src/loader/elements.ts'
import { asleepAndAwake, type Scene, type Sights, type Way } from '../support/asleep-awake.ts'
import { openInTurn } from '../support/chromium.ts'
import { denyStorage } from '../support/form-page.ts'
import { elements } from '../support/manifest.ts'

// The promise of docs/decisions/asleep-is-never-wrong.md, for every element: what is painted of it while none of its code
// has come is what its code shows, whatever state it meets. Each state is one page full of elements.

// So high that nothing waits for being scrolled to.
const window = { viewport: { width: 1280, height: 20_000 } }
const visit = openInTurn(window)
const visitInGerman = openInTurn({ ...window, locale: 'de-AT' })

/** All of them, but for those that show nothing by themselves: a new one is here as soon as it is in the manifest. */
const facts = elements.filter(({ tagName }) => !['mrp-config', 'mrp-toaster'].includes(tagName))
type Fact = (typeof facts)[number]

const each = (those: readonly Fact[], ...attributes: readonly string[]) =>
  those.flatMap(({ tagName }) => attributes.map(written => `<${tagName} ${written}>`))
/**
 * One of each kind, for what the same code does to all: it speaks, lies in the light DOM, has a list, or has none. The
 * doctor loads what lies below the window, too.
 */
const oneOfEach = facts.filter(({ tagName }) =>
  ['mrp-contact-form', 'mrp-account', 'mrp-faq', 'mrp-page-intro', 'mrp-doctor'].includes(tagName),
)
const speaking = facts.filter(({ tagName }) => isSpeaking(tagName))
const tagsOf = (those: readonly Fact[]) => those.map(({ tagName }) => `<${tagName}>`)

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const json = (value: unknown) => escaped(JSON.stringify(value))

const choicesIn = (type: string) => [...type.matchAll(/'([^']*)'/g)].map(([, choice = '']) => choice)
const item = {
  title: 'Gears',
  text: 'Ä text',
  question: 'Why?',
  answer: 'So.',
  quote: 'Good',
  date: '2027',
  name: 'Ann & <i>',
  role: 'Chief',
  url: 'https://ann.example/',
  price: '€1',
  period: 'a month',
  features: ['One', 'Two'],
  buttonText: 'Buy',
  href: '/buy',
  label: 'Parts',
  path: '/parts',
}

/** Values of attributes that take neither any text nor one of a few words. */
const planned: Readonly<Record<string, readonly string[]>> = {
  'heading-level': ['3'],
  from: ['2026-03-02'],
  weeks: ['6'],
  workdays: ['1 2 3'],
  holidays: ['2026-12-24'],
}

/** Values of a form's. */
const ofForms: Readonly<Record<string, readonly string[]>> = {
  hide: ['phone subject'],
  extra: ['{"plan":"team"}'],
}

/** Values for an attribute: every choice, a text with what HTML and JSON have signs for, a list and one that is none. */
function valuesFor(name: string, type: string): readonly string[] {
  const own = planned[name] ?? ofForms[name]
  if (own) return own
  if (type === 'string') return name === 'lang' ? [] : [`A <b> & "Größe" of ${name}`]
  return type.startsWith('readonly')
    ? [JSON.stringify([item]), JSON.stringify([{}, item]), '[oh']
    : choicesIn(type)
}

/** Stands for the content inside the tag, as a screen reader has it. */
const ownContent = Symbol()

/** Sections with lists. They are painted by their components, without React, where a shell does not do. */
const withLists = facts
  .filter(({ attributes }) => attributes.some(({ type }) => type.text.startsWith('readonly')))
  .map(({ tagName }) => tagName)

/** Matches a shell of any other element. */
const shellWith = (written: string): RegExp =>
  new RegExp(`^shell(?!.*<(?:${withLists.join('|')})[ >]).*${written}`)

/**
 * What takes an element's code: what stands there until then, and why. Each line holds for all that it matches, so that
 * what can be painted is not in here.
 */
const notPainted: readonly (readonly [which: RegExp, instead: RegExp | typeof ownContent, why: string])[] = [
  [/^shell.*<mrp-account/, ownContent, 'It lies in the light DOM, where its code alone may write.'],
  [
    /^shell.*<mrp-(doctor|not-found|toaster)/,
    ownContent,
    'Their code comes at once, and is what they are for.',
  ],
  [/^shell.* mode="(dialog|button)"/, ownContent, 'A dialog is more than its form.'],
  [/^shell.* (hide|extra|consent-text)="/, ownContent, 'A shell adds no node, and takes none away.'],
  [
    shellWith(' (data-)?((second-|link-)?href|message|comments)="'),
    ownContent,
    'Not every text is a link; in these, it is a node more.',
  ],
  [/^shell.*<mrp-(hero .*heading|page-intro .*(heading|lead))="/, ownContent, 'A shell adds no node.'],
  [
    /^shell.*<mrp-planner .*(from|weeks|workdays|holidays)="/,
    ownContent,
    'How a day is written, the code knows.',
  ],
  [shellWith('="( |pink)"'), ownContent, 'What is no value has to be told to the developer.'],
  [/^shell.*(="(pink"|\[oh"|\[\{\},)| (rows|languages)="\[\{)/, ownContent, 'What a list lacks, too.'],
  [shellWith('="DARK"'), ownContent, 'A shell knows a choice as it is written in its list.'],
  [
    /^shell, with settings that show.*<mrp-(clients|contact|demo|founders|hero|planner|pricing|site|testimonials)/,
    ownContent,
    'A shell is made without settings.',
  ],
  [/^prerendered.* provider="cloud"/, /^$/, 'Who is in, only the provider knows: nothing is shown.'],
  [
    /^prerendered, for somebody who is in: <mrp-account/,
    /^- paragraph: Opening your account\.\.\.$/,
    'The dashboard.',
  ],
  [
    /^prerendered, where an account.*<mrp-account>/,
    /^- paragraph: Opening your account\.\.\.$/,
    'The other form.',
  ],
  [/^prerendered.*<mrp-doctor/, /^- status: Checking …$/m, 'It looks at the page.'],
  [
    /^prerendered, for a visitor from Austria: <mrp-(demo-form|contact-form|account|hero|planner)/,
    /(Request a Demo|Send Message|Log In|Why 100 BRG6204\?)"/,
    'The server knew nothing of the visitor; the code is asked for at once.',
  ],
]

const insteadOf = (what: string) => notPainted.find(([which]) => which.test(what))?.[1]
/** They change more than the text that they give. */
const alone = /^(endpoint|source|thanks-url|url-prefill)=/

/** Start tags with each value of each attribute. Texts that a shell paints stand on one tag: no two are alike. */
function withValues(fact: Fact): readonly string[] {
  const tag = (...written: readonly string[]) => `<${fact.tagName} ${written.join(' ')}>`
  const all = fact.attributes
    // One code gives all of them their theme.
    .filter(({ name }) => name !== 'theme' || oneOfEach.includes(fact))
    .flatMap(({ name, type }) => valuesFor(name, type.text).map(value => `${name}="${escaped(value)}"`))
  const together = all.filter(
    written =>
      /="A &lt;|^heading-level/.test(written) && !alone.test(written) && !insteadOf(`shell: ${tag(written)}`),
  )
  const others = all.filter(written => !together.includes(written)).map(written => tag(written))
  return together.length > 0 ? [tag(...together), ...others] : others
}

const texts = ({ attributes }: Fact) =>
  attributes.filter(({ name, type }) => type.text === 'string' && name !== 'lang').map(({ name }) => name)
const withTexts = (those: readonly Fact[], write: (name: string) => string) =>
  those
    .filter(fact => texts(fact).length > 0)
    .map(fact => `<${fact.tagName} ${texts(fact).map(write).join(' ')}>`)
/** The names of attributes are read by one code, which is told of each that has a hyphen. */
const withLongNames = facts.filter(fact => texts(fact).some(name => name.includes('-')))

const forms = ['<mrp-demo-form>', '<mrp-contact-form>', '<mrp-account>']
/** What reads what the browser keeps, or the page's address. */
const readers = [...forms, '<mrp-site-header>', '<mrp-site-footer>', '<mrp-planner>', '<mrp-hero>']

interface State extends Omit<Scene, 'elements' | 'content'> {
  readonly elements?: readonly string[]
  readonly content?: string
  readonly isGerman?: true
}

const states: Readonly<Record<string, State>> = {
  'as it is': {},
  'with a value in each of its attributes': {
    elements: [
      ...facts.flatMap(withValues),
      // The path of a page, as its server writes it.
      ...['/', '/pricing', '/demo', '/product', '/faq'].map(
        path => `<mrp-site-header current-path="${path}">`,
      ),
      ...['demo', 'contact'].map(
        form =>
          `<mrp-${form}-form hide="phone subject" consent-text="I &lt;b> agree." privacy-url="/privacy">`,
      ),
    ],
  },
  'with a language of its own, and attributes as filters and React leave them, or blank': {
    elements: [
      ...each(speaking, 'data-lang="es"'),
      ...each(oneOfEach, 'lang="de"', 'lang="fr-CH"', 'lang="it"'),
      ...withTexts(withLongNames, name => `data-${name}="&lt;${name}&gt;"`),
      ...withTexts(withLongNames, name => `${name.replaceAll('-', '')}="7"`),
      ...withTexts(oneOfEach, name => `${name}=" "`),
      ...each(oneOfEach, 'theme="pink"', 'data-theme="dark"', 'theme="DARK"'),
    ],
  },
  'with content in its slots': {
    content:
      '<b slot="heading">Rich <i>words</i></b><i slot="before-submit">Above</i><b slot="lead">Rich lead</b><p>More</p>',
  },
  'with a list inside': {
    content:
      '<details><summary>Why?</summary>So.</details><article data-price="1" data-date="May 2026" data-figure="5" data-picture="bom"><h3>Gears</h3><p>Cut here</p><ul><li>One</li></ul><blockquote>Good</blockquote><a href="/buy">Buy</a></article><table><tr><th></th><th data-price="1">Basic</th></tr><tr><th>SKUs</th><td>50</td></tr></table><nav data-group="Firm"><a href="/firm">About <small>Us</small></a></nav><a lang="fr" href="/fr/">Français</a>',
  },
  'on a German page': { html: 'lang="de"' },
  // A section goes by the page alone.
  'for a visitor from Austria': { isGerman: true, elements: tagsOf([...speaking, ...oneOfEach]) },
  'for a visitor from Austria, on an English page': {
    isGerman: true,
    html: 'lang="en"',
    elements: tagsOf(speaking),
  },
  'with settings that show': {
    settings: `brand-name="Pumps &amp; Co" contact-email="hi@pumps.example" site-url="https://pumps.example" founders="${json([item])}" form-endpoint="/told" messages="${json({ 'demo.submit': 'See it', 'account.login.heading': 'Hi' })}"`,
  },
  'with settings that only forms go by': {
    settings: 'endpoint="/requests" data-contact-email=" hi@pumps.example "',
    elements: [...forms, '<mrp-demo-form endpoint="/mine">', '<mrp-contact-form data-endpoint="mailto:no">'],
  },
  'with drafts': {
    elements: [...forms, '<mrp-demo-form id="second" full-name="Given" job-title="Given">'],
    before: () => {
      const savedAt = Date.now()
      for (const [form, draft] of Object.entries({
        demo: { fullName: 'Ann', skuCount: '<100', comments: 'Two\nlines', savedAt },
        'demo:second': { fullName: 'Bo', savedAt },
        contact: { name: 'Ann', message: 'Hello', savedAt },
        account: { email: 'ann@acme.example', savedAt },
      }))
        sessionStorage.setItem(`mrp:draft:${form}`, JSON.stringify(draft))
    },
  },
  'with answers in the address': {
    address: '?email=a@acme.example&company-name=Acme&subject=Gears&sku-count=%3E1000&best-time=never',
    elements: [...forms, '<mrp-demo-form email="given@acme.example">'],
  },
  'where an account is created, at the address of a link to the form': {
    elements: readers,
    address: '?mode=register&company-name=Acme',
  },
  'where an account is created, as the tag says': {
    elements: ['<mrp-account mode="register">'],
  },
  'for somebody who is in': {
    elements: readers,
    before: () => {
      const user = { id: '1', fullName: 'Anna Huber', email: 'anna@huber.example' }
      localStorage.setItem('mrp:users', JSON.stringify([{ ...user, password: 'gear-box-7' }]))
      localStorage.setItem('mrp:current-user', JSON.stringify(user))
    },
  },
  'where nobody could read who is in': {
    elements: readers,
    before: () => localStorage.setItem('mrp:current-user', '{"id":1,"email":"anna@huber.example"}'),
  },
  'where the storage is blocked': { elements: readers, before: denyStorage },
  'where the storage is full': {
    elements: forms,
    before: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError')
      }
    },
  },
} satisfies Readonly<Record<string, State>>

test.for(Object.entries(states))(
  '%s, every element shows asleep what its code shows',
  async ([name, { isGerman, ...state }]) => {
    // The server's console hears of attributes that are no value.
    vi.spyOn(console, 'warn').mockReturnValue()
    const scene = { elements: tagsOf(facts), content: '<a href="/own">Own content</a>', ...state }
    const look = (way: Way) =>
      asleepAndAwake(
        isGerman ? visitInGerman : visit,
        scene,
        way,
        index => insteadOf(`${way}, ${name}: ${scene.elements[index]}`) !== ownContent,
      )
    const [prerendered, shell] = await Promise.all([look('prerendered'), look('shell')])
    expect(prerendered.awake).toHaveLength(scene.elements.length)
    expect([prerendered, shell].flatMap(({ renderedAnew }) => renderedAnew)).toEqual([])
    // In the light DOM, the labels of further prerendered accounts name the first one's fields: a page has one account.
    const hasMany = scene.elements.filter(tag => tag.startsWith('<mrp-account')).length > 1
    for (const [index, tag] of scene.elements.entries()) {
      compare(`prerendered, ${name}: ${tag}`, prerendered, index)
      compare(`shell, ${name}: ${tag}`, shell, index)
      // Both could be wrong in the same way: React takes attributes for what they are.
      // The doctor speaks of the page, which is another one.
      // A section goes on in the language of its markup: a server's is the page's, a shell's is English.
      const [tagName = ''] = /mrp-[a-z-]+/.exec(tag) ?? []
      const isSectionInGerman = /lang="de"/.test(`${scene.html} ${tag}`) && !isSpeaking(tagName)
      if (isSectionInGerman || tag.startsWith('<mrp-doctor') || (hasMany && tag.startsWith('<mrp-account')))
        continue
      expect.soft(shell.awake[index], `${name}: ${tag}, both ways`).toEqual(prerendered.awake[index])
    }
  },
)

function compare(what: string, { asleep, awake, content }: Sights, index: number): void {
  const instead = insteadOf(what)
  const painted = asleep[index]
  if (instead === undefined) expect.soft(painted, what).toEqual(awake[index])
  else expect.soft(painted, `${what} can be painted`).not.toEqual(awake[index])
  if (instead === ownContent) expect.soft(painted?.spoken, what).toBe(content?.spoken)
  else if (instead) expect.soft(painted?.spoken, what).toMatch(instead)
}
