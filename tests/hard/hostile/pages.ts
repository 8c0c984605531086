import type { FrameLocator, Page } from 'playwright'
import { inject } from 'vitest'
import { localInbox } from '../../support/form-page.ts'
import { hostileScripts } from './page-scripts.ts'
import { hostileStyles } from './page-styles.ts'

/** A page that does something to everything in it, with the form. */
export interface HostilePage {
  readonly name: string
  /** What comes before our script. */
  readonly head?: string
  /** What the page loads besides, by path. */
  readonly files?: Readonly<Record<string, string>>
  readonly script?: string
  readonly body?: string
  readonly htmlAttributes?: string
  /** Without one, a browser lays the page out as it did in the nineties. */
  readonly doctype?: string
  /** Served as XML, by which it is read too. */
  readonly xhtml?: true
  /** The form with which it is compared, where that differs. */
  readonly compared?: string
  /** What the page does with the form once it is awake. */
  readonly afterwards?: (page: Page) => Promise<unknown>
  /** Where the form is in the end, if not in the page itself. */
  readonly inFrame?: 'from the start' | 'afterwards'
}

/** Elements of every kind of layout: fields, questions, prices, menus, lists of links. */
export const layouts = [
  'mrp-demo-form',
  'mrp-contact-form',
  'mrp-faq',
  'mrp-pricing-plans',
  'mrp-site-header',
  'mrp-site-footer',
] as const

export const form = '<mrp-demo-form theme="light"></mrp-demo-form>'
const settings = localInbox
const ourScript = '<script type="module" src="/mrp-widgets.js"></script>'
/** Every page's own, so that all give the form the same width on the same ground. */
const ground = '<link rel="stylesheet" href="/ground.css" />'
const groundFile = { '/ground.css': 'html { background: #fff } body { margin: 0 }' }

const styled: readonly HostilePage[] = Object.entries(hostileStyles).map(([name, css]) => ({
  name,
  // A page that shows everything would show the text of a <style>.
  head: '<link rel="stylesheet" href="/hostile.css" />',
  files: { '/hostile.css': css },
}))

const scripted: readonly HostilePage[] = Object.entries(hostileScripts).map(([name, script]) => ({
  name,
  head: '<script src="/hostile.js"></script>',
  files: { '/hostile.js': script() },
}))

const frame = (attributes: string) =>
  `<iframe title="Frame" style="display: block; border: 0; width: 100%; height: 1300px" ${attributes}></iframe>`

const others: readonly HostilePage[] = [
  {
    name: 'from right to left',
    htmlAttributes: 'dir="rtl"',
    compared: form.replace('<mrp-demo-form', '<mrp-demo-form dir="rtl"'),
  },
  {
    name: 'a form that the page’s own React renders',
    head: '<script src="/hostile.js"></script>',
    files: { '/hostile.js': hostileScripts['a React of its own, and its tools']?.() ?? '' },
    body: `${settings}<div id="app"></div><script>ReactDOM.createRoot(document.getElementById('app')).render(React.createElement('main', null, React.createElement('mrp-demo-form', { theme: 'light' })))</script>`,
  },
  {
    name: 'a `<base href>` on another site, for another window',
    head: '<base href="https://elsewhere.example/deep/page.html" target="_blank" />',
    script: ourScript.replace('src="', `src="${inject('site')}`),
    body: `${settings.replace('email-origin="/"', `email-origin="${inject('site')}"`)}${form}`,
  },
  {
    name: 'XHTML, where Chromium takes no module scripts',
    xhtml: true,
    script: '<script>import("/mrp-widgets.js")</script>',
  },
  { name: 'no doctype', doctype: '' },
  {
    name: 'clones of a `<template>`',
    body: `${settings}<template>${form}</template><script>addEventListener('load', () => document.body.append(document.querySelector('template').content.cloneNode(true)))</script>`,
  },
  {
    name: 'shadow roots within shadow roots',
    // The script tag looks for tags in the page alone.
    script: ['config', 'demo-form']
      .map(name => `<script type="module" src="/elements/mrp-${name}.js"></script>`)
      .join(''),
    body: `${settings}<div id="outer"></div><script>
      let root = document.getElementById('outer').attachShadow({ mode: 'open' })
      for (let depth = 0; depth < 3; depth++) {
        root.innerHTML = '<style>* { all: unset !important } div { display: block !important }</style><div></div>'
        root = root.querySelector('div').attachShadow({ mode: 'open' })
      }
      root.innerHTML = '${form}'
    </script>`,
  },
  {
    name: 'an iframe’s document that adopts the form',
    body: `${settings}${form}${frame('')}`,
    afterwards: page =>
      page.evaluate(() => {
        const inner = document.querySelector('iframe')?.contentDocument
        const moved = document.querySelector('mrp-demo-form')
        if (!inner || !moved) throw new Error('There is nothing to move.')
        inner.body.style.margin = '0'
        inner.body.append(moved)
      }),
    inFrame: 'afterwards',
  },
  {
    name: 'a sandboxed frame without an origin',
    script: '',
    body: frame('sandbox="allow-scripts" src="/frame.html"'),
    files: { '/frame.html': `<!doctype html>${ground}${ourScript}${settings}${form}` },
    inFrame: 'from the start',
  },
]

export const hostilePages: readonly HostilePage[] = [...styled, ...scripted, ...others]

/** A page that does nothing, with the same form. */
export const plainPage = (markup: string = form): HostilePage => ({
  name: 'plain',
  body: settings + markup,
})

const htmlOf = (
  { doctype = '<!DOCTYPE html>', head = '', script = ourScript, body, htmlAttributes = '' }: HostilePage,
  xmlns = '',
): string =>
  `${doctype}\n<html ${xmlns} ${htmlAttributes}><head>${ground}${head}${script}</head><body>${body ?? settings + form}</body></html>`

/** Puts a hostile page at `/try.html`, with what it loads. */
export const serveHostile = (hostile: HostilePage) => async (page: Page) => {
  const body = hostile.xhtml ? htmlOf(hostile, 'xmlns="http://www.w3.org/1999/xhtml"') : htmlOf(hostile)
  const contentType = `${hostile.xhtml ? 'application/xhtml+xml' : 'text/html'}; charset=utf-8`
  await page.route('**/try.html', route => route.fulfill({ contentType, body }))
  for (const [path, text] of Object.entries({ ...groundFile, ...hostile.files })) {
    const type = { js: 'text/javascript', css: 'text/css' }[path.split('.')[1] ?? ''] ?? 'text/html'
    await page.route(`**${path}`, route =>
      route.fulfill({ contentType: `${type}; charset=utf-8`, body: text }),
    )
  }
}

/** Where one looks for the form. */
export const placeOf = (page: Page, { inFrame }: HostilePage, isMoved: boolean): Page | FrameLocator =>
  inFrame === 'from the start' || (inFrame === 'afterwards' && isMoved) ? page.frameLocator('iframe') : page
