import { standInsFile } from '../../demo-host/settings/stand-ins.ts'
import { ask, type Check } from './site.ts'

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
