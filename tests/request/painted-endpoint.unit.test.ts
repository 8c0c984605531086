import { expect, onTestFinished, test } from 'vitest'
import { Properties } from '../../src/custom-element/properties.ts'
import mrpConfig, { settingsIn } from '../../src/elements/mrp-config.tsx'
import { setAction } from '../../src/request/form-action.ts'
import { config, configure, giveSettings } from '../../src/services/config.ts'
import { removeSource } from '../../src/services/written-settings.ts'

// A painted form and the same form awake read what the page says in two ways, and send to one endpoint.

type Texts = Readonly<Record<string, string>>

/** Puts a tag of settings into the page until the test ends. */
function addTag(texts: Texts): void {
  const tag = { getAttribute: (name: string) => texts[name] ?? null }
  const given = new Properties('mrp-config', mrpConfig.attributes, tag).read().given()
  giveSettings(tag, settingsIn(given))
  onTestFinished(() => removeSource(tag))
}

/** Returns where a painted form sends; empty where that is the visitor's mail app. */
function paintedEndpoint(): string {
  const attributes = new Map([['action', 'mailto:hello@factory.example']])
  const form = {
    dataset: { mail: 'mailto:hello@factory.example?subject=Demo' },
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, text: string) => attributes.set(name, text),
  }
  setAction(form as never, { getAttribute: () => null } as never)
  return attributes.get('action')?.replace(/^mailto:.*/, '') ?? ''
}

const tag = { endpoint: 'https://tag.example/' }
const service = { 'email-service-id': 'service' }

test.for([
  ['of the only tag', [tag], undefined, tag.endpoint],
  ['of the later tag', [{ endpoint: '/in' }, tag], undefined, tag.endpoint],
  ['that configure() names', [tag], { endpoint: '/in' }, '/in'],
  ['none, where the later tag’s is empty', [tag, { endpoint: '' }], undefined, ''],
  ['none, where configure() has an empty one', [tag], { endpoint: '' }, ''],
  ['none, where the later tag names an email service', [tag, service], undefined, ''],
  ['of the tag behind that of an email service', [service, tag], undefined, tag.endpoint],
  [
    'of the tag, where configure() has none that can be one',
    [tag],
    { endpoint: 'mailto:a@b.example' },
    tag.endpoint,
  ],
] as const)('A form sends to one endpoint, painted and awake: %s', ([, tags, settings, endpoint]) => {
  for (const texts of tags) addTag(texts)
  if (settings) configure(settings)
  onTestFinished(() => configure({ endpoint: undefined }))
  expect([paintedEndpoint(), config.get().endpoint]).toEqual([endpoint, endpoint])
})
