import { expect, test } from 'vitest'
import { firstChoice, readChoice } from '../../demo-host/embed/choice.ts'
import { elementFacts, requestFacts } from '../../demo-host/embed/facts.ts'
import { elementLabel, groupedElements } from '../../demo-host/embed/groups.ts'
import {
  divMarkup,
  fallbackLink,
  isFilledByLink,
  listsOf,
  type Markup,
  tagMarkup,
} from '../../demo-host/embed/markup.ts'
import { faultOf } from '../../demo-host/embed/requests.ts'
import {
  installCommand,
  policyLines,
  type Target,
  targetOf,
  targets,
  targetsFor,
} from '../../demo-host/embed/targets.ts'
import { mayBeMadeByDiv } from '../../src/embed/allowed.ts'
import { listExamples } from '../support/list-examples.ts'
import { readLists } from '../support/read-lists.ts'

// What the builder gives people to paste.

const origin = 'https://widgets.example'
const form: Markup = {
  tag: 'mrp-demo-form',
  attributes: { 'company-name': 'Bolt & "Sons" <Ltd>', theme: 'dark' },
  settings: {},
  fallback: '<a href="/demo">Request a demo</a>',
}

test('The list of elements has each once, first those that partners place', () => {
  const groups = groupedElements(elementFacts)
  expect(groups[0]?.elements.map(({ tag }) => elementLabel(tag))).toEqual([
    'Planner',
    'Demo form',
    'Contact form',
    'Pricing plans',
  ])
  const listed = groups.flatMap(({ elements }) => elements.map(({ tag }) => tag))
  expect(listed.toSorted()).toEqual(elementFacts.map(({ tag }) => tag).toSorted())
})

test('A div and a link do not say what they may not: where requests go', () => {
  const markup: Markup = {
    tag: 'mrp-demo-form',
    attributes: { endpoint: '/in', 'company-name': 'Acme' },
    settings: {},
    fallback: '',
  }
  expect(tagMarkup(markup)).toContain('endpoint="/in"')
  for (const other of [divMarkup(markup), fallbackLink(markup.tag, markup.attributes, origin)]) {
    expect(other).toContain('Acme')
    expect(other).not.toContain('endpoint')
  }
})

test('A tag has its attributes, escaped, and a link inside that works without a script', () => {
  expect(tagMarkup(form)).toBe(`<mrp-demo-form company-name='Bolt &amp; "Sons" &lt;Ltd&gt;' theme="dark">
  <a href="/demo">Request a demo</a>
</mrp-demo-form>`)
})

test('JSON stands between single quotes, unless there is one in it', () => {
  const written = (items: string) => tagMarkup({ tag: 'mrp-faq', attributes: { items }, fallback: '' })
  expect(written('[{"question":"Why?"}]')).toContain(`items='[{"question":"Why?"}]'`)
  expect(written(`[{"question":"What's up?"}]`)).toContain(
    `items="[{&quot;question&quot;:&quot;What's up?&quot;}]"`,
  )
})

test('Where no tag of ours is let through, a <div> says the same in data attributes', () => {
  expect(divMarkup(form)).toMatch(/^<div data-mrp="demo-form" data-company-name='Bolt .*' data-theme="dark">/)
})

test('In a value, > is escaped too: at a bare one, an editor of WordPress loses the rest of the page', () => {
  const markup: Markup = {
    tag: 'mrp-demo-form',
    attributes: { subject: 'a > b' },
    settings: {},
    fallback: '',
  }
  expect(tagMarkup(markup)).toContain('subject="a &gt; b"')
  expect(divMarkup(markup)).toContain('data-subject="a &gt; b"')
})

test('The link inside fills in the form of the page that it leads to', () => {
  const link = (tag: string, attributes: Markup['attributes']) => fallbackLink(tag, attributes, origin)
  expect(link('mrp-demo-form', { 'company-name': 'Acme', endpoint: '/in' })).toBe(
    '<a href="https://widgets.example/demo?company-name=Acme">Request a demo</a>',
  )
  expect(link('mrp-faq', { heading: 'Asked' })).toBe(
    '<a href="https://widgets.example/pricing">See questions and answers</a>',
  )
})

test('Where only a link is let through, its address says the same', () => {
  const link = fallbackLink(form.tag, form.attributes, origin)
  const [, href = ''] = /href="([^"]*)"/.exec(link) ?? []
  const address = new URL(href.replaceAll('&amp;', '&').replaceAll('&lt;', '<'))
  expect(address.origin + address.pathname).toBe('https://widgets.example/demo')
  expect(Object.fromEntries(address.searchParams)).toEqual(form.attributes)
})

const withElement = targets.filter(({ id }) => id !== 'link').map(({ name }) => name)

test.for(withElement)(
  'There is a snippet for %s, with the element, its attributes and where its code is',
  name => {
    const target = targets.find(other => other.name === name)
    const snippet = target?.snippet({ ...form, attributes: { 'company-name': 'Acme' } }, origin) ?? ''
    expect(snippet).toMatch(/mrp-demo-form|data-mrp="demo-form"/)
    expect(snippet).toMatch(/company-name.*Acme/)
    expect(snippet).toMatch(/https:\/\/widgets\.example\/|mrp-widgets\/elements\/mrp-demo-form/)
    expect(target?.how).toMatch(/\.$/)
  },
)

/** Whether the bundle makes the element from a target's snippet: only the tag itself makes every element. */
function isMade(tag: string, { snippet }: Target): boolean {
  const written = snippet(
    { tag, attributes: {}, settings: {}, fallback: fallbackLink(tag, {}, origin) },
    origin,
  )
  const name = tag.slice('mrp-'.length)
  if (new RegExp(`<${tag}>|Tag name: ${tag}\n`).test(written)) return true
  if (written.includes(`<div data-mrp="${name}"`)) return mayBeMadeByDiv(tag)
  expect(written).toContain('<a href=')
  return isFilledByLink(tag)
}

test.for(elementFacts.map(({ tag }) => tag))(
  '%s is offered for every platform whose snippet makes it, and for no other',
  tag => {
    const makers = targets.filter(target => isMade(tag, target))
    expect(targetsFor(tag).map(({ name }) => name)).toEqual(makers.map(({ name }) => name))
  },
)

test('A target that does not take the element gives way to the first, and comes back with an element it takes', () => {
  const platforms = (target: string) =>
    ['mrp-demo-form', 'mrp-faq', 'mrp-account'].map(tag => targetOf({ tag, target }).name)
  expect(platforms('link')).toEqual(['A plain link', 'HTML', 'HTML'])
  expect(platforms('wordpress')).toEqual(['WordPress, Drupal', 'WordPress, Drupal', 'HTML'])
  expect(platforms('vue')).toEqual(['Vue', 'Vue', 'Vue'])
  expect(platforms('nonsense')).toEqual(['HTML', 'HTML', 'HTML'])
})

test('A snippet that imports the package has it installed, by its address on the site', () => {
  const importing = targets.filter(({ snippet }) => snippet(form, origin).includes("import 'mrp-widgets/"))
  expect(importing.map(({ name }) => name)).toEqual(['React', 'Vue', 'Svelte'])
  expect(targets.filter(({ needsPackage }) => needsPackage)).toEqual(importing)
  expect(installCommand(origin)).toBe('npm install https://widgets.example/mrp-widgets-0.0.0-test.tgz')
})

// A link leads to the form on our site, whose settings are its own.
test.for(withElement)('The snippet for %s says where requests go', name => {
  const settings = { endpoint: 'https://api.acme.example/in' }
  const snippet = targets.find(other => other.name === name)?.snippet({ ...form, settings }, origin)
  expect(snippet).toMatch(/endpoint(="|: )https:\/\/api\.acme\.example\/in/)
  // A tag of settings is only where tags are let through, and with the code that defines it.
  if (snippet?.includes('mrp-config'))
    expect(snippet).toMatch(/^<script .*mrp-widgets\.js|elements\/mrp-config/)
})

test.for([
  ['endpoint', 'http://api.acme.example', /https:/],
  ['endpoint', '//api.acme.example', /https:/],
  ['endpoint', 'api.acme.example', /https:/],
  ['endpoint', 'https://', /https:/],
  ['contact-email', 'acme.example', /email address/],
  ['email-origin', 'http://mail.acme.example', /https:/],
] as const)('In the setting %s, “%s” is a fault', ([name, value, fault]) => {
  expect(faultOf(name, 'mrp-demo-form', { [name]: value })).toMatch(fault)
})

test('A sound setting has no fault, nor has one that is not needed', () => {
  const settings = { endpoint: ' https://api.acme.example/in ', 'contact-email': 'sales@acme.example' }
  for (const { name } of requestFacts) expect(faultOf(name, 'mrp-demo-form', settings), name).toBeUndefined()
  expect(faultOf('endpoint', 'mrp-demo-form', { endpoint: '/in' })).toBeUndefined()
})

test('A policy has to allow where requests go', () => {
  const connect = (settings: Markup['settings']) => policyLines(origin, settings)[1]
  // This build names no service: there is nothing but mail.
  expect(connect({})).toBeUndefined()
  expect(connect({ 'email-service-id': 'service_1' })).toBe('connect-src https://api.emailjs.com')
  expect(connect({ endpoint: '/in' })).toBe("connect-src 'self'")
  expect(connect({ endpoint: 'https://a.example/in', 'email-service-id': 'service_1' })).toBe(
    'connect-src https://a.example',
  )
})

test('The first snippet is the script and the tag: requests go where the build says', () => {
  const { attributes, settings } = firstChoice
  const snippetOf = (tag: string) =>
    targetOf(firstChoice).snippet(
      { tag, attributes, settings, fallback: fallbackLink(tag, attributes, origin) },
      origin,
    )
  const script = '<script type="module" src="https://widgets.example/mrp-widgets.js"></script>'
  expect(snippetOf(firstChoice.tag)).toBe(
    `${script}\n\n<mrp-planner>\n  <a href="https://widgets.example/plan">Plan your own parts</a>\n</mrp-planner>\n`,
  )
  expect(snippetOf('mrp-demo-form')).toBe(
    `${script}\n\n<mrp-demo-form style="display:block;min-height:830px">\n  <a href="https://widgets.example/demo">Request a demo</a>\n</mrp-demo-form>\n`,
  )
})

test('An address that says nonsense gives the first choice', () => {
  expect(readChoice('?width=huge&ground=lava&with-theme=')).toEqual(firstChoice)
})

test.for(Object.entries(listExamples))(
  'The list of %s in a snippet is HTML inside the tag',
  ([tag, { lists }]) => {
    const element = elementFacts.find(one => one.tag === tag)
    const attributes = Object.fromEntries(
      Object.entries(lists).map(([name, list]) => [name, JSON.stringify(list)]),
    )
    const markup: Markup = {
      tag,
      attributes,
      settings: {},
      fallback: '',
      lists: listsOf(element ?? { attributes: [] }),
    }
    expect(readLists(tagMarkup(markup), tag)).toEqual(lists)
    expect(tagMarkup(markup)).toMatch(new RegExp(`^<${tag}>`))
  },
)
