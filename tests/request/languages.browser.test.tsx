import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import demoForm from '../../src/elements/demo-form/mrp-demo-form.tsx'
import { configure } from '../../src/services/config.ts'
import { addElement, addToaster, rendered } from '../support/add-element.ts'
import { listenToConsole } from '../support/console.ts'
import { mountContactForm, typeMessage } from '../support/contact-form.ts'
import {
  field,
  lettersFrom,
  localInbox,
  mountDemoForm,
  type,
  watchEvent,
  watchMailApp,
} from '../support/demo-form.ts'
import { press, typeInto } from '../support/hands.ts'
import { readMail } from '../support/mail.ts'
import { addPrerendered } from '../support/mount.tsx'

// “lang picks the texts”: its own, the nearest around it, then the browser's.

const button = (name: string) => page.getByRole('button', { name, exact: true })
const german = button('Demo anfragen')
const english = button('Request a Demo')

/** Puts a form into a place in the page. */
function addForm(place: ParentNode & Node = document.body, lang?: string): HTMLElement {
  configure({ emailService: localInbox ?? {} })
  const element = document.createElement('mrp-demo-form')
  if (lang !== undefined) element.setAttribute('lang', lang)
  place.append(element)
  return element
}

function addPlace(lang: string): HTMLElement {
  const place = document.createElement('div')
  place.lang = lang
  document.body.append(place)
  return place
}

test.for([
  ['de-AT', 'Demo anfragen'],
  ['fr-CH', 'Demander une démo'],
  ['ja', 'Request a Demo'],
] as const)('`lang="%s"`: the form says “%s”, and which language that is', async ([lang, label]) => {
  const element = addForm(document.body, lang)
  await expect.element(button(label)).toBeVisible()
  const known = lang === 'ja' ? 'en' : lang.slice(0, 2)
  expect(element.shadowRoot?.querySelector<HTMLElement>('[data-root]')?.lang).toBe(known)
})

test('`data-lang` counts where a filter lets only that through', async () => {
  const element = addForm()
  element.setAttribute('data-lang', 'de')
  await expect.element(german).toBeVisible()
})

test('A `lang` counts across a shadow root', async () => {
  const place = addPlace('de')
  addForm(place.attachShadow({ mode: 'open' }))
  await expect.element(german).toBeVisible()
})

test('Where no `lang` says one, it is the browser’s', async () => {
  document.documentElement.removeAttribute('lang')
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ja', 'de-CH', 'fr'])
  addForm()
  await expect.element(german).toBeVisible()
})

test('A page that says it is English stays English in a German browser', async () => {
  document.documentElement.lang = 'en'
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de'])
  addForm()
  await expect.element(english).toBeVisible()
})

test('A change of `lang` changes the texts and keeps what was typed and what is wrong', async () => {
  const element = await mountDemoForm()
  await press(english)
  await type({ 'Full name': 'Anna Huber' })
  await typeInto(field('Best time to reach you'), 'Morning (9am–12pm)')
  element.lang = 'de'
  await expect.element(field('Vor- und Nachname')).toHaveValue('Anna Huber')
  await expect.element(field('Am besten erreichbar')).toHaveValue('Morning (9am–12pm)')
  await expect.element(page.getByText('Bitte geben Sie Ihr Unternehmen an.')).toBeVisible()
  element.removeAttribute('lang')
  await expect.element(field('Full name')).toHaveValue('Anna Huber')
})

test('A change of the page’s `lang` is followed', async () => {
  await mountDemoForm()
  document.documentElement.lang = 'es'
  await expect.element(button('Solicitar una demo')).toBeVisible()
})

test('A toast speaks its form’s language, its close button too', async () => {
  addToaster()
  addForm(addPlace('de'))
  await press(german)
  const toast = page.getByRole('alert').filter({ hasText: 'Angaben fehlen' })
  await expect.element(toast).toHaveTextContent('Bitte füllen Sie alle Pflichtfelder aus.')
  await expect.element(button('Schließen: Angaben fehlen')).toBeVisible()
})

test('What is sent stays English: the choices, and what stands for nothing', async () => {
  const submitted = watchEvent('mrp-submit')
  addForm(document.body, 'de')
  await type({
    'Vor- und Nachname': 'Gerda German',
    Unternehmen: 'Huber Gears',
    'E-Mail': 'anna@huber.example',
    'Am besten erreichbar': 'Vormittags (9–12 Uhr)',
    'ERP-System': 'Anderes',
  })
  await press(german)
  await expect
    .poll(() => lettersFrom('Gerda German'))
    .toMatchObject([{ best_time: 'Morning (9am–12pm)', erp_system: 'Other', comments: 'None' }])
  expect(submitted[0]?.detail.fields).toMatchObject({ bestTime: 'Morning (9am–12pm)', erpSystem: 'Other' })
})

test('The mail is wholly in the visitor’s language', async () => {
  const mails = watchMailApp()
  configure({ emailService: {} })
  const attributes = {
    lang: 'de',
    'full-name': 'Anna Huber',
    'company-name': 'Anna Huber',
    email: 'anna@huber.example',
    'erp-system': 'Other',
    source: 'messe',
    'best-time': 'Morning (9am–12pm)',
  }
  const element = addElement('mrp-demo-form', { attributes })
  await press(german)
  await expect.poll(() => mails).toHaveLength(1)
  const mail = readMail(mails[0])
  expect(mail.subject).toBe('Demo-Anfrage von Anna Huber')
  expect(mail.lines).toEqual(
    expect.arrayContaining([
      'Telefon: Nicht angegeben',
      'ERP-System: Anderes',
      'Gesendet von: messe',
      'Anmerkungen: Keine',
    ]),
  )
  expect(mail.lines.join('\n')).not.toMatch(/Not provided|None|Other|Morning/)
  const action = element.shadowRoot?.querySelector('form')?.getAttribute('action') ?? ''
  expect(readMail(action).subject).toBe('Demo-Anfrage')
})

test('A message without a subject is a mail in the visitor’s language too', async () => {
  const mails = watchMailApp()
  await mountContactForm({}, {})
  await typeMessage()
  document.documentElement.lang = 'de'
  await press(button('Nachricht senden'))
  await expect.poll(() => mails).toHaveLength(1)
  const { subject, lines } = readMail(mails[0])
  expect(subject).toBe('Nachricht über das Kontaktformular')
  expect(lines).toContain('Betreff: Nachricht über das Kontaktformular')
})

test('Messages of one language show in that one alone, and before those of all', async () => {
  configure({
    messages: { 'demo.submit': 'Go', 'demo.fullName': 'Who', de: { 'demo.submit': 'Los geht’s' }, en: {} },
  })
  addForm(document.body, 'de')
  await expect.element(button('Los geht’s')).toBeVisible()
  await expect.element(field('Who')).toBeVisible()
  document.querySelector('mrp-demo-form')?.setAttribute('lang', 'fr')
  await expect.element(button('Go')).toBeVisible()
  document.querySelector('mrp-demo-form')?.setAttribute('lang', 'en')
  await expect.element(button('Go')).toBeVisible()
})

test('Prerendered in English on a page without `lang`, it hydrates in English and then speaks the browser’s', async () => {
  document.documentElement.removeAttribute('lang')
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr'])
  const lines = listenToConsole()
  const ready = rendered()
  addPrerendered(demoForm)
  await ready
  await expect.element(button('Demander une démo')).toBeVisible()
  expect(lines).toEqual([])
})
