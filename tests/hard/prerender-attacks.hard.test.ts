import { expect, test, vi } from 'vitest'
import { prerender } from '../../src/entries/ssr.ts'
import { openChromium } from '../support/chromium.ts'
import { elements } from '../support/manifest.ts'
import { attacks } from './attacks.ts'

// Pages that strangers had a hand in, prerendered and loaded with scripts: what was harmless is so afterwards.

const visit = openChromium()

/** As a template that escapes writes into an attribute, and as one that only keeps the quotes shut. */
const escapings: readonly ((text: string) => string)[] = [
  text =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  text => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
]

/** Loads pages side by side; says of each whether a script ran in it, or an element of an attack stands in it. */
async function loadAll(pages: readonly string[]): Promise<boolean[]> {
  const frames = pages.map(html => {
    const frame = document.createElement('iframe')
    frame.srcdoc = html
    return frame
  })
  const loaded = frames.map(frame => new Promise(resolve => frame.addEventListener('load', resolve)))
  document.body.replaceChildren(...frames)
  // An image that fails has told so before its page is loaded.
  await Promise.all(loaded)
  return frames.map(
    ({ contentWindow, contentDocument }) =>
      (contentWindow !== null && '__hacked' in contentWindow) ||
      contentDocument?.querySelector('[data-hacked]') !== null,
  )
}

/** Those that would leave a trace. */
const tried = Object.entries(attacks).filter(([, text]) => text.includes('hacked') && text.length < 1000)

test('Whatever is written into attributes and slots of every element, no script runs', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { page } = await visit('<body>')
  const [escaped = String] = escapings
  for (const [name, text] of tried) {
    const pages = escapings.map(quoted =>
      elements
        .map(({ tagName, attributes, slots }) => {
          const written = attributes.map(attribute => ` ${attribute.name}="${quoted(text)}"`).join('')
          const slotted = slots.map(
            slot => `<b slot="${slot.name}" title="${quoted(text)}">${escaped(text)}</b>`,
          )
          return `<${tagName}${written}>${slotted.join('')}</${tagName}>`
        })
        .join(''),
    )
    const made = await Promise.all(pages.map(html => prerender(html)))
    expect([name, ...(await page.evaluate(loadAll, made))]).toEqual([name, false, false])
  }
})

/** Around elements (`%`), an attack (`@`) that is text, an attribute or foreign to most of those that read the page. */
const surroundings = [
  '<svg>%<![CDATA[>@]]></svg>',
  '<math>%<![CDATA[>@]]></math>',
  '<svg><desc><svg>%<![CDATA[>@]]></svg></desc></svg>',
  '<math><annotation-xml>%<![CDATA[>@]]></annotation-xml></math>',
  '<svg><style>%@</style></svg>',
  '<svg><g>%</g><p title="@"></svg>',
  '<svg></p><style><g title="</style>%@">',
  '<math><mtext><table><mglyph><style>%<!--</style>@-->',
  '<form><math><mtext></form><form><mglyph><style>%</math>@',
  '<noscript><style></noscript>%<p title="@"></style>',
  '<noscript>%<p title="</noscript>@"></noscript>',
  '<noscript><!-- </noscript>%<p title="--></noscript>@">',
  '<textarea>%@</textarea>',
  '<title>%@</title>',
  '<xmp>%@</xmp>',
  '<style>%@</style>',
  '<iframe>%@</iframe>',
  '<plaintext>%@',
  '<!-- %@ -->',
  '<template>%@</template>',
  '<table><tr><td>%<caption>%<p title="@">',
  '<table><form></table>%<input type="submit" formaction="@">',
  '<p>%<p title="@">',
  '<a title="@">%</a>%',
  `${'<div>'.repeat(600)}%<p title="@">`,
]

test('Where a page was harmless around elements, it is so once they are prerendered', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { page } = await visit('<body>')
  const markup = tried.filter(([, text]) => text.includes('<')).map(([, text]) => text)
  let harmless = 0
  for (const frame of surroundings) {
    const pages = markup.flatMap(text =>
      [text, ...escapings.map(quoted => quoted(text))].map(written =>
        frame
          .replaceAll(
            '%',
            () => `<mrp-faq heading="${escapings[1]?.(text)}"></mrp-faq><mrp-account></mrp-account>`,
          )
          .replaceAll('@', () => written),
      ),
    )
    const made = await Promise.all(pages.map(html => prerender(html)))
    const before = await page.evaluate(loadAll, pages)
    const after = await page.evaluate(loadAll, made)
    const hurt = pages.filter((_, index) => after[index] && !before[index])
    harmless += before.filter(isHurt => !isHurt).length
    expect(hurt).toEqual([])
  }
  expect(harmless).toBeGreaterThan(surroundings.length)
})
