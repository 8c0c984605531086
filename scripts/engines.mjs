import { aptInstall, findOnPath } from './programs.mjs'

/**
 * A browser engine besides Chromium that the journeys are tested in, from the system's packages.
 *
 * @typedef {object} Engine
 * @property {string} name
 * @property {readonly string[]} programs What it takes.
 * @property {readonly string[]} packages What they come in.
 */

/** @satisfies {Record<string, Engine>} */
export const engines = {
  firefox: { name: 'Firefox ESR', programs: ['firefox-esr'], packages: ['firefox-esr'] },
  webkit: {
    name: 'WebKitGTK',
    programs: ['WebKitWebDriver', 'Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
}

/** Returns the message for a missing engine, or undefined if it is installed. */
export function missing(/** @type {Engine} */ { name, programs, packages }) {
  if (programs.every(program => findOnPath(program))) return
  return `${name} is not installed here, so nothing is tried in it: apt-get install -y ${packages.join(' ')}`
}

/** Installs missing engines if that needs no confirmation. Without one, the tests go on and say so. */
export function installEngines() {
  for (const engine of Object.values(engines)) {
    if (!missing(engine)) continue
    // One by one, because not every system has the packages of both.
    aptInstall(...engine.packages)
    const line = missing(engine)
    if (line) console.warn(line)
  }
}
