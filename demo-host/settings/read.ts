import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { messageOf } from '../../src/services/console.ts'
import { checkBase, checkOrigin, checkSettings, type GivenSettings } from './check.ts'
import { type Settings, stock } from './settings.ts'

/** The file with the settings, unless `SITE_CONFIG` names another, or none by being empty. */
const usualFile = 'site.config.json'

/** The settings that name services, which the local server stands in for. */
const services = ['emailService', 'endpoint', 'formEndpoint', 'firebase', 'tokenSyncUrl']

/** Where settings come from besides the file. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly args: readonly string[]
}

/**
 * Returns the settings of the site. The command line (`--base`) wins over the environment (`SITE_BASE`, `SITE_ORIGIN`), and
 * both win over the file. Without a file and without `SITE_ORIGIN`, or with `SITE_STAND_INS`, the local server's
 * stand-ins take the place of the services. Throws an error that names every wrong value.
 */
export function readSettings(
  { env, args }: Surroundings = { env: process.env, args: process.argv },
): Settings {
  const file = env.SITE_CONFIG ?? usualFile
  const given = file === '' ? undefined : readFile(file, env.SITE_CONFIG !== undefined)
  const base = baseIn(args) ?? env.SITE_BASE ?? given?.base ?? '/'
  const origin = env.SITE_ORIGIN ?? given?.origin ?? stock.origin
  refuse([...checkBase(base, 'base'), ...checkOrigin(origin, 'origin')], '--base, SITE_BASE or SITE_ORIGIN')
  const isForHost = (given !== undefined || env.SITE_ORIGIN !== undefined) && !env.SITE_STAND_INS
  const known = Object.entries(given ?? {}).filter(([name]) => isForHost || !services.includes(name))
  return {
    ...stock,
    ...Object.fromEntries(known),
    origin,
    base: base.replace(/\/$/, ''),
    hasLocalServices: !isForHost,
  }
}

/** Returns the settings with which the sources are served: the stand-ins of the local server, and no base. */
export const readLocalSettings = (): Settings => ({
  ...readSettings({ env: { ...process.env, SITE_STAND_INS: '1' }, args: [] }),
  base: '',
})

const baseIn = (args: readonly string[]): string | undefined => {
  const { values } = parseArgs({ args: [...args], options: { base: { type: 'string' } }, strict: false })
  return typeof values.base === 'string' ? values.base : undefined
}

function readFile(file: string, isNamed: boolean): GivenSettings | undefined {
  if (!existsSync(file)) {
    if (isNamed) refuse(['SITE_CONFIG names it, and it does not exist.'], file)
    return undefined
  }
  let given: unknown
  try {
    given = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    refuse([`It is not JSON: ${messageOf(error)}.`], file)
  }
  refuse(checkSettings(given, ''), file)
  return given as GivenSettings
}

function refuse(faults: readonly string[], where: string): void {
  if (faults.length === 0) return
  const error = new Error(`${where}:\n${faults.map(fault => `  - ${fault}`).join('\n')}`)
  // Where in our code the check stands helps nobody to mend the file.
  error.stack = error.message
  throw error
}
