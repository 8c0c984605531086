import { expect, test } from 'vitest'
import { findObjection, objectionTo, type Typed } from '../../../src/elements/account/access-check.ts'

// What is said to somebody who logs in or registers, before any account is looked up.

const anna: Typed = {
  fullName: 'Anna Huber',
  companyName: 'Huber Gears',
  jobTitle: 'Planner',
  email: 'anna@huber.example',
  password: 'gear-box-7',
  confirmPassword: 'gear-box-7',
}
const blank: Typed = {
  fullName: ' ',
  companyName: '',
  jobTitle: '\t',
  email: ' ',
  password: '',
  confirmPassword: '',
}

test('Each field that is empty, or blank, has its sentence; the toast says which form it was', () => {
  expect(findObjection('login', blank)).toEqual({
    faults: new Map([
      ['email', 'account.email.missing'],
      ['password', 'account.password.missing'],
    ]),
    title: 'account.toast.missing.title',
    description: 'account.toast.missing.login',
  })
  const objection = findObjection('register', blank)
  expect([...(objection?.faults.keys() ?? [])]).toEqual(Object.keys(blank))
  expect(objection?.description).toBe('account.toast.missing.register')
})

test('A password may be made of blanks', () => {
  expect(findObjection('login', { ...anna, password: '  ' })).toBeUndefined()
  expect(findObjection('register', { ...anna, password: '  ', confirmPassword: '  ' })).toBeUndefined()
})

test.for(['', 'gear-box-8', ' gear-box-7'])('A second password of “%s” is a mismatch', confirmPassword => {
  expect(findObjection('register', { ...anna, confirmPassword })).toEqual({
    faults: new Map([['confirmPassword', 'account.toast.mismatch.description']]),
    title: 'account.toast.mismatch.title',
    description: 'account.toast.mismatch.description',
  })
  expect(findObjection('login', { ...anna, confirmPassword })).toBeUndefined()
})

test('What is missing is said before what does not match', () => {
  const typed = { ...anna, jobTitle: '', confirmPassword: 'other' }
  expect(findObjection('register', typed)?.title).toBe('account.toast.missing.title')
})

test.for([
  ['mismatch', ['confirmPassword']],
  ['unknown-email', ['email']],
  ['email-taken', ['email']],
  ['invalid-email', ['email']],
  ['user-disabled', ['email']],
  ['wrong-password', ['password']],
  ['wrong-credentials', ['password']],
  ['weak-password', ['password']],
  ['network', []],
  ['too-many-requests', []],
] as const)('%s is said at %j', ([problem, fields]) => {
  expect([...objectionTo(problem).faults.keys()]).toEqual(fields)
})
