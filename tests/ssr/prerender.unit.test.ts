import { parseFragment } from 'parse5'
import { expect, test } from 'vitest'
import { prerender } from '../../src/entries/ssr.ts'

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
