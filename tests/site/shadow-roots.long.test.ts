import { expect, test } from 'vitest'
import { openInTurn } from '../support/chromium.ts'
import { lettersFrom, localInbox, saveData, scriptTag, sendRequest } from '../support/form-page.ts'
import { rested } from '../support/rested.ts'

// Our tags in shadow roots of other components.

const visit = openInTurn()
const form = '<mrp-demo-form></mrp-demo-form>'
const button = { name: 'Request a Demo' } as const

/** A component of somebody else, whose open shadow root has a form. */
const define = `class PartnerCard extends HTMLElement {
  connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<p>Ours</p><mrp-demo-form></mrp-demo-form>' }
}
customElements.define('partner-card', PartnerCard)`

test.for([
  [
    'is defined after the script ran',
    `${scriptTag}<partner-card></partner-card><script>addEventListener('load', () => setTimeout(() => { ${define} }, 300))</script>`,
  ],
  [
    'is declarative',
    `${scriptTag}<partner-card><template shadowrootmode="open"><p>${form}</template></partner-card>`,
  ],
  [
    'stands in another one',
    `${scriptTag}<script>${define}</script><div><template shadowrootmode="open"><section><partner-card></partner-card></section></template></div>`,
  ],
  [
    'is filled later',
    `${scriptTag}<div id="d"></div><script>const root = d.attachShadow({ mode: 'open' }); addEventListener('load', () => setTimeout(() => { root.innerHTML = '<p>${form}' }, 300))</script>`,
  ],
] as const)(
  'A form in the open shadow root of a component that %s is found and sends',
  async ([how, html]) => {
    const { page, complaints } = await visit(`<body>${localInbox}${html}`)
    await page.getByRole('button', button).waitFor()
    await sendRequest(page, `Roots ${how}`)
    expect(await lettersFrom(page, `Roots ${how}`)).toHaveLength(1)
    expect(complaints).toEqual([])
  },
)

test('A form in a closed root, and one in a root that comes later, are found', async () => {
  const html = `${localInbox}${scriptTag}<div id="d"></div><script type="module">
    await new Promise(resolve => setTimeout(resolve, 500))
    const root = d.attachShadow({ mode: 'closed' })
    root.innerHTML = '${form}'
    globalThis.isPainted = () => root.querySelector('mrp-demo-form').shadowRoot !== null
  </script>`
  const { page } = await visit(`<body>${html}`)
  await page.waitForFunction('globalThis.isPainted?.()')
})

const declared = `<partner-card><template shadowrootmode="open"><p>${form}</template></partner-card>`

test.for([
  ['the language of the page', () => document.documentElement.setAttribute('lang', 'de'), 'Demo anfragen'],
  [
    'settings that come later',
    () => {
      const settings = document.createElement('mrp-config')
      settings.setAttribute('messages', '{"demo.submit":"See it"}')
      document.body.append(settings)
    },
    'See it',
  ],
] as const)('A sleeping form in the root of a component follows %s', async ([, change, name]) => {
  const { page } = await visit(`<html lang="en"><body>${scriptTag}${declared}`, opened => saveData(opened))
  await page.getByRole('button', button).waitFor()
  await page.evaluate(change)
  await page.getByRole('button', { name }).waitFor()
})

test('Nothing below `data-mrp-ignore` is found, in a shadow root either', async () => {
  const { page } = await visit(
    `<body>${localInbox}${scriptTag}<script>${define}</script><div data-mrp-ignore><partner-card></partner-card></div>${form}`,
  )
  await page.getByRole('button', button).first().waitFor()
  await rested(page)
  expect(await page.getByRole('button', button).count()).toBe(1)
})
