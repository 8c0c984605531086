import { parseFragment } from 'parse5'
import { afterEach, expect, test, vi } from 'vitest'
import { prerender } from '../../src/entries/ssr.ts'
import { config, configure, defaultConfig } from '../../src/services/config.ts'
import { listenToConsole } from '../support/console.ts'

// The bundle's public `prerender(html)`: what it adds to a page, and what it leaves alone.

const root = /<template shadowrootmode="open"[^>]*>.*?<\/template>/gs
const withoutRoots = (html: string) => html.replace(root, '')

test('A tag gets a declarative shadow root right behind its start tag, before its children', async () => {
  const html = await prerender('<mrp-demo-form class="big"><a href="/demo">Demo</a></mrp-demo-form>')
  expect(html).toMatch(/^<mrp-demo-form class="big"><template shadowrootmode="open"/)
  expect(html).toMatch(/<\/template><a href="\/demo">Demo<\/a><\/mrp-demo-form>$/)
})

test.for([
  [
    'a whole page',
    '<!DOCTYPE html>\n<html lang=en><head><title>A &amp; B</title></head>\n<body>%</body>\n</html>\n',
  ],
  ['a piece', '<p class=x>One<br>two &nbsp;%<!-- a comment --></p>'],
  ['careless markup', '<DIV>%<p>unclosed<td>'],
])('The rest of %s stays as it is, to the letter', async ([, frame = '']) => {
  const page = frame.replace('%', '<mrp-timeline  HEADING=Then></mrp-timeline>')
  const html = await prerender(page)
  expect(html).toMatch(root)
  expect(withoutRoots(html)).toBe(page)
})

test.for(['R&D', 'A&quot;B', '&amp;lt;b&gt;', '"\\"<b>&nbsp;'])(
  'The root says exactly what it was made from, to hydrate with it, where a heading is %s',
  async heading => {
    const written = heading.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
    const html = await prerender(`<mrp-timeline heading="${written}"></mrp-timeline>`)
    const markup = html.slice(html.indexOf('<div'), html.indexOf('</template>'))
    const attributes = parseFragment(markup).childNodes.flatMap(node => ('attrs' in node ? node.attrs : []))
    const madeFrom = attributes.find(({ name }) => name === 'data-made-from')?.value ?? ''
    expect(JSON.parse(madeFrom)).toEqual({ heading })
  },
)

test('The page’s own <mrp-config> is applied, wherever it stands', async () => {
  const html = await prerender(
    '<mrp-contact-details></mrp-contact-details><mrp-config contact-email="sales@pumps.example"></mrp-config>',
  )
  expect(html).toContain('mailto:sales@pumps.example')
})

test.for([
  ['a tag that is not ours', '<mrp-unknown></mrp-unknown><my-form></my-form>'],
  ['a tag in a <template>', '<template><mrp-timeline></mrp-timeline></template>'],
  [
    'a tag in a script or a comment',
    '<script>"<mrp-timeline></mrp-timeline>"</script><!--<mrp-faq></mrp-faq>-->',
  ],
  ['a tag in a text area', '<textarea><mrp-faq></mrp-faq></textarea>'],
])('%s is left alone', async ([, html = '']) => {
  expect(await prerender(html)).toBe(html)
})

test('A page prerendered twice is not changed by the second time', async () => {
  const once = await prerender('<mrp-timeline></mrp-timeline>')
  expect(await prerender(once)).toBe(once)
})

test('A heading set to nothing is left out, not shown empty', async () => {
  expect(await prerender('<mrp-benefits heading=""></mrp-benefits>')).not.toContain('<h2')
  expect(await prerender('<mrp-benefits></mrp-benefits>')).toContain('<h2')
})

test.for(['heading', 'lead'])('What stands in the slot “%s” takes the place of the text', async slot => {
  expect(await prerender('<mrp-page-intro lead="Ours"></mrp-page-intro>')).toContain(`<slot name="${slot}">`)
})

// A page is quoted in the server's log, where a terminal would obey what is written into it.

test('What a terminal would obey is spelt out', async () => {
  const lines = listenToConsole()
  await prerender('<mrp-config analytics="&#x1b;[2Jdone&#x202e;"></mrp-config>')
  expect([...new Set(lines)]).toEqual([
    '<mrp-config> attribute "analytics": "\\u{1b}[2Jdone\\u{202e}" is not one of "off", "dataLayer"; the default is used.',
  ])
})

// In which language `prerender(html)` makes a form.

const form = '<mrp-contact-form></mrp-contact-form>'

test.for([
  ['its own `lang`', '<html lang="fr"><mrp-contact-form lang=" de-AT "></mrp-contact-form></html>', 'de'],
  [
    'its own `data-lang`',
    '<div lang="fr"><mrp-contact-form data-lang=" de "></mrp-contact-form></div>',
    'de',
  ],
  ['its own `lang` before that', '<mrp-contact-form lang="es" data-lang="de"></mrp-contact-form>', 'es'],
  [
    'what is around an empty one of its own',
    '<p lang="es"><mrp-contact-form lang="" data-lang="de"></mrp-contact-form>',
    'es',
  ],
  [
    'the nearest `lang` around it',
    `<html lang="fr"><div lang="es"><p lang="">${form}</p></div></html>`,
    'es',
  ],
  ['English, where nothing says one', form, 'en'],
  ['English, where the language is unknown', `<div lang="ja">${form}</div>`, 'en'],
] as const)('A form is made in %s, and says so', async ([, html, language]) => {
  const made = await prerender(html)
  const button = { de: 'Nachricht senden', es: 'Enviar mensaje', en: 'Send Message' }[language]
  expect(made).toContain(`${button}</button>`)
  expect(made).toMatch(new RegExp(`data-made-from="[^"]*" lang="${language}"`))
})

test('Sections, which are in English, say nothing of a language', async () => {
  const section = '<div lang="de"><mrp-timeline></mrp-timeline></div>'
  expect(await prerender(section)).not.toMatch(/data-made-from="[^"]*" lang=/)
})

// The settings of a page count while it is prerendered, and leave nothing behind.

afterEach(() => configure({ brandName: undefined }))

test('A page that asks for analytics starts nothing in Node, which has no page to listen to', async () => {
  const page = '<mrp-config analytics="dataLayer" consent="required"></mrp-config>'
  await expect(prerender(page)).resolves.toContain('analytics="dataLayer"')
})

test('Afterwards the settings are those that the server had set', async () => {
  configure({ brandName: 'Pumps' })
  const before = config.get()
  await prerender('<mrp-config brand-name="Valves"></mrp-config>')
  expect(config.get()).toBe(before)
})

test('The settings are those that the server had set when prerendering fails in the middle', async () => {
  configure({ brandName: 'Pumps' })
  const before = config.get()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {
    throw new Error('The log is full.')
  })
  const page = '<mrp-config brand-name="Valves"></mrp-config><mrp-config analytics="sometimes"></mrp-config>'
  await expect(prerender(page)).rejects.toThrow('The log is full.')
  warn.mockRestore()
  expect(config.get()).toBe(before)
  expect(await prerender('<mrp-site-footer></mrp-site-footer>')).not.toContain('Valves')
})

test('Many pages prerendered at once, some of which fail, keep to their own settings', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {
    throw new Error('The log is full.')
  })
  const names = Array.from({ length: 20 }, (_, index) => `Company ${index}.`)
  const pages = names.map((name, index) =>
    prerender(
      `<mrp-site-footer></mrp-site-footer><mrp-config brand-name="${name}" analytics="${index % 3 ? 'off' : 'sometimes'}"></mrp-config>`,
    ),
  )
  for (const [index, result] of (await Promise.allSettled(pages)).entries()) {
    expect(result.status).toBe(index % 3 ? 'fulfilled' : 'rejected')
    if (result.status === 'fulfilled')
      expect(names.filter(name => result.value.includes(name))).toEqual([names[index]])
  }
  vi.restoreAllMocks()
  expect(config.get()).toStrictEqual(defaultConfig)
})
