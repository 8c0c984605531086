import { readFileSync } from 'node:fs'
import { switchesFor } from '../../../demo-host/languages.ts'

// Reads the texts that our own pages have in their HTML, not in `src/content`. The baselines have them as data, because
// their builds put what this returns in the place of `__PAGES__`.

export function readPages() {
  const [home, pricing, demo] = [read('index'), read('pricing'), read('demo')]
  return {
    '/': { ...frameIn('/', home), midway: textIn(home, /class="midway" heading="([^"]*)"/) },
    '/pricing': { ...frameIn('/pricing', pricing), ...introOf(pricing) },
    '/demo': {
      ...frameIn('/demo', demo),
      ...introOf(demo),
      steps: [...demo.matchAll(/<li><strong>(.*?)<\/strong>(.*?)<\/li>/g)].map(
        ([, what = '', text = '']) => ({
          what,
          text,
        }),
      ),
      caption: textIn(demo, /<figcaption>(.*?)<\/figcaption>/),
      link: textIn(demo, /<a href="\/plan">(.*?)<\/a>/),
      afterLink: textIn(demo, /<a href="\/plan">.*?<\/a>(.*?)<\/p>/),
    },
  }
}

const read = (page: string): string => readFileSync(`demo-host/pages/${page}.html`, 'utf8')

const frameIn = (path: string, html: string) => ({
  title: textIn(html, /<title>(.*?)<\/title>/),
  languages: switchesFor('en', path),
})

const introOf = (html: string) => ({
  heading: textIn(html, /<mrp-page-intro [^>]*heading="([^"]*)"/),
  lead: textIn(html, /<mrp-page-intro [^>]*lead="([^"]*)"/),
})

function textIn(html: string, place: RegExp): string {
  const [, text] = place.exec(html) ?? []
  if (!text) throw new Error(`Our page has no text at ${place}: the baselines need to follow it.`)
  return text
}
