import { expect, test } from 'vitest'
import { takeEarlyClicks } from '../../src/custom-element/early-clicks.ts'

// A button that was pressed before its code came, from then until the element is mounted.

function pressedEarly(type: 'submit' | 'button') {
  const host = document.createElement('div')
  document.body.append(host)
  const root = host.attachShadow({ mode: 'open' })
  root.innerHTML = `<div data-root><input><button type="${type}" aria-busy="true">Press</button></div>`
  const container = root.querySelector('div') ?? document.createElement('div')
  let clicks = 0
  root.querySelector('button')?.addEventListener('click', () => {
    clicks += 1
  })
  return {
    clickAgain: takeEarlyClicks(host, root, container),
    type: () =>
      root.querySelector('input')?.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true })),
    clicks: () => clicks,
  }
}

test('A button that was pressed early is clicked once its code is there', () => {
  const { clickAgain, clicks } = pressedEarly('submit')
  expect(clicks()).toBe(0)
  clickAgain()
  expect(clicks()).toBe(1)
})

test('A form is not sent whose visitor has typed on since the press', () => {
  const { clickAgain, type, clicks } = pressedEarly('submit')
  type()
  clickAgain()
  expect(clicks()).toBe(0)
})

test('Typing on takes back no press of a button that sends nothing', () => {
  const { clickAgain, type, clicks } = pressedEarly('button')
  type()
  clickAgain()
  expect(clicks()).toBe(1)
})
