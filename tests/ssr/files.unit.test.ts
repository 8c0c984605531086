import { afterEach, expect, test, vi } from 'vitest'
import { prerender } from '../../src/entries/ssr.ts'
import { listenToConsole } from '../support/console.ts'

// The data files that elements name with `src`, while a page is prerendered.

const files: Readonly<Record<string, string>> = {
  '/faq.json': '[{"question":"Why <b>?","answer":"So."}]',
  '/faq.csv': '\uFEFFQuestion;Answer;Note\r\n"Why; then?";"So.\nReally.";\r\n;;\r\n',
  '/plans.csv':
    'name,price,period,features,button text,recommended,href\nSmall,$9,a month,"One\n\nTwo",Buy,TRUE,/buy\nBig,$90,a month,,Ask,FALSE,\n',
  '/half.json': '[{"question":"Right?","answer":"Yes."},{"question":7}]',
  '/links.csv': 'name,role,url\nAnn,Chief,https://ann.example/\nBob,Hacker,javascript:alert(1)\n',
}

const read = (src: string) => files[src]

afterEach(() => vi.restoreAllMocks())

test('An element’s root shows the list of its JSON file, as text', async () => {
  const html = await prerender('<mrp-faq src="/faq.json"></mrp-faq>', { read })
  expect(html).toContain('Why &lt;b&gt;?</summary>')
})

test('CSV has headings in any case and order, any delimiter, other columns, and lines within a cell', async () => {
  const html = await prerender('<mrp-faq src="/faq.csv"></mrp-faq>', { read })
  expect(html).toContain('Why; then?</summary>')
  expect(html).toContain('So.\nReally.')
  expect(html.match(/<summary/g)).toHaveLength(1)
})

test('A cell of CSV may hold a list, one entry to a line, and the tick of a spreadsheet', async () => {
  const html = await prerender('<mrp-pricing-plans src="/plans.csv"></mrp-pricing-plans>', { read })
  expect(html.match(/<li>[^<]*<\/li>/g)).toEqual(['<li>One</li>', '<li>Two</li>'])
  expect(html.match(/data-recommended=""/g)).toHaveLength(1)
  expect(html).toContain('href="/buy"')
})

test.for([
  ['TRUE', 'FALSE'],
  ['yes', 'No'],
  ['WAHR', 'FALSCH'],
  ['ja', 'nein'],
  ['VRAI', 'FAUX'],
  ['oui', 'non'],
  ['VERDADERO', 'FALSO'],
  ['Sí', 'no'],
])('A spreadsheet may write %s and %s', async ([yes, no]) => {
  const lines = listenToConsole()
  const rows = ['name,price,period,features,button text,recommended', `A,$9,,,Buy,${yes}`, `B,$9,,,Buy,${no}`]
  const page = '<mrp-pricing-plans src="/plans"></mrp-pricing-plans>'
  const html = await prerender(page, { read: () => rows.join('\n') })
  expect(html.match(/data-recommended=""/g)).toHaveLength(1)
  expect(lines).toEqual([])
})

test('Excel’s line that names the delimiter is no heading', async () => {
  const html = await prerender('<mrp-faq src="/faq"></mrp-faq>', {
    read: () => 'sep=;\r\nquestion;answer\r\nWhat, how, why?;Yes, no, maybe\r\n',
  })
  expect(html).toContain('What, how, why?</summary>')
})

test('Of columns with the same heading the first counts, and blank ones are nothing', async () => {
  const lines = listenToConsole()
  const html = await prerender('<mrp-faq src="/faq"></mrp-faq>', {
    read: () => 'Question,answer,,,question,__proto__\nFirst?,Yes,,,Second?,x\n',
  })
  expect(html).toContain('First?</summary>')
  expect(lines).toEqual([])
})

test('The script tag loads such an element’s code at once, to read the file again', async () => {
  expect(await prerender('<mrp-faq src="/faq.json"></mrp-faq>', { read })).toContain('data-wake="load"')
  expect(await prerender('<mrp-faq></mrp-faq>', { read })).toContain('data-wake="never"')
})

test('One file feeds every element that takes its entries', async () => {
  const page =
    '<mrp-pricing-plans src="/plans.csv"></mrp-pricing-plans><mrp-plan-comparison src="/plans.csv"></mrp-plan-comparison>'
  const html = await prerender(page, { read })
  expect(html.match(/\bBig\b/g)?.length).toBeGreaterThan(1)
  expect(html).not.toContain('Professional')
})

test('Of a file with a wrong entry, the others are shown, and one line names it', async () => {
  const lines = listenToConsole()
  const html = await prerender('<mrp-faq src="/half.json"></mrp-faq>', { read })
  expect(html).toContain('Right?</summary>')
  expect(lines).toEqual([
    '<mrp-faq> data file /half.json has a wrong entry 2: its "question" is not a text; only its valid entries are shown.',
  ])
})

test('A link in a file obeys the rule of attributes: never to a script', async () => {
  listenToConsole()
  const html = await prerender('<mrp-founders src="/links.csv"></mrp-founders>', { read })
  expect(html).toContain('https://ann.example/')
  expect(html).not.toMatch(/javascript:|Bob/)
})

test.for([
  ['is not there: put it there, or correct src', undefined],
  ['is empty: write a JSON list, or CSV with headings', ' \n'],
  ['is a web page: put a JSON or CSV file there', '<!doctype html><p>Not found'],
  ['is not a list', '{"items":[]}'],
  ['is not JSON (Unexpected end of JSON input)', '['],
  ['has a wrong entry 1: its "question" is not a text', '[{}]'],
  [
    'is no JSON list, and as CSV lacks the headings question, answer: write them in its first line',
    'Why?,So.\n',
  ],
  ['is not CSV (Quoted field unterminated): close each quote', 'question,answer\n"Why?,So.\n'],
  ['is larger than 256 kB: leave out entries', `[${' '.repeat(256_000)}]`],
] as const)('A tag whose file %s stays as it was written', async ([why, text]) => {
  const lines = listenToConsole()
  const page = '<mrp-faq src="/faulty"><a href="/faq">Questions</a></mrp-faq>'
  expect(await prerender(page, { read: () => text })).toBe(page)
  expect(lines).toEqual([`<mrp-faq> data file /faulty ${why}; nothing of it is shown.`])
})

test('A tag with a list of its own shows that where its file is faulty, as in the browser', async () => {
  listenToConsole()
  const items = '[{"question":"Own?","answer":"Yes."}]'
  const html = await prerender(`<mrp-faq src="/none" items='${items}'></mrp-faq>`, { read })
  expect(html).toContain('Own?</summary>')
})

test('A tag whose file can’t be read stays as it was written', async () => {
  const lines = listenToConsole()
  const page = '<mrp-faq src="/faq.json"></mrp-faq><mrp-faq></mrp-faq>'
  const html = await prerender(page, { read: () => Promise.reject(new Error('EACCES')) })
  expect(html).toMatch(/^<mrp-faq src="\/faq.json"><\/mrp-faq><mrp-faq><template/)
  expect(lines[0]).toContain('could not be read: EACCES')
})

test.for(['https://sheets.example/faq', '//sheets.example/faq'])(
  'A file at %s is read where the page’s settings name its origin alone, as in the browser',
  async src => {
    const lines = listenToConsole()
    const tag = `<mrp-faq src="${src}"></mrp-faq>`
    const readAny = vi.fn(() => files['/faq.json'])
    expect(await prerender(tag, { read: readAny })).toBe(tag)
    expect(readAny).not.toHaveBeenCalled()
    expect(lines).toEqual([
      `<mrp-faq> data file ${src} is on another origin: add https://sheets.example to src-origins of <mrp-config>; nothing of it is shown.`,
    ])
    const settings = '<mrp-config src-origins="https://a.example https://sheets.example/"></mrp-config>'
    expect(await prerender(settings + tag, { read: readAny })).toContain('Why &lt;b&gt;?')
  },
)

test('Without a way to read files, such tags stay as they were written, and one line says so', async () => {
  const lines = listenToConsole()
  const page = '<mrp-faq src="/faq.json"></mrp-faq><mrp-clients src="/clients.json"></mrp-clients>'
  expect(await prerender(page)).toBe(page)
  expect(lines).toEqual([
    'prerender: elements with src stay as written and load in the browser. To prerender them, tell how their files are read: prerender(html, { read }).',
  ])
})

test('A blank src is none', async () => {
  expect(await prerender('<mrp-faq src=" "></mrp-faq>')).toContain('<summary')
})
