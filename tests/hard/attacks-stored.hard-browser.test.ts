import { expect, test, vi } from 'vitest'
import { define } from '../../src/custom-element/define.ts'
import account from '../../src/elements/account/mrp-account.tsx'
import contactForm from '../../src/elements/contact-form/mrp-contact-form.tsx'
import demoForm from '../../src/elements/demo-form/mrp-demo-form.tsx'
import header from '../../src/elements/header/mrp-site-header.tsx'
import { settled } from '../support/mount.tsx'
import { attackTexts, isLong } from './attacks.ts'
import { countTried, expectUnharmed, listenForErrors } from './unharmed.ts'

// What the page's address says, and what the browser has stored.

const errors = listenForErrors()

const fields = [
  'full-name',
  'company-name',
  'job-title',
  'email',
  'phone',
  'comments',
  'name',
  'subject',
  'message',
]
const choices = ['sku-count', 'erp-system', 'best-time']

/** The fields of the only form, by name. */
const typedIn = (host: Element): FormData => {
  const form = host.shadowRoot?.querySelector('form')
  if (!form) throw new Error('There is no form.')
  return new FormData(form)
}

test('Answers in the address come into the fields as text, and no further', async context => {
  define(demoForm)
  define(contactForm)
  let inputs = 0
  for (const attack of attackTexts) {
    const names = isLong(attack) ? ['full-name'] : [...fields, ...choices, 'utm_source', '__proto__', attack]
    const parameters = names.map(name => [name, attack])
    inputs += names.length
    history.replaceState(null, '', `?${new URLSearchParams(parameters)}`)
    const forms = [demoForm.tag, contactForm.tag].map(tag => document.createElement(tag))
    const ready = forms.map(form => new Promise(done => form.addEventListener('mrp-ready', done)))
    document.body.append(...forms)
    await Promise.all(ready)
    await settled()
    const [demo] = forms
    if (demo) {
      const expected = document.createElement('input')
      expected.value = attack.toWellFormed().trim().slice(0, 2000)
      expect(typedIn(demo).get('fullName')).toBe(expected.value.toWellFormed())
      expect(typedIn(demo).get('erpSystem')).toBe('')
    }
    expectUnharmed(attack, errors)
    document.body.replaceChildren()
  }
  history.replaceState(null, '', location.pathname)
  countTried(context, inputs)
})

/** Every key that the bundle reads; a test below fails when there is another. */
const local = ['mrp:users', 'mrp:current-user', 'mrp:remember-me', 'mrp:users:unreadable']
const session = ['mrp:draft:demo', 'mrp:draft:contact', 'mrp:draft:account', 'mrp:first-touch']

/** What may be stored under a key: the attack itself, and where the bundle looks for texts. */
function storable(attack: string): readonly string[] {
  const row = { type: attack, results: attack, status: attack, date: attack }
  const names = [
    'id',
    'email',
    'password',
    'fullName',
    'companyName',
    'jobTitle',
    'lastLogin',
    'comments',
    'message',
  ]
  // What is stored has an end.
  if (isLong(attack)) return [attack, JSON.stringify(attack), JSON.stringify({ id: '1', email: attack })]
  const user = {
    ...Object.fromEntries(names.map(name => [name, attack])),
    erpConnections: [row],
    savedMrpRuns: [row],
  }
  return [
    attack,
    ...[attack, user, [user], [attack, attack], { ...user, id: {} }].map(value => JSON.stringify(value)),
  ]
}

test('Whatever the browser has stored, the pages that read it are whole', async context => {
  const read = new Set<string>()
  const getItem = Storage.prototype.getItem
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(function (this: Storage, key) {
    read.add(key)
    return getItem.call(this, key)
  })
  for (const definition of [account, header, demoForm, contactForm]) define(definition)
  document.body.append(...[account.tag, header.tag].map(tag => document.createElement(tag)))
  await settled()
  let inputs = 0
  for (const attack of attackTexts) {
    for (const value of storable(attack)) {
      for (const key of local) {
        localStorage.setItem(key, value)
        dispatchEvent(new StorageEvent('storage', { key }))
      }
      for (const key of session) sessionStorage.setItem(key, value)
      inputs += local.length + session.length
      const forms = [demoForm.tag, contactForm.tag].map(tag => document.createElement(tag))
      document.body.append(...forms)
      await settled()
      expectUnharmed(attack, errors)
      for (const form of forms) form.remove()
    }
  }
  expect([...read].filter(key => ![...local, ...session].includes(key))).toEqual([])
  countTried(context, inputs)
})

test('Stored words that are keys of every object are shown as they are', async () => {
  const row = { type: 'constructor', status: '__proto__', date: 'toString' }
  const user = { id: '1', email: 'anna@huber.example', erpConnections: [row], savedMrpRuns: [] }
  localStorage.setItem('mrp:current-user', JSON.stringify(user))
  define(account)
  const area = document.createElement(account.tag)
  document.body.append(area)
  await expect
    .poll(() => [...area.querySelectorAll('tbody :is(th, td)')].map(cell => cell.textContent))
    .toEqual(['constructor simulated', '__proto__', 'toString'])
})
