import { expect, test, vi } from 'vitest'
import * as demo from '../support/demo-form.ts'
import { readMail } from '../support/mail.ts'
import { otherTab } from '../support/storage.ts'
import { untilTrue } from '../support/visitor.ts'
import { type BehaviourName, fakeNetwork } from './faults/network.ts'
import { fakeStorage } from './faults/storage.ts'
import { holdTime, pass } from './faults/time.ts'

// The faults that have a name, one by one. Those of the service alone are in tests/request/demo-failures.

const comments = demo.field('Comments (optional)')

/** A demo request on its way to a service that behaves so after a while, on a page whose time stands still. */
async function sendTo(service: BehaviourName, after = 5000) {
  const element = await demo.mountDemoForm()
  await demo.typeRequest()
  await comments.fill('Bearings are always short.')
  const network = fakeNetwork()
  network.decide({ service, after })
  holdTime()
  await demo.sendButton.click()
  await untilTrue(() => network.asked.length === 1)
  return { element, network }
}

test.for(['is cut off after it has the whole request', 'is cut off in the middle of its answer'] as const)(
  'A service that %s is never asked again by itself: the mail app has the request',
  async service => {
    const mails = demo.watchMailApp()
    const { network } = await sendTo(service)
    await pass(5000)
    await expect.element(demo.mailPanel).toBeVisible()
    await pass(3_600_000)
    expect(network.asked).toHaveLength(1)
    expect(mails).toHaveLength(1)
    expect(readMail(mails[0]).lines).toContain('Comments: Bearings are always short.')
  },
)

test('A connection that is lost while sending hands over to the mail app, and nothing is sent when it is back', async () => {
  const mails = demo.watchMailApp()
  const { network } = await sendTo('answers 200')
  network.goOffline()
  await expect.element(demo.mailPanel).toBeVisible()
  network.goOnline()
  await pass(3_600_000)
  expect(network.asked).toHaveLength(1)
  expect(mails).toHaveLength(1)
})

test('Whoever was offline sends the request with the next press, once', async () => {
  demo.watchMailApp()
  await demo.mountDemoForm()
  const network = fakeNetwork()
  network.goOffline()
  await demo.submitRequest()
  await expect.element(demo.mailPanel).toBeVisible()
  network.goOnline()
  await demo.sendButton.click()
  await expect.element(demo.successScreen).toBeVisible()
  expect(network.asked.map(({ cut }) => cut)).toEqual([true, false])
})

test('A tab that is frozen while sending has its answer when it is resumed', async () => {
  demo.watchMailApp()
  const { network } = await sendTo('answers 200')
  document.dispatchEvent(new Event('freeze'))
  await pass(3_600_000)
  document.dispatchEvent(new Event('resume'))
  await expect.element(demo.successScreen).toBeVisible()
  expect(network.asked).toHaveLength(1)
})

test('A page that goes into the back/forward cache while sending goes on where it was', async () => {
  const { network } = await sendTo('answers 200')
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.element(comments).toHaveValue('Bearings are always short.')
  await pass(5000)
  await expect.element(demo.successScreen).toBeVisible()
  expect(network.asked).toHaveLength(1)
})

test('A connection that the back/forward cache has broken leaves the request on screen', async () => {
  const mails = demo.watchMailApp()
  const { network } = await sendTo('never answers')
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  network.goOffline()
  network.goOnline()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.element(demo.mailPanel).toBeVisible()
  expect([network.asked.length, mails.length]).toEqual([1, 1])
})

test('A clock that is set back by a day makes no 12 s longer', async () => {
  const mails = demo.watchMailApp()
  await sendTo('never answers')
  await pass(6000)
  vi.setSystemTime(Date.now() - 86_400_000)
  await pass(5999)
  expect(mails).toEqual([])
  await pass(1)
  await expect.element(demo.mailPanel).toBeVisible()
})

test('An element that is removed while sending sends once, and comes back empty', async () => {
  const { element, network } = await sendTo('answers 200')
  element.remove()
  await pass(5000)
  await expect.element(demo.toast('Demo Requested!')).toBeVisible()
  document.body.append(element)
  await expect.element(comments).toHaveValue('')
  expect(network.asked).toHaveLength(1)
})

test('An element that is removed while sending in vain hands over to the mail app, and comes back with its text', async () => {
  const mails = demo.watchMailApp()
  const { element } = await sendTo('answers 500')
  element.remove()
  await pass(5000)
  await expect.poll(() => mails).toHaveLength(1)
  document.body.append(element)
  await expect.element(comments).toHaveValue('Bearings are always short.')
})

test.for(['blocked', 'full'] as const)(
  'With storage %s and no mail app, an element that was removed while sending still comes back with its text',
  async state => {
    demo.refuseMailApp()
    fakeStorage(state)
    const { element } = await sendTo('answers 500')
    element.remove()
    await pass(5000)
    await expect.element(demo.toast('Send Failed')).toBeVisible()
    document.body.append(element)
    await expect.element(comments).toHaveValue('Bearings are always short.')
  },
)

test('A draft that another page writes over in mid-write changes nothing on screen, nor what is sent', async () => {
  const other = await otherTab()
  await demo.mountDemoForm()
  const network = fakeNetwork()
  const setItem = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    setItem.call(this, key, value)
    setItem.call(other.sessionStorage, key, '{"fullName":"Somebody else","comments":')
  })
  await demo.typeRequest()
  await comments.fill('Bearings are always short.')
  await expect.element(demo.field('Full name')).toHaveValue('Anna Huber')
  await demo.sendButton.click()
  await expect.element(demo.successScreen).toBeVisible()
  expect(network.asked.map(({ body }) => body)).toMatchObject([
    { template_params: { from_name: 'Anna Huber', comments: 'Bearings are always short.' } },
  ])
})
