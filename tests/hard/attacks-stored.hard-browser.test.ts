import { expect, test } from 'vitest'
import { define } from '../../src/custom-element/define.ts'
import account from '../../src/elements/account/mrp-account.tsx'

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
