import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { define } from '../../src/custom-element/define-element.ts'
import mrpConfig from '../../src/elements/mrp-config.tsx'
import { config, configure, defaultConfig } from '../../src/services/config.ts'
import { readConsent, wantsAttribution, wantsOutcomes } from '../../src/services/consent.ts'
import { offerPageApi } from '../../src/services/page-api.ts'
import { addElement } from '../support/add-element.ts'
import { listenToConsole } from '../support/console.ts'
import * as demo from '../support/demo-form.ts'

define(mrpConfig)

/** Puts settings into the page as a tag. */
const addTag = (attributes: Readonly<Record<string, string>>) => addElement('mrp-config', { attributes })

const service = {
  'email-service-id': 'local',
  'email-demo-template-id': 'demo',
  'email-contact-template-id': 'contact',
  'email-public-key': 'key',
  'email-origin': '/',
}

/** What comes back at once was moved only. */
const untilAway = () => new Promise(resolve => setTimeout(resolve))

const contactEmail = () => config.get().contactEmail

test('The tag sets every setting at once, before anything is rendered', () => {
  addTag({ 'contact-email': 'sales@factory.example', 'form-endpoint': '/form-collection', ...service })
  expect(config.get()).toMatchObject({
    contactEmail: 'sales@factory.example',
    formEndpoint: '/form-collection',
    emailService: {
      serviceId: 'local',
      demoTemplateId: 'demo',
      contactTemplateId: 'contact',
      publicKey: 'key',
      origin: '/',
    },
  })
})

test('Whoever follows the settings gets those of a tag all at once', () => {
  const seen: unknown[] = []
  onTestFinished(
    config.listen(({ firebase, authEmulatorUrl }) => seen.push([firebase?.apiKey, authEmulatorUrl])),
  )
  addTag({ firebase: '{"apiKey":"key"}', 'auth-emulator-url': 'http://127.0.0.1:9099' })
  // In between, the project itself would have been connected to.
  expect(new Set(seen.map(String))).toEqual(new Set(['key,http://127.0.0.1:9099']))
})

test('A page that configures with nothing changes nothing', () => {
  offerPageApi()
  configure({ contactEmail: 'sales@factory.example' })
  const { mrpWidgets }: { mrpWidgets?: { configure(settings?: object): void } } = globalThis as never
  mrpWidgets?.configure()
  expect(contactEmail()).toBe('sales@factory.example')
})

test('Elements on the page follow a change', async () => {
  demo.refuseMailApp()
  await demo.mountAndSubmit({}, { emailService: {} })
  await expect.element(demo.failedPanel).toBeVisible()
  const link = page.getByRole('link', { name: /@(mrp-agent|factory)\.example/ })
  await expect.element(link).toHaveAttribute('href', 'mailto:hello@mrp-agent.example')

  addTag({ 'contact-email': 'tag@factory.example' })
  await expect.element(link).toHaveAttribute('href', 'mailto:tag@factory.example')
  configure({ contactEmail: 'sales@factory.example' })
  await expect.element(link).toHaveAttribute('href', 'mailto:sales@factory.example')
})

test('configure() wins over every tag, whichever came last', () => {
  configure({ contactEmail: 'own@factory.example' })
  const tag = addTag({ 'contact-email': 'tag@factory.example' })
  tag.setAttribute('contact-email', 'changed@factory.example')
  expect(contactEmail()).toBe('own@factory.example')
  configure({ contactEmail: undefined })
  expect(contactEmail()).toBe('changed@factory.example')
})

test('A tag counts while it is connected: removed, the one before counts again, and then the default', () => {
  const first = addTag({ 'contact-email': 'first@factory.example', consent: 'required' })
  const second = addTag({ 'contact-email': 'second@factory.example', consent: 'granted' })
  expect(config.get()).toMatchObject({ contactEmail: 'second@factory.example', consent: 'granted' })
  second.remove()
  expect(config.get()).toMatchObject({ contactEmail: 'first@factory.example', consent: 'required' })
  first.remove()
  expect(config.get()).toMatchObject({ contactEmail: defaultConfig.contactEmail, consent: 'granted' })
})

test('Put back, a tag is the one that was connected last', () => {
  const first = addTag({ 'contact-email': 'first@factory.example' })
  addTag({ 'contact-email': 'second@factory.example' })
  document.body.append(first)
  expect(contactEmail()).toBe('first@factory.example')
})

test('A tag that comes back with other settings never says those that it had when it left', async () => {
  const tag = addTag({ firebase: '{"apiKey":"before"}' })
  tag.remove()
  await untilAway()
  tag.setAttribute('firebase', '{"apiKey":"now"}')
  const seen: unknown[] = []
  onTestFinished(config.listen(({ firebase }) => seen.push(firebase?.apiKey)))
  document.body.append(tag)
  // In between, accounts would have connected to the other project.
  expect(seen).toEqual(['now'])
})

test('A tag outside the page says nothing', () => {
  document.createElement('mrp-config').setAttribute('contact-email', 'nowhere@factory.example')
  expect(contactEmail()).toBe(defaultConfig.contactEmail)
})

test.for(['open', 'closed'] as const)('A tag counts in a shadow root too, %s', mode => {
  const host = document.createElement('div')
  document.body.append(host)
  host.attachShadow({ mode }).innerHTML =
    '<mrp-config contact-email="inside@factory.example" consent="required">'
  expect(config.get()).toMatchObject({ contactEmail: 'inside@factory.example', consent: 'required' })
  expect(readConsent()).toBeUndefined()
  host.remove()
  expect(readConsent()).toBe('granted')
})

test('A tag below data-mrp-ignore says nothing', () => {
  document.body.innerHTML =
    '<div data-mrp-ignore><mrp-config contact-email="stranger@evil.example"></mrp-config></div>'
  expect(contactEmail()).toBe(defaultConfig.contactEmail)
})

test('A malformed text of a later tag leaves what an earlier one says', () => {
  listenToConsole()
  addTag({ consent: 'required' })
  addTag({ consent: 'perhaps' })
  expect(config.get().consent).toBe('required')
})

test('Later wins between two tags, and what only one of them says stays', () => {
  addTag({ 'contact-email': 'first@factory.example', 'email-service-id': 'one' })
  addTag({ 'contact-email': 'second@factory.example', 'email-public-key': 'key' })
  expect(config.get()).toMatchObject({
    contactEmail: 'second@factory.example',
    emailService: { serviceId: 'one', publicKey: 'key' },
  })
})

test('An email service that is named later wins over an endpoint that was named before', () => {
  addTag({ endpoint: '/requests' })
  expect(config.get().endpoint).toBe('/requests')
  const tag = addTag(service)
  expect(config.get().endpoint).toBe('')
  tag.setAttribute('endpoint', '/both')
  expect(config.get().endpoint).toBe('/both')
})

test.for([
  ['configure()', configure],
  ['mrpWidgets.configure()', (settings: object) => Reflect.get(globalThis, 'mrpWidgets').configure(settings)],
] as const)('An email service given to %s wins over an endpoint that was given before', ([, give]) => {
  offerPageApi()
  give({ endpoint: '/requests' })
  give({ emailService: { serviceId: 'local' } })
  expect(config.get().endpoint).toBe('')
  give({ endpoint: '/later' })
  expect(config.get().endpoint).toBe('/later')
})

test('A removed attribute gives the setting back its default', () => {
  const tag = addTag({ 'contact-email': 'sales@factory.example', ...service })
  tag.removeAttribute('contact-email')
  tag.removeAttribute('email-origin')
  expect(contactEmail()).toBe('hello@mrp-agent.example')
  expect(config.get().emailService.origin).toBeUndefined()
  expect(config.get().emailService.serviceId).toBe('local')
})

test('“data-” attributes and properties of the tag are settings too', () => {
  const tag = addTag({ 'data-contact-email': 'data@factory.example' })
  expect(contactEmail()).toBe('data@factory.example')
  Object.assign(tag, { contactEmail: 'property@factory.example' })
  expect(contactEmail()).toBe('property@factory.example')
})

test.for(['{apiKey}', '[]', '"key"', ''])('A malformed project is none, and one warning: %s', firebase => {
  const lines = listenToConsole()
  addTag({ firebase })
  expect(config.get().firebase).toBeUndefined()
  expect(lines).toEqual([expect.stringMatching(/^<mrp-config> attribute "firebase": ".*" is not/)])
})

test('Messages are an attribute in JSON, by key or by language', () => {
  const lines = listenToConsole()
  const messages = { 'demo.submit': 'Go', de: { 'demo.submit': 'Los' } }
  addTag({ messages: JSON.stringify(messages) })
  expect(config.get().messages).toEqual(messages)
  expect(lines).toEqual([])
  addTag({ messages: '{"de":{"demo.submit":{"text":"Los"}}}' })
  expect(lines).toEqual([
    expect.stringMatching(/^<mrp-config> attribute "messages": .* has an object where a text should be/),
  ])
})

test.for([
  ['analytics', 'datalayers', 'dataLayer', wantsOutcomes],
  ['analytics', '', 'dataLayer', wantsOutcomes],
  ['attribution', 'onn', 'on', wantsAttribution],
  ['attribution', '', 'on', wantsAttribution],
] as const)('A %s of “%s” neither starts nor stops it', ([name, wrong, right, isWanted]) => {
  listenToConsole()
  addTag({ [name]: wrong })
  expect(isWanted()).toBe(false)
  addTag({ [name]: right })
  addTag({ [name]: wrong })
  expect(isWanted()).toBe(true)
})

test('A misspelled setting that is given to configure() leaves what the tags say', () => {
  addTag({ analytics: 'dataLayer' })
  configure({ analytics: 'datalayers' } as never)
  expect(wantsOutcomes()).toBe(true)
})

test('A page whose `consent` is misspelled waits for consent, and the console says so', () => {
  const lines = listenToConsole()
  addTag({ consent: 'yes' })
  expect(readConsent()).toBeUndefined()
  expect(config.get().consent).toBe('required')
  expect(lines).toEqual([
    '<mrp-config> attribute "consent": "yes" is not one of "granted", "required"; "required" is used.',
  ])
})

test('An empty `consent` says nothing', () => {
  addTag({ consent: 'required' })
  addTag({ consent: '' })
  expect(readConsent()).toBeUndefined()
})
