import { expect, test } from 'vitest'
import { prerender } from '../../src/entries/ssr.ts'

// Where in a page `prerender(html)` puts a root: only where the rest of the page keeps its meaning.

const faq = '<mrp-faq></mrp-faq>'
const account = '<mrp-account></mrp-account>'
const heap = Array.from({ length: 300 }, (_, index) => `<b id=${index}>`).join('')
const rootsIn = (html: string) => html.split('shadowrootmode').length - 1

test.for([
  ['SVG, which a <div> would end', `<svg>${faq}</svg>`],
  ['MathML', `<math>${faq}</math>`],
  ['SVG inside HTML inside SVG', `<svg><desc><p><svg><g>${faq}</g></svg></p></desc></svg>`],
  ['a <noscript>, which is text to a browser with scripts', `<noscript>${faq}</noscript>`],
  ['a <select>, which only newer browsers let have elements', `<select><option>${faq}</select>`],
])('An element stays as it is written in %s', async ([, html = '']) => {
  expect(await prerender(html)).toBe(html)
})

test('HTML inside SVG is HTML: an element there is prerendered', async () => {
  const html = await prerender(`<svg><foreignObject>${faq}</foreignObject></svg>`)
  expect(html).toMatch(/^<svg><foreignObject><mrp-faq><template shadowrootmode="open">/)
})

test.for([
  ['a paragraph, which its <div> would end', `<p>${account}</p>`],
  ['a heading', `<h2>${account}</h2>`],
  ['a link, in which there is no other', `<a href="/login">${account}</a>`],
  ['a button, in which there is no other', `<button>${account}</button>`],
  ['a form, in which there is no other', `<form>${account}</form>`],
  ['a form that was never closed', `<div><form action="https://evil.example"></div>${account}`],
  ['a table', `<table>${account}</table>`],
  ['a heap of open tags, which each of its paragraphs would repeat', `<p>${heap}${account}`],
])(
  'The account area, which is in the page’s own markup, stays as it is written in %s',
  async ([, html = '']) => {
    expect(await prerender(html)).toBe(html)
  },
)

test('Elsewhere on such a page, elements are prerendered', async () => {
  const html = await prerender(`<p>${account}</p>${faq}<svg>${faq}</svg>`)
  expect(html).toContain(`<p>${account}</p><mrp-faq><template`)
  expect(html).toMatch(new RegExp(`<svg>${faq}</svg>$`))
  expect(rootsIn(html)).toBe(1)
})

test('The account area is prerendered where the page takes it', async () => {
  for (const frame of ['%', '<main><div>%</div></main>', '<form></form>%', '<b>%</b>'])
    expect(await prerender(frame.replace('%', account))).toContain('<mrp-account><template shadowrootmode')
})

test('What a table moves out of itself comes in the order in which it is written', async () => {
  const html = await prerender(
    `<table><tr><td><mrp-faq id="a"></mrp-faq></td></tr><mrp-faq id="b"></mrp-faq></table><p>the end</p>`,
  )
  expect(html.replace(/<template.*?<\/template>/gs, '')).toBe(
    '<table><tr><td><mrp-faq id="a"></mrp-faq></td></tr><mrp-faq id="b"></mrp-faq></table><p>the end</p>',
  )
  expect(rootsIn(html)).toBe(2)
})

test('Deeper than browsers let elements lie, one stays as it is written', async () => {
  const deep = (depth: number) => `${'<div>'.repeat(depth)}${faq}`
  expect(rootsIn(await prerender(deep(300)))).toBe(1)
  expect(await prerender(deep(500))).toBe(deep(500))
})

test('An element below or with `data-mrp-ignore` stays as written, and settings there count for nothing', async () => {
  const strangers =
    '<div lang="de" data-mrp-ignore><p><mrp-demo-form></mrp-demo-form><mrp-config brand-name="Thief"></mrp-config></p></div><mrp-faq data-mrp-ignore></mrp-faq>'
  const page = await prerender(`${strangers}<mrp-site-footer></mrp-site-footer>`)
  expect(page.startsWith(strangers)).toBe(true)
  expect(rootsIn(page)).toBe(1)
  expect(page.match(/Thief/g)).toHaveLength(1)
})
