import { standInsFile } from '../settings/stand-ins.ts'
import { pathsOf } from './pages.ts'
import { ask, type Check, causeOf, faultOf } from './site.ts'

// Whether the site was built with settings of its own, and its services take requests from it.

/** The setting of a page, or the attribute of its form, that says where requests go. */
const service = /<mrp-(?:config|demo-form|contact-form)\s(?:[^>]*?\s)?(?:endpoint|email-service-id)="[^"]/
const endpoints = /<mrp-(?:config|demo-form|contact-form)\s(?:[^>]*?\s)?endpoint="([^"]+)"/g
const form = /<mrp-(?:demo|contact)-form[\s>]/

export const checkServices: Check = async ({ pages }) => {
  const without = pages.filter(({ html }) => form.test(html) && !service.test(html))
  return {
    good: 'The forms have a service that takes their requests.',
    faults: faultOf(
      pathsOf(without),
      pages =>
        `No service takes the requests of ${pages}: each opens the visitor’s mail app. Set "emailService" or "endpoint" in site.config.json, build and deploy.`,
    ),
  }
}

/** Asks each endpoint as a browser does before it sends a request there from another origin. */
export const checkEndpoints: Check = async ({ address, pages }) => {
  const found = pages.flatMap(({ html }) => [...html.matchAll(endpoints)].map(([, text = '']) => text))
  const urls = [...new Set(found)].map(text => new URL(text.replaceAll('&amp;', '&'), `${address}/`))
  const { origin } = new URL(address)
  const faults = await Promise.all(
    urls.filter(url => url.origin !== origin).map(url => faultOfEndpoint(url, origin)),
  )
  return {
    good: urls.length > 0 ? 'The endpoint takes requests from this site.' : 'No form has an endpoint.',
    faults: faults.filter(fault => fault !== undefined),
  }
}

async function faultOfEndpoint(url: URL, origin: string): Promise<string | undefined> {
  try {
    const { status, headers } = await fetch(url, {
      method: 'OPTIONS',
      redirect: 'manual',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    })
    const allows = (name: string, value: string) =>
      (headers.get(`access-control-allow-${name}`) ?? '')
        .split(',')
        .some(entry => ['*', value].includes(entry.trim().toLowerCase()))
    if (status >= 200 && status < 300 && allows('origin', origin) && allows('headers', 'content-type'))
      return undefined
    return `The endpoint ${url} refuses requests from ${origin} by CORS: it answered OPTIONS with ${status}. Let it answer 204 with access-control-allow-origin: ${origin} and access-control-allow-headers: content-type.`
  } catch (error) {
    return `The endpoint ${url} cannot be reached: ${causeOf(error).message}.`
  }
}

/** Whether the bundle and the pages were built with settings of their own: every partner's page gets those of the bundle. */
export const checkStandIns: Check = async ({ address }) => {
  const { status, body } = await ask(`${address}/${standInsFile}`)
  return {
    good: 'No stand-in is live.',
    faults: status === 200 ? faultsOf(body.toString()) : [unknown(address)],
  }
}

const unknown = (address: string): string =>
  `${address}/${standInsFile} does not say whether the site has stand-ins. Deploy the whole folder.`

function faultsOf(json: string): readonly string[] {
  const standIns: Readonly<Record<string, string>> = JSON.parse(json)
  const found = Object.entries(standIns).map(([name, what]) => `${name} (${what})`)
  return found.length === 0
    ? []
    : [
        `The site, and with it every page that loads its script, has stand-ins: ${found.join('; ')}. Set them in site.config.json, build and deploy: docs/going-live.md.`,
      ]
}
